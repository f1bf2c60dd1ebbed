/**
 * `npm run test:mutation -- [files] [--share 0.05] [--seed N] [--unnoticed]`: changes the code in one place
 * at a time, runs the tests that cover the place, and prints which changes they notice, by folder. Without
 * files it takes all of registry/, build/ and server/. A share of the changes, drawn at random, estimates the
 * same.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Command } from "commander";
import { globSync } from "glob";
import { installPinned } from "../clients/installed-packages.ts";
import { node22 } from "../clients/pinned-node.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { type Change, bundleChangedCode } from "./changed-code.ts";
import { outcomesOf } from "./outcomes.ts";
import type { Outcome } from "./plan.ts";

/** Apart from what only `npm run sync:…` and the browser run. */
const EVERYTHING = "{registry,build,server}/**/*.ts";
const APART = ["**/generated/**", "**/*.d.ts", "registry/{sync,counts}/**", "build/site/client/**"];

/**
 * Files that mainly run in processes and threads of their own, in which nobody sees which lines a test
 * covers, each with the tests that start them: all of these run for each change.
 */
const IN_PROCESSES: readonly { files: string; tests: readonly string[] }[] = [
  {
    files: "build/{main,publish-commands,validate-command,closed-pipe,registry-option}.ts",
    tests: ["test/build/command-line.test.ts"],
  },
  {
    files: "build/{progress,publish-error,write-in-thread,write-thread}.ts",
    tests: ["test/build/command-line.test.ts"],
  },
  {
    files: "build/site/picture/{draw-in-thread,draw-thread}.ts",
    tests: ["test/build/command-line.test.ts"],
  },
  {
    files: "build/{dev,dev-builder,dev-thread,watch-inputs}.ts",
    tests: ["test/build/dev.test.ts"],
  },
  {
    files: "build/new/{commands,ask-for-project}.ts",
    tests: ["test/build/new/init.test.ts", "test/build/command-line.test.ts"],
  },
  {
    files: "server/command-line.ts",
    tests: ["test/build/command-line.test.ts", "test/server/serve.test.ts"],
  },
  {
    files: "server/{main,serve,access-log,listen,graceful-close}.ts",
    tests: ["test/server/serve.test.ts"],
  },
  {
    files: "server/{workers,connection-handover,handed-connections,restart-delays}.ts",
    tests: ["test/server/serve.test.ts", "test/server/restart-delays.test.ts"],
  },
];

/**
 * Tests that notice nothing in the process that runs them, since they start others, and those that need more
 * of Jest than its names.
 */
const TESTS_APART = [
  "test/**/*.system.test.ts",
  "test/build/{command-line,dev,changed,editors,rule-pages}.test.ts",
  "test/registry/lookup-modules.test.ts",
  "test/schemas/linear-patterns.test.ts",
  "test/server/serve.test.ts",
  "test/server/hosts/{edge-outages,node}.test.ts",
];

const BUNDLES = join(PROJECT, ".cache/mutation-bundles");
const JEST_CONFIG = join(PROJECT, "test/mutation/jest.config.json");
const BASE_CONFIG = join(PROJECT, "test/mutation/stryker.config.json");
const STRYKER_CONFIG = join(PROJECT, ".cache/mutation-config.json");

/** Stryker's words. */
const OUTCOME_OF: Readonly<Record<string, Outcome>> = {
  Killed: "noticed",
  Timeout: "endless",
  Survived: "unnoticed",
  NoCoverage: "uncovered",
};

/** Lines that are drawn together: enough for a function's part, few enough for an even draw. */
const LINES_DRAWN = 8;

/** The part of Stryker's report that is read. */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

interface Score {
  noticed: number;
  unnoticed: number;
  uncovered: number;
}

const command = new Command("test:mutation")
  .argument("[files...]")
  .option("--share <share>", "of the changes, drawn at random: 0 to 1", Number, 1)
  .option("--seed <number>", "another draw for another number", "1")
  .option("--unnoticed", "print each change that no test notices")
  .parse();
const { share, seed, unnoticed } = command.opts<{
  share: number;
  seed: string;
  unnoticed?: true;
}>();
const files =
  command.args.length > 0
    ? command.args
    : globSync(EVERYTHING, { cwd: PROJECT, ignore: APART }).sort();
const tools = await installPinned(
  join(PROJECT, "test/mutation/pinned-tools.json"),
  join(PROJECT, ".cache/mutation"),
  () => process.stderr.write("Installing the mutation tester into .cache/, once …\n"),
);
const scores = new Map<string, Score>();
const apart = IN_PROCESSES.map(({ files: pattern, tests }) => ({
  tests,
  files: globSync(pattern, { cwd: PROJECT }).filter((file) => files.includes(file)),
}));
const inProcesses = new Set(apart.flatMap((row) => row.files));

await tryHere(files.filter((file) => !inProcesses.has(file)));
for (const row of apart) await tryInProcesses(row.files, row.tests);
for (const [folder, score] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${folder}: ${inWords(score)}`);

/** Runs the tests that cover a change in this project's own processes: hundreds of changes a second. */
async function tryHere(changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  const tests = globSync("test/**/*.test.ts", { cwd: PROJECT, ignore: TESTS_APART }).sort();
  const changes = (await bundleChangedCode(tools, changed, tests, BUNDLES)).filter(isDrawn);
  const outcomes = await outcomesOf(
    changes.map(({ id }) => id),
    tests,
    BUNDLES,
  );
  for (const change of changes) {
    const outcome = outcomes.get(change.id) ?? "uncovered";
    if (unnoticed && (outcome === "unnoticed" || outcome === "uncovered"))
      console.log(`${change.file}:${change.line} ${outcome}: ${inOneLine(change)}`);
    add(change.file, outcome);
  }
}

/** Tries changes with all of these tests, on the changed code compiled as users run it. */
async function tryInProcesses(changed: readonly string[], tests: readonly string[]): Promise<void> {
  const ranges = changed.flatMap(linesDrawnFrom);
  if (ranges.length === 0) return;
  const settings = {
    jest: {
      config: {
        ...(readJson(JEST_CONFIG) as object),
        testMatch: tests.map((path) => `<rootDir>/${path}`),
      },
      enableFindRelatedTests: false,
    },
  };
  writeFileSync(
    STRYKER_CONFIG,
    JSON.stringify({ ...(readJson(BASE_CONFIG) as object), ...settings }),
  );
  const stryker = join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const args = [stryker, "run", STRYKER_CONFIG, "--mutate", ranges.join()];
  const { status } = spawnSync(await node22(), args, { cwd: PROJECT, stdio: "inherit" });
  if (status !== 0) {
    process.exitCode = 1;
    return;
  }
  const report = readJson(join(PROJECT, ".cache/mutation-report.json")) as MutationReport;
  for (const [path, { mutants }] of Object.entries(report.files))
    for (const { status: outcome } of mutants)
      add(relative(PROJECT, join(PROJECT, path)), OUTCOME_OF[outcome] ?? "static");
}

/** A file whole, or ranges of its lines: `registry/scale.ts:9-16`. */
function linesDrawnFrom(file: string): string[] {
  if (share >= 1) return [file];
  const lineCount = readFileSync(join(PROJECT, file), "utf8").split("\n").length;
  const starts = Array.from(
    { length: Math.ceil(lineCount / LINES_DRAWN) },
    (_, index) => index * LINES_DRAWN + 1,
  );
  return starts
    .map((start) => `${file}:${start}-${start + LINES_DRAWN - 1}`)
    .filter((range) => chanceOf(range) < share);
}

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
  else if (outcome !== "static") score[outcome] += 1;
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
