/**
 * `npm run test:mutation -- [files] [--share 0.05] [--seed N] [--tests P] [--unnoticed]`: changes the code in one place
 * at a time, runs the tests that cover the place, and prints which changes they notice, by folder. Without
 * files it takes all of registry/, build/ and server/. A share of the changes, drawn at random, estimates the
 * same.
 */
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { globSync } from "glob";
import { installPinned } from "../clients/installed-packages.ts";
import { PROJECT } from "../fixtures/read.ts";
import { type Change, writeChangedProject } from "./changed-code.ts";
import { outcomesOf } from "./outcomes.ts";
import type { Outcome } from "./plan.ts";

/** Apart from what only `npm run sync:…` and the browser run. */
const EVERYTHING = "{registry,build,server}/**/*.ts";
const APART = ["**/generated/**", "**/*.d.ts", "registry/{sync,counts}/**", "build/site/client/**"];

/** Tests of whole systems, and those that need more of Jest than its names, or change this project's files. */
const TESTS_APART = [
  "test/**/*.system.test.ts",
  "test/build/{editors,rule-pages}.test.ts",
  "test/registry/lookup/lookup-modules.test.ts",
  "test/schemas/linear-patterns.test.ts",
];

const COPY = join(PROJECT, ".cache/changed-project");

interface Score {
  noticed: number;
  unnoticed: number;
  uncovered: number;
}

const command = new Command("test:mutation")
  .argument("[files...]")
  .option("--share <share>", "of the changes, drawn at random: 0 to 1", Number, 1)
  .option("--seed <number>", "another draw for another number", "1")
  .option("--tests <pattern>", "run only these tests", "test/**/*.test.ts")
  .option("--unnoticed", "print each change that no test notices")
  .parse();
const { share, seed, tests, unnoticed } = command.opts<{
  share: number;
  seed: string;
  tests: string;
  unnoticed?: true;
}>();
const patterns = command.args.length > 0 ? command.args : EVERYTHING;
const files = globSync(patterns, { cwd: PROJECT, ignore: APART }).sort();
const tools = await installPinned(
  join(PROJECT, "test/mutation/pinned-tools.json"),
  join(PROJECT, ".cache/mutation"),
  () => process.stderr.write("Installing the mutation tester into .cache/, once …\n"),
);
const scores = new Map<string, Score>();
const testFiles = globSync(tests, { cwd: PROJECT, ignore: TESTS_APART }).sort();
const changes = await writeChangedProject(tools, files, testFiles, COPY);
const drawn = changes.filter(isDrawn);
const outcomes = await outcomesOf(changes, drawn, testFiles, COPY);
for (const change of drawn) {
  const outcome = outcomes.get(change.id) ?? "uncovered";
  if (unnoticed && (outcome === "unnoticed" || outcome === "uncovered"))
    console.log(`${change.file}:${change.line} ${outcome}: ${inOneLine(change)}`);
  add(change.file, outcome);
}
for (const [folder, score] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${folder}: ${inWords(score)}`);

function isDrawn({ file, line, code, replacement }: Change): boolean {
  return share >= 1 || chanceOf(`${file}:${line} ${code} ${replacement}`) < share;
}

/** 0 to 1, the same in every run with the same seed. */
function chanceOf(place: string): number {
  const hash = createHash("sha256").update(`${seed} ${place}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}

function add(file: string, outcome: Outcome): void {
  const folder = dirname(file);
  const score = scores.get(folder) ?? { noticed: 0, unnoticed: 0, uncovered: 0 };
  scores.set(folder, score);
  if (outcome === "noticed" || outcome === "endless") score.noticed += 1;
  else score[outcome] += 1;
}

function inWords({ noticed, unnoticed, uncovered }: Score): string {
  const covered = noticed + unnoticed;
  const percent = covered === 0 ? "none" : `${Math.round((100 * noticed) / covered)} %`;
  return `${noticed} of ${covered} changes noticed (${percent}); ${uncovered} in code that no test runs`;
}

function inOneLine({ code, replacement }: Change): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 90);
  return `${short(code)} => ${short(replacement)}`;
}
