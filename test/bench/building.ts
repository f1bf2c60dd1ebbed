import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { run } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { scratchFolder } from "./scratch.ts";
import { writeGeneratedRegistry } from "./generated-registry.ts";
import { type Measured, interleaved, median } from "./measure.ts";

const COMMAND = join(PROJECT, "lib/build/main.js");

/** Copies of the project's own registry: some two thousand items, and a hundred thousand. */
const SIZES = [
  { copies: 1, times: 5 },
  { copies: 43, times: 1 },
];

export interface BuildingResults {
  /** Milliseconds of whole commands; the floor is that of its loop plus the start of an empty process. */
  commands: Measured[];
  sizes: { items: number; milliseconds: number; peakBytes: number }[];
}

/**
 * How long building and validating take, beside other tools for the same. Nothing is removed between
 * the rounds: after a removal ext4 creates files many times as slowly.
 */
export async function measureBuilding(
  dist: string,
  tools: string,
  rounds: number,
  onProgress: (text: string) => void,
): Promise<BuildingResults> {
  const scratch = scratchFolder();
  const registry = join(scratch, "registry");
  cpSync(ownRegistryDir, registry, { recursive: true });
  const again = join(scratch, "again");
  const changing = join(registry, "pairings/minimal.json");
  const original = readFileSync(changing, "utf8");
  const binary = (path: string) => join(tools, "node_modules", path);
  writeShadcnRegistry(join(scratch, "registry.json"));

  let runs = 0;
  const fresh = () => join(scratch, `out-${(runs += 1)}`);
  const timed = async (...args: string[]) => {
    const start = performance.now();
    await run(process.execPath, args, scratch);
    return performance.now() - start;
  };
  const own = (...args: string[]) => timed(COMMAND, ...args, "--registry", registry);
  const ajv = (kind: string) =>
    timed(
      ...[binary("ajv-cli/dist/index.js"), "validate", "--spec=draft2020", "-c", "ajv-formats"],
      ...[
        "-s",
        join(PROJECT, `schemas/${kind}.schema.json`),
        "-d",
        join(registry, `${kind}s/*.json`),
      ],
    );
  const measures = new Map<string, () => Promise<number>>([
    ["build", () => own("build", "--out", fresh())],
    [
      "floor",
      async () => {
        const floor = join(PROJECT, "test/bench/floor.mjs");
        const loop = await run(process.execPath, [floor, registry, `${dist}/`, fresh()], scratch);
        return Number(loop) + (await timed("--eval", "0"));
      },
    ],
    [
      "shadcn build",
      async () => {
        const out = fresh();
        const shadcn = binary("shadcn/dist/index.js");
        const milliseconds = await timed(
          shadcn,
          "build",
          join(scratch, "registry.json"),
          "--output",
          out,
        );
        const fontCount = readdirSync(join(registry, "fonts")).length;
        if (readdirSync(out).length <= fontCount)
          throw new Error("shadcn build did not write every item");
        return milliseconds;
      },
    ],
    ["build, nothing changed", () => own("build", "--out", again)],
    [
      "build, one item changed",
      async () => {
        const size = `"font-size": "2.${String((runs += 1) + 100)}rem"`;
        writeFileSync(changing, original.replace(/"font-size": "2\.25rem"/, size));
        const milliseconds = await own("build", "--out", again);
        if (!readFileSync(join(again, "r/minimal.json"), "utf8").includes(size))
          throw new Error("the change was not published");
        return milliseconds;
      },
    ],
    ["validate", () => own("validate")],
    ["ajv-cli", async () => (await ajv("pairing")) + (await ajv("font"))],
  ]);
  await own("build", "--out", again);
  const commands = await interleaved(
    rounds,
    measures,
    () => "build",
    (round) => {
      onProgress(`building: round ${round} of ${rounds}`);
    },
  );
  await assertSame(dist, scratch);

  const sizes: BuildingResults["sizes"] = [];
  for (const { copies, times } of SIZES) {
    const folder = scratchFolder();
    const items = writeGeneratedRegistry(join(folder, "registry"), copies);
    const builds: Built[] = [];
    for (let time = 0; time < times; time += 1) {
      onProgress(`building ${items} items`);
      builds.push(await built(folder, `dist-${time}`));
    }
    const of = (key: keyof Built) => median(builds.map((build) => build[key]));
    sizes.push({ items, milliseconds: of("milliseconds"), peakBytes: of("peakBytes") });
  }
  return { commands, sizes };
}

interface Built {
  milliseconds: number;
  /** The peak resident memory of the process. */
  peakBytes: number;
}

/** Builds a folder's registry beside it. */
async function built(folder: string, out: string): Promise<Built> {
  const printPeak =
    "data:text/javascript,process.once('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";
  const options = ["build", "--registry", join(folder, "registry"), "--out", join(folder, out)];
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", printPeak, COMMAND, ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`building ${folder} exited with code ${String(code)}: ${stderr}`);
  const milliseconds = performance.now() - start;
  return { milliseconds, peakBytes: Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024 };
}

/** The input of `shadcn build`: all items in one file. */
function writeShadcnRegistry(file: string): void {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  const items = [...pairings.values(), ...fonts.values()].map(({ $schema, ...item }) => item);
  const text = JSON.stringify({
    name: "typography-registry",
    homepage: "http://localhost:3000",
    items,
  });
  writeFileSync(file, text.replaceAll("{base_url}", "http://localhost:3000"));
}

/** The measured command publishes the same bytes as the project's build. */
async function assertSame(dist: string, scratch: string): Promise<void> {
  const out = join(scratch, "same");
  await run(
    process.execPath,
    [COMMAND, "build", "--registry", ownRegistryDir, "--out", out],
    scratch,
  );
  const paths = pathsBelow(dist).sort();
  if (paths.join() !== pathsBelow(out).sort().join())
    throw new Error("the build published other paths than expected");
  const differing = paths.find(
    (path) => !readFileSync(join(dist, path)).equals(readFileSync(join(out, path))),
  );
  if (differing !== undefined) throw new Error(`${differing} has other bytes than expected`);
}
