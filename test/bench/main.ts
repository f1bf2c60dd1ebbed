/**
 * `npm run bench [-- --only serving,starting,building,wire,requests] [--rounds N] [--update]`: measures
 * this project beside other tools, as ratios in one run. Needs wrk and taskset; nginx is included where
 * it is installed. The raw figures go to `test/bench/results.json`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { buildRegistry } from "../../build/publish/build.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { installPinned } from "../clients/installed-packages.ts";
import { PROJECT } from "../fixtures/read.ts";
import { scratchFolder } from "./scratch.ts";
import { measureBuilding } from "./building.ts";
import { isInstalled } from "./installed.ts";
import { measureServing } from "./serving.ts";
import { measureStarting } from "./starting.ts";
import { requestCosts } from "./request-costs.ts";
import { type Results, tables } from "./tables.ts";
import { wireSizes } from "./wire.ts";

const PARTS = ["serving", "starting", "building", "wire", "requests"];
const ROUNDS = 5;

/** The tables of `test/bench/README.md` are between these two. */
const TABLES = /(<!-- bench -->)[^]*(<!-- \/bench -->)/;

const flags = new Command("bench")
  .option("--only <parts>", PARTS.join(","), parseParts, PARTS)
  .option("--rounds <number>", "of each measurement", Number, ROUNDS)
  .option("--update", "write the tables into test/bench/README.md")
  .parse()
  .opts<{ only: string[]; rounds: number; update?: true }>();

for (const command of ["wrk", "taskset"]) {
  if (isInstalled(command)) continue;
  throw new Error(`${command} was not found. Install it: apt-get install wrk util-linux`);
}
const page = join(PROJECT, "test/bench/README.md");
if (!TABLES.test(await readFile(page, "utf8")))
  throw new Error(`${page} has no <!-- bench --> and <!-- /bench -->. Put them back.`);
const showProgress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
};
const tools = await installPinned(
  join(PROJECT, "test/bench/pinned-tools.json"),
  join(PROJECT, ".cache/bench"),
  () => {
    process.stderr.write("Installing the tools to compare with into .cache/, once …\n");
  },
);
const dist = join(scratchFolder(), "dist");
const baseUrl = "http://localhost:3000";
const { manifest } = buildRegistry({ registryDir: ownRegistryDir, outDir: dist, baseUrl });
if (manifest === undefined) throw new Error("The registry is invalid. Run `npm run validate`.");

const model = cpus()[0]?.model ?? "";
const resultsFile = join(PROJECT, "test/bench/results.json");
// Parts that are not measured now keep their last results.
const earlier = JSON.parse(await readFile(resultsFile, "utf8").catch(() => "{}")) as Results;
const results: Results = {
  ...earlier,
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node.js ${process.version}; one core for the server, one for the load, 32 connections, medians of ${flags.rounds} interleaved rounds (least to greatest)`,
};
const isSelected = (part: string) => flags.only.includes(part);
if (isSelected("wire")) results.wire = wireSizes(dist);
if (isSelected("requests")) results.requests = await requestCosts(dist);
if (isSelected("starting"))
  results.starting = await measureStarting(dist, tools, flags.rounds, showProgress);
if (isSelected("serving"))
  results.serving = await measureServing(dist, tools, flags.rounds, showProgress);
if (isSelected("building"))
  results.building = await measureBuilding(dist, tools, flags.rounds, showProgress);
showProgress("");

const text = tables(results);
console.log(text);
await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
if (flags.update) {
  const inserted = (_: string, start: string, end: string) => `${start}\n\n${text}\n\n${end}`;
  await writeFile(page, (await readFile(page, "utf8")).replace(TABLES, inserted));
}

function parseParts(list: string): string[] {
  const parts = list.split(",");
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown === undefined) return parts;
  throw new InvalidArgumentError(`${unknown} is not a part. Choose from ${PARTS.join(", ")}.`);
}
