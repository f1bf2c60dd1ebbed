/**
 * `npm run bench [-- --only serving,starting,flood,requests,building] [--rounds N] [--earlier DIR]`: prints
 * tables of ratios measured side by side, and of limits. Needs wrk and taskset.
 */
import { cpus } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { run } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { buildingTable } from "./building.ts";
import { requireTools } from "./load.ts";
import { floodTable } from "./flood.ts";
import { costTable } from "./request-costs.ts";
import { scratchFolder } from "./scratch.ts";
import { servingTable } from "./serving.ts";
import { firstAnswered, startingTable } from "./starting.ts";

const PARTS = ["serving", "starting", "flood", "requests", "building"];

const { only, rounds, earlier } = new Command("bench")
  .option("--only <parts>", "a list of parts", PARTS.join(","))
  .option("--rounds <number>", "of each measurement", Number, 5)
  .option("--earlier <folder>", "a compiled checkout whose build is compared")
  .parse()
  .opts<{ only: string; rounds: number; earlier?: string }>();
const parts = only.split(",");
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown !== undefined)
  throw new Error(`${unknown} is not a part. Choose from ${PARTS.join(", ")}.`);

requireTools();
const folder = scratchFolder();
const dist = join(folder, "dist");
const main = join(PROJECT, "lib/build/main.js");
await run(process.execPath, [main, "build", "--registry", ownRegistryDir, "--out", dist], folder);
const tables: Readonly<Record<string, () => Promise<string>>> = {
  serving: () => servingTable(dist, rounds),
  starting: () => startingTable(dist, rounds),
  flood: () => floodTable(() => firstAnswered(dist)),
  requests: () => costTable(dist),
  building: () => buildingTable(rounds, earlier),
};
const cores = cpus();
console.log(
  `${cores.length} × ${cores[0]?.model.trim() ?? ""}, Node.js ${process.version}, ${rounds} rounds\n`,
);
for (const part of parts) console.log(`${(await tables[part]?.()) ?? ""}\n`);
