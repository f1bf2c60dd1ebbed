/**
 * `npm run test:faults [-- NAME…] [--short]`: causes faults of machines, operators and strangers, and
 * prints what was tried, what held and what was lost. Exits with 1 when something was lost.
 */
import { join } from "node:path";
import { Argument, Command } from "commander";
import { buildRegistry } from "../../build/publish/build.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { scratchFolder } from "../bench/scratch.ts";
import { SCENARIOS } from "./scenarios.ts";

const command = new Command("faults")
  .addArgument(new Argument("[names...]").choices(Object.keys(SCENARIOS)))
  .option("--short", "as much as CI tries")
  .parse();
const names = command.args.length > 0 ? command.args : Object.keys(SCENARIOS);
const { short: isShort } = command.opts<{ short?: true }>();

const dist = join(scratchFolder(), "dist");
buildRegistry({ registryDir: ownRegistryDir, outDir: dist, baseUrl: "https://example.com" });

console.log("| scenario | of | tried | held | lost | seconds | counted |");
console.log("| --- | --- | --: | --: | --: | --: | --- |");
for (const name of names) {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) continue;
  const missing = scenario.missing?.();
  if (missing !== undefined) {
    console.log(`| ${name} | not tried: needs ${missing} | | | | | |`);
    continue;
  }
  const [unit, inCi, whole] = scenario.amount;
  const amount = isShort ? inCi : whole;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name} …\r`);
  const start = performance.now();
  const { tried, held, lost, counts } = await scenario.run(
    { dist, folder: scratchFolder() },
    amount,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counted = Object.entries(counts).map(([key, value]) => `${key} ${value}`);
  const row = [name, `${amount} ${unit}`, tried, held, lost.length, seconds, counted.join(", ")];
  console.log(`| ${row.join(" | ")} |`);
  for (const line of lost) console.error(`${name}: ${line}`);
  if (lost.length > 0) process.exitCode = 1;
}
