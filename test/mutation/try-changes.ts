/**
 * A process of `npm run test:mutation`: makes one change after the other, and runs the tests that cover it
 * until one fails. Reports to its parent, which starts another when this one hangs or ends.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CollectedTest, collectTests, passes, prepare } from "./collected-tests.ts";
import {
  BUNDLES,
  COVERED,
  type Coverage,
  DAMAGED,
  MADE,
  type Message,
  type Outcome,
  type Plan,
} from "./plan.ts";

/** The name and the fields by which instrumented code and its test runner speak to each other. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

/** Tests that would take more than so much time for one change are not tried. */
const MILLISECONDS_FOR_A_CHANGE = 2000;
/** The same for tests that start processes, where others run the line too, and where no other does. */
const MILLISECONDS_IN_PROCESSES = { too: 2000, only: 20_000 };
/** The same for a change that is made from the start, with the tests of so many files. */
const MILLISECONDS_FROM_START = 3000;
const FILES_FROM_START = 6;
/** A test that takes longer than usual by so much has not passed. */
const PATIENCE_MILLISECONDS = 3000;
const PREPARATION_MILLISECONDS = 60_000;

const { copy, tests: names, changes, coverage: known, fromStart } = readPlan();
const instrumented: Instrumented = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: instrumented });
// Changed code prints anything, and leaves promises behind that fail.
for (const print of ["log", "warn", "error", "info"] as const) console[print] = () => undefined;
process.on("unhandledRejection", () => undefined).on("uncaughtException", () => undefined);

// The parent was ended, by the terminal for example, which sends this process no signal.
process.once("disconnect", () => process.exit(1));

makeInProcesses("");

const loaded = new Map<number, CollectedTest[]>();
const coverage = known ?? (await coverageOfAll());
delete instrumented.mutantCoverage;
for (const change of changes) {
  await send({ kind: "trying", change });
  if (fromStart) {
    const outcome = (await isNoticedFromStart(change, fromStart)) ? "noticed" : "unnoticed";
    await send({ kind: "tried", change, outcome });
    continue;
  }
  const outcome = await tryChange(change);
  if (outcome === "damaged") {
    await send({ kind: "undecided", change });
    process.exit(DAMAGED);
  }
  await send(
    outcome === "undecided" ? { kind: outcome, change } : { kind: "tried", change, outcome },
  );
}
// What is sent waits in this process where the parent is slow to read: an exit would drop it.
await new Promise((resolve) => process.send?.({ kind: "progress" } satisfies Message, resolve));
process.disconnect();
process.exit(0);

function readPlan(): Plan {
  return JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Plan;
}

/** Until the message is written: what is left of the others when the process ends is lost. */
function send(message: Message): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => {
      resolve();
    });
  });
}

/** Processes that a test starts from now on make this change; none for "". */
function makeInProcesses(change: string): void {
  writeFileSync(join(copy, MADE), change);
}

/** Changes whose line ran in processes since the last call. */
function coveredInProcesses(): string[] {
  const file = join(copy, COVERED);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  rmSync(file);
  return [...new Set(lines.filter(Boolean))];
}

/** The tests of a file by their ids. */
async function testsIn(file: number): Promise<Map<string, CollectedTest>> {
  const module = pathToFileURL(join(copy, BUNDLES, `${file}.mjs`)).href;
  const tests = loaded.get(file) ?? (await collectTests(names[file] ?? "", module));
  loaded.set(file, tests);
  return new Map(tests.map((test, index) => [`${file}:${index}`, test]));
}

/** Loads the file of a test when it is needed: most changes need few of all. */
async function testOf(id: string): Promise<CollectedTest | undefined> {
  return (await testsIn(Number.parseInt(id))).get(id);
}

/** Runs every test once. Those that fail in this way of running them are not used. */
async function coverageOfAll(): Promise<Coverage> {
  const milliseconds: Record<string, number> = {};
  const failed: string[] = [];
  // All are loaded first: what runs while a file is loaded is no test's.
  const tests = new Map<string, CollectedTest>();
  const { static: loading = {}, perTest = {} } = instrumented.mutantCoverage ?? {};
  const loadedBy: Record<string, number[]> = {};
  for (const file of names.keys()) {
    const before = { ...loading };
    for (const [id, test] of await testsIn(file)) tests.set(id, test);
    for (const [change, count] of Object.entries(loading))
      if (count !== before[change]) (loadedBy[change] ??= []).push(file);
  }
  const inProcesses: Record<string, string[]> = {};
  for (const [id, test] of tests) {
    await send({ kind: "progress" });
    const isPrepared = await prepared(test);
    coveredInProcesses();
    instrumented.currentTestId = id;
    const start = performance.now();
    const isPassed = isPrepared && (await passes(test, PREPARATION_MILLISECONDS));
    instrumented.currentTestId = undefined;
    if (isPassed) {
      milliseconds[id] = performance.now() - start;
      inProcesses[id] = coveredInProcesses();
      continue;
    }
    failed.push(test.name);
    Reflect.deleteProperty(perTest, id);
  }
  const testsOf: Record<string, string[]> = {};
  const hits: Record<string, number> = {};
  for (const [id, counts] of Object.entries(perTest))
    for (const [change, count] of Object.entries(counts)) {
      (testsOf[change] ??= []).push(id);
      hits[change] = (hits[change] ?? 0) + count;
    }
  const startedBy: Record<string, string[]> = {};
  for (const [id, covered] of Object.entries(inProcesses))
    for (const change of covered) (startedBy[change] ??= []).push(id);
  const breadthOf = (id: string) =>
    Object.keys(perTest[id] ?? {}).length + (inProcesses[id]?.length ?? 0);
  const breadths = new Map([...tests.keys()].map((id) => [id, breadthOf(id)]));
  for (const ids of [...Object.values(testsOf), ...Object.values(startedBy)])
    ids.sort((a, b) => (breadths.get(a) ?? 0) - (breadths.get(b) ?? 0));
  const result = { milliseconds, testsOf, startedBy, hits, loadedBy };
  await send({ kind: "covered", coverage: result, failed });
  return result;
}

