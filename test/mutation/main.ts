/**
 * `npm run test:mutation -- [files]`: changes the code in one place at a time, runs the tests that cover
 * the place, and prints which changes they notice, by folder. Without files it takes all of registry/,
 * build/ and server/, which is a matter of hours.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { installPinned } from "../clients/installed-packages.ts";
import { node22 } from "../clients/pinned-node.ts";
import { PROJECT } from "../fixtures/read.ts";

/** Apart from what only `npm run sync:…` and the browser run. */
const EVERYTHING = [
  "{registry,build,server}/**/*.ts",
  "!**/generated/**",
  "!registry/{sync,counts}/**",
  "!build/site/client/**",
];

/** The part of Stryker's report that is read. */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

interface Score {
  noticed: number;
  unnoticed: number;
}

const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

const { args } = new Command("test:mutation").argument("[files...]").parse();
const tools = await installPinned(
  join(PROJECT, "test/mutation/pinned-tools.json"),
  join(PROJECT, ".cache/mutation"),
  () => process.stderr.write("Installing the mutation tester into .cache/, once …\n"),
);
const { status } = spawnSync(
  await node22(),
  [
    join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js"),
    ...["run", "test/mutation/stryker.config.json", "--mutate"],
    (args.length > 0 ? args : EVERYTHING).join(","),
  ],
  { cwd: PROJECT, stdio: "inherit" },
);
if (status === 0) printScores();
else process.exitCode = 1;

function printScores(): void {
  const text = readFileSync(join(PROJECT, ".cache/mutation-report.json"), "utf8");
  const scores = new Map<string, Score>();
  for (const [path, { mutants }] of Object.entries((JSON.parse(text) as MutationReport).files)) {
    const folder = dirname(path);
    const score = scores.get(folder) ?? { noticed: 0, unnoticed: 0 };
    score.noticed += mutants.filter((mutant) => NOTICED.includes(mutant.status)).length;
    score.unnoticed += mutants.filter((mutant) => UNNOTICED.includes(mutant.status)).length;
    scores.set(folder, score);
  }
  for (const [folder, { noticed, unnoticed }] of scores) {
    const all = noticed + unnoticed;
    console.log(`${folder}: ${noticed} of ${all} changes noticed (${percent(noticed, all)})`);
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((100 * part) / whole)} %`;
}
