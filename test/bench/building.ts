import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { run } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { interleaved, median, spread, table } from "./measure.ts";
import { scratchFolder } from "./scratch.ts";

/**
 * Milliseconds of builds with the site. Nothing is removed between the rounds: after a removal ext4
 * creates files many times as slowly.
 *
 * @param earlier another compiled checkout, which builds the same registry
 */
export async function buildingTable(rounds: number, earlier?: string): Promise<string> {
  const folder = scratchFolder();
  const registry = join(folder, "registry");
  cpSync(ownRegistryDir, registry, { recursive: true });
  let builds = 0;
  const build = async (project: string, out = `cold-${(builds += 1)}`) => {
    const main = join(project, "lib/build/main.js");
    const args = [main, "build", "--registry", registry, "--out", join(folder, out)];
    const start = performance.now();
    await run(process.execPath, args, folder);
    return performance.now() - start;
  };
  await build(PROJECT, "changed");
  const pairing = join(registry, "pairings/minimal.json");
  const original = readFileSync(pairing, "utf8");
  const measures = new Map([
    ["cold build", () => build(PROJECT)],
    [
      "one item changed",
      async () => {
        const size = `"font-size": "2.${(builds += 1) + 100}rem"`;
        writeFileSync(pairing, original.replace(/"font-size": "2\.25rem"/, size));
        const milliseconds = await build(PROJECT, "changed");
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
    ...[name, median(values).toFixed(0), spread(ratios)],
  ]);
  return table(["Build with the site", "ms", "Ratio to a cold build"], rows);
}
