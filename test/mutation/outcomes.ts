import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { progressOn } from "../../build/commands/progress.ts";
import { PROJECT } from "../fixtures/read.ts";
import { type Coverage, DAMAGED, type Message, type Outcome, type Plan } from "./plan.ts";

const TRY_CHANGES = join(PROJECT, ".cache/compiled/test/mutation/try-changes.js");
/** A process that says nothing for so long hangs: in one test without a change, or in one with it. */
const SILENCE_MILLISECONDS = { covering: 600_000, trying: 30_000 };
/** Bundles of all tests, each with its fixtures. */
const HEAP_MEGABYTES = 6000;

/** A change, and the test files that load its code, by their number, the likeliest to notice it first. */
interface Change {
  id: string;
  file: string;
  loadedIn: readonly number[];
}

/**
 * Tries those of the changes that are drawn, in processes, one after the other: the next continues where one was ended by a change. What
 * ran before it may decide whether a change shows; such a one is tried again in a process of its own.
 *
 * @param tests names of the test files, as their bundles are numbered
 * @param copy the project with the changes in its code
 */
export async function outcomesOf(
  changes: readonly Change[],
  drawn: readonly Change[],
  tests: readonly string[],
  copy: string,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const undecided = new Set<string>();
  const progress = progressOn(process.stderr);
  let coverage: Coverage | undefined;
  const receive = (message: Message) => {
    if (message.kind === "covered") {
      ({ coverage } = message);
      for (const name of message.failed) console.error(`Not used, fails in one process: ${name}`);
    }
    if (message.kind === "undecided") undecided.add(message.change);
    if (message.kind !== "tried") return;
    outcomes.set(message.change, message.outcome);
    progress.show(`${outcomes.size} of ${drawn.length} changes tried…`);
  };
  let isDone = false;
  while (!isDone) {
    const left = drawn.filter(({ id }) => !outcomes.has(id) && !undecided.has(id));
    const plan = { copy, tests, changes: left.map(({ id }) => id) };
    isDone = await runProcess({ ...plan, ...(coverage && { coverage }) }, receive);
  }
  for (const change of drawn.filter(({ id }) => undecided.has(id))) {
    if (coverage === undefined) break;
    const { id } = change;
    const fromStart = likeliest(change, changes, coverage);
    const concerned = {
      ...coverage,
      testsOf: { [id]: coverage.testsOf[id] ?? [] },
      startedBy: {},
      hits: {},
      loadedBy: {},
    };
    await runProcess({ copy, tests, changes: [id], coverage: concerned, fromStart }, receive);
  }
  progress.clear();
  return outcomes;
}

/** The tests that run other lines of the file, and the files of tests that load it. */
function likeliest(
  { id, file, loadedIn }: Change,
  changes: readonly Change[],
  { testsOf, loadedBy }: Coverage,
): NonNullable<Plan["fromStart"]> {
  const hitsOf = new Map<string, number>();
  for (const other of changes.filter((one) => one.file === file))
    for (const test of testsOf[other.id] ?? []) hitsOf.set(test, (hitsOf.get(test) ?? 0) + 1);
  const linesRunBy = (test: string) => breadthOf.get(test) ?? 1;
  const breadthOf = new Map<string, number>();
  for (const tests of Object.values(testsOf))
    for (const test of tests) breadthOf.set(test, (breadthOf.get(test) ?? 0) + 1);
  const loading = new Set(loadedBy[id]);
  return {
    tests: [...hitsOf]
      .sort(([a, hitsA], [b, hitsB]) => hitsB / linesRunBy(b) - hitsA / linesRunBy(a))
      .map(([test]) => test),
    files: [
      ...loadedIn.filter((test) => loading.has(test)),
      ...loadedIn.filter((test) => !loading.has(test)),
    ],
  };
}

/**
 * @returns whether all changes were tried
 * @throws when the process ends before it tries one
 */
function runProcess(plan: Plan, receive: (message: Message) => void): Promise<boolean> {
  const file = join(plan.copy, "plan.json");
  writeFileSync(file, JSON.stringify(plan));
  const child = fork(TRY_CHANGES, [file], {
    cwd: PROJECT,
    execArgv: ["--no-warnings", `--max-old-space-size=${HEAP_MEGABYTES}`],
    // With the processes that tests start, of which a changed one may not end, it is a group.
    detached: true,
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
    // Messages may arrive after the process has ended, but not after its channel has.
    const channel = once(child, "disconnect");
    child.on("error", reject).on(
      "exit",
      (code) =>
        void channel.then(() => {
          clearTimeout(timer);
          killGroup(child);
          rmSync(file, { force: true });
          // A change that ends the process, or makes it hang, would do so for every user.
          if (code !== DAMAGED && trying !== undefined)
            receive({ kind: "tried", change: trying, outcome: "endless" });
          const isDone = code === 0 && trying === undefined;
          if (isDone || code === DAMAGED || trying !== undefined) resolve(isDone);
          else reject(new Error(`The tests ended before a change was made: exit code ${code}`));
        }),
    );
  });
}

function endLater(child: ChildProcess, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => {
    killGroup(child);
  }, milliseconds);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // Nothing of it is left.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