async function prepared(test: CollectedTest): Promise<boolean> {
  try {
    await prepare(test);
    return true;
  } catch {
    return false;
  }
}

/** Makes a change while the tests run that cover its line, and only then. */
async function tryChange(change: string): Promise<Outcome | "undecided" | "damaged"> {
  const { testsOf, startedBy, hits, loadedBy } = coverage;
  const isCovered = change in testsOf || change in loadedBy;
  let hitsWithIt = 0;
  const here = await tryWith(testsOf[change] ?? [], MILLISECONDS_FOR_A_CHANGE, (isMade) => {
    hitsWithIt += instrumented.hitCount ?? 0;
    instrumented.activeMutant = isMade ? change : undefined;
    instrumented.hitCount = isMade ? 0 : undefined;
    // An endless loop ends there.
    instrumented.hitLimit = (hits[change] ?? 0) * 10 + 10_000;
  });
  if (here !== "unnoticed") return here;
  const { too, only } = MILLISECONDS_IN_PROCESSES;
  const there = await tryWith(startedBy[change] ?? [], isCovered ? too : only, (isMade) => {
    makeInProcesses(isMade ? change : "");
  });
  if (there !== "unnoticed") return there;
  if (!isCovered) return change in startedBy ? "unnoticed" : "uncovered";
  // A module remembers what it computed for an earlier test, or a test file makes something as it is loaded.
  return hitsWithIt > 0 && !loadedBy[change] ? "unnoticed" : "undecided";
}

/** Runs tests with a change, by their ids, until one fails. */
async function tryWith(
  ids: readonly string[],
  milliseconds: number,
  make: (isMade: boolean) => void,
): Promise<"noticed" | "unnoticed" | "damaged"> {
  const budget = budgetOf(milliseconds);
  for (const id of ids) {
    const test = await testOf(id);
    if (test === undefined || !budget.allows(id)) continue;
    await prepared(test);
    make(true);
    const isUnnoticed = await passes(test, patienceFor(id));
    make(false);
    if (isUnnoticed) continue;
    return (await passes(test, patienceFor(id))) ? "noticed" : "damaged";
  }
  return "unnoticed";
}

/** Makes a change before anything is loaded. */
async function isNoticedFromStart(
  change: string,
  { tests, files }: NonNullable<Plan["fromStart"]>,
): Promise<boolean> {
  instrumented.activeMutant = change;
  const budget = budgetOf(MILLISECONDS_FROM_START);
  const ids = [...(coverage.testsOf[change] ?? []), ...tests];
  const likely = new Set(ids.map((id) => Number.parseInt(id)));
  const tried = [...likely, ...files.filter((file) => !likely.has(file))];
  const inReach = new Set(tried.slice(0, FILES_FROM_START));
  try {
    const all: string[] = [];
    for (const file of inReach) all.push(...(await testsIn(file)).keys());
    for (const id of new Set([...ids, ...all])) {
      const test = inReach.has(Number.parseInt(id)) ? await testOf(id) : undefined;
      if (test === undefined || !isUsed(id) || !budget.allows(id)) continue;
      if (!(await prepared(test)) || !(await passes(test, patienceFor(id)))) return true;
    }
    return false;
  } catch {
    // The file of the tests cannot be loaded with the change.
    return true;
  }
}

/** Whether a test passes in this way of running it. */
function isUsed(id: string): boolean {
  return coverage.milliseconds[id] !== undefined;
}

function patienceFor(id: string): number {
  return (coverage.milliseconds[id] ?? 0) * 5 + PATIENCE_MILLISECONDS;
}

/** Of tests for one change: one is always allowed, others as long as all take no more than so much time. */
function budgetOf(total: number): { allows: (id: string) => boolean } {
  let spent = 0;
  return {
    allows: (id) => {
      const usual = coverage.milliseconds[id] ?? 0;
      const isAllowed = spent === 0 || spent + usual <= total;
      if (isAllowed) spent += usual;
      return isAllowed;
    },
  };
}
