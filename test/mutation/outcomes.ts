import { type ChildProcess, fork } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { progressOn } from "../../build/progress.ts";
import { PROJECT } from "../fixtures/read.ts";
import { type Coverage, DAMAGED, type Message, type Outcome, type Plan } from "./plan.ts";

const TRY_CHANGES = join(PROJECT, ".cache/compiled/test/mutation/try-changes.js");
/** A process that says nothing for so long hangs: in one test without a change, or in one with it. */
const SILENCE_MILLISECONDS = { covering: 600_000, trying: 30_000 };
/** Bundles of all tests, each with its fixtures. */
const HEAP_MEGABYTES = 6000;

/**
 * Tries changes in processes, one after the other: the next continues where one was ended by a change.
 *
 * @param changes their ids
 * @param tests names of the test files, as they are numbered in the folder
 */
export async function outcomesOf(
  changes: readonly string[],
  tests: readonly string[],
  bundleDir: string,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const progress = progressOn(process.stderr);
  let coverage: Coverage | undefined;
  let isDone = false;
  while (!isDone) {
    const left = changes.filter((change) => !outcomes.has(change));
    const plan = { bundleDir, tests, changes: left, ...(coverage && { coverage }) };
    isDone = await runProcess(plan, (message) => {
      if (message.kind === "covered") {
        ({ coverage } = message);
        for (const name of message.failed) console.error(`Not used, fails in one process: ${name}`);
      }
      if (message.kind !== "tried") return;
      outcomes.set(message.change, message.outcome);
      progress.show(`${outcomes.size} of ${changes.length} changes tried…`);
    });
  }
  progress.clear();
  return outcomes;
}

/**
 * @returns whether all changes were tried
 * @throws when the process ends before it tries one
 */
function runProcess(plan: Plan, receive: (message: Message) => void): Promise<boolean> {
  const file = `${plan.bundleDir}.json`;
  writeFileSync(file, JSON.stringify(plan));
  const child = fork(TRY_CHANGES, [file], {
    cwd: PROJECT,
    execArgv: ["--no-warnings", `--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let trying: string | undefined;
  let timer = endLater(child, SILENCE_MILLISECONDS.covering);
  child.on("message", (message: Message) => {
    clearTimeout(timer);
    trying = message.kind === "trying" ? message.change : undefined;
    const { covering, trying: short } = SILENCE_MILLISECONDS;
    timer = endLater(child, message.kind === "trying" ? short : covering);
    receive(message);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("exit", (code) => {
      clearTimeout(timer);
      rmSync(file, { force: true });
      // A change that ends the process, or makes it hang, would do so for every user.
      if (code !== 0 && code !== DAMAGED && trying !== undefined)
        receive({ kind: "tried", change: trying, outcome: "endless" });
      if (code === 0 || code === DAMAGED || trying !== undefined) resolve(code === 0);
      else reject(new Error(`The tests ended before a change was made: exit code ${code}`));
    });
  });
}

function endLater(child: ChildProcess, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => child.kill("SIGKILL"), milliseconds);
}
