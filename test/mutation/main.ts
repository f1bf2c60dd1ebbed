/**
 * `npm run test:mutation -- [files] [--share 0.05] [--seed N]`: changes the code in one place at a time,
 * runs the tests that cover the place, and prints which changes they notice, by folder. Without files it
 * takes all of registry/, build/ and server/, which is a matter of many hours; a share of the lines, drawn
 * at random, estimates the same.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { globSync } from "glob";
import { installPinned } from "../clients/installed-packages.ts";
import { node22 } from "../clients/pinned-node.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";

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

const JEST_CONFIG = join(PROJECT, "test/mutation/jest.config.json");
const BASE_CONFIG = join(PROJECT, "test/mutation/stryker.config.json");
const STRYKER_CONFIG = join(PROJECT, ".cache/mutation-config.json");

/** Lines that are drawn together: enough for a function's part, few enough for an even draw. */
const LINES_DRAWN = 8;

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

const command = new Command("test:mutation")
  .argument("[files...]")
  .option("--share <share>", "of the lines, drawn at random: 0 to 1", Number, 1)
  .option("--seed <number>", "another draw for another number", "1")
  .parse();
const { share, seed } = command.opts<{ share: number; seed: string }>();
const files =
  command.args.length > 0
    ? command.args
    : globSync(EVERYTHING, { cwd: PROJECT, ignore: APART }).sort();
const tools = await installPinned(
  join(PROJECT, "test/mutation/pinned-tools.json"),
  join(PROJECT, ".cache/mutation"),
  () => process.stderr.write("Installing the mutation tester into .cache/, once …\n"),
);
const stryker = join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js");
const node = await node22();
const scores = new Map<string, Score>();

const apart = IN_PROCESSES.map(({ files: pattern, tests }) => ({
  tests,
  files: globSync(pattern, { cwd: PROJECT }).filter((file) => files.includes(file)),
}));
const inProcesses = new Set(apart.flatMap((row) => row.files));
test(
  files.filter((file) => !inProcesses.has(file)),
  {},
);
for (const row of apart) test(row.files, withProcesses(row.tests));
for (const [folder, { noticed, unnoticed }] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const all = noticed + unnoticed;
  console.log(`${folder}: ${noticed} of ${all} changes noticed (${percent(noticed, all)})`);
}

/** Every change is tried with all of these tests, on the changed code compiled as users run it. */
function withProcesses(tests: readonly string[]): object {
  return {
    coverageAnalysis: "off",
    ignoreStatic: false,
    buildCommand: "npx tsc -p tsconfig.lib.json --noCheck --declaration false --incremental false",
    jest: {
      config: {
        ...(readJson(JEST_CONFIG) as object),
        rootDir: ".",
        testMatch: tests.map((path) => `<rootDir>/${path}`),
      },
      enableFindRelatedTests: false,
    },
  };
}

/** Tries changes, and adds to the scores. */
function test(changed: readonly string[], settings: object): void {
  const ranges = changed.flatMap(drawnFrom);
  if (ranges.length === 0) return;
  writeFileSync(
    STRYKER_CONFIG,
    JSON.stringify({ ...(readJson(BASE_CONFIG) as object), ...settings }),
  );
  const { status } = spawnSync(node, [stryker, "run", STRYKER_CONFIG, "--mutate", ranges.join()], {
    cwd: PROJECT,
    stdio: "inherit",
  });
  if (status === 0) addScores();
  else process.exitCode = 1;
}

/** A file whole, or ranges of its lines: `registry/scale.ts:9-16`. */
function drawnFrom(file: string): string[] {
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

/** 0 to 1, the same in every run with the same seed. */
function chanceOf(range: string): number {
  const hash = createHash("sha256").update(`${seed} ${range}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}

function addScores(): void {
  const text = readFileSync(join(PROJECT, ".cache/mutation-report.json"), "utf8");
  for (const [path, { mutants }] of Object.entries((JSON.parse(text) as MutationReport).files)) {
    const folder = dirname(path);
    const score = scores.get(folder) ?? { noticed: 0, unnoticed: 0 };
    score.noticed += mutants.filter((mutant) => NOTICED.includes(mutant.status)).length;
    score.unnoticed += mutants.filter((mutant) => UNNOTICED.includes(mutant.status)).length;
    scores.set(folder, score);
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((100 * part) / whole)} %`;
}
