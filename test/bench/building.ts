import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { interleaved, median, spread, table } from "./measure.ts";
import { scratchFolder } from "./scratch.ts";

/** What a build of the package's own registry reads. */
const PACKAGE = ["lib", "build", "registry", "schemas", "server", "package.json", "node_modules"];

/**
 * Milliseconds of builds with the site. Nothing is removed between the rounds: after a removal ext4
 * creates files many times as slowly.
 *
 * @param earlier another compiled checkout
 */
export async function buildingTable(rounds: number, earlier?: string): Promise<string> {
  const folder = scratchFolder();
  // A copy, since one item is changed.
  const copy = join(folder, "package");
  mkdirSync(copy);
  for (const name of PACKAGE)
    if (name === "node_modules") symlinkSync(join(PROJECT, name), join(copy, name));
    else cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  let builds = 0;
  const build = async (project: string, out = `cold-${(builds += 1)}`) => {
    const args = ["lib/build/main.js", "build", "--out", join(folder, out)];
    const start = performance.now();
    await run(process.execPath, args, project);
    return performance.now() - start;
  };
  await build(copy, "changed");
  const pairing = join(copy, "registry/pairings/minimal.json");
  const original = readFileSync(pairing, "utf8");
  const measures = new Map([
    ["cold build", () => build(copy)],
    [
      "one item changed",
      async () => {
        const size = `"font-size": "2.${(builds += 1) + 100}rem"`;
        writeFileSync(pairing, original.replace(/"font-size": "2\.25rem"/, size));
        const milliseconds = await build(copy, "changed");
        if (!readFileSync(join(folder, "changed/r/minimal.json"), "utf8").includes(size))
          throw new Error("The change was not published.");
        return milliseconds;
      },
    ],
  ]);
  if (earlier !== undefined)
    measures.set("cold build of the earlier checkout", () => build(earlier));
  const measured = await interleaved(rounds, measures);
  const rows = [...measured].map(([name, { values, ratios }]) => [
    name,
    median(values).toFixed(0),
    spread(ratios),
  ]);
  return table(["Build with the site", "ms", "Ratio to a cold build"], rows);
}
