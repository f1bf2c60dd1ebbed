/**
 * A process of `npm run test:mutation`: makes one change after the other, and runs the tests that cover it
 * until one fails. Reports to its parent, which starts another when this one hangs or ends.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CollectedTest, collectTests, passes, prepare } from "./collected-tests.ts";
import { type Coverage, DAMAGED, type Message, type Outcome, type Plan } from "./plan.ts";

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

/** After so much time for one change, slower tests are not tried. */
const MILLISECONDS_FOR_A_CHANGE = 500;
/** A test that takes longer than usual by so much has not passed. */
const PATIENCE_MILLISECONDS = 3000;
const PREPARATION_MILLISECONDS = 60_000;

const { bundleDir, tests: names, changes, coverage: known } = readPlan();
const instrumented: Instrumented = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: instrumented });
// Changed code prints anything, and leaves promises behind that fail.
for (const print of ["log", "warn", "error", "info"] as const) console[print] = () => undefined;
process.on("unhandledRejection", () => undefined).on("uncaughtException", () => undefined);

const modules = names.map((name, index): [string, string] => [
  pathToFileURL(join(bundleDir, `${index}.mjs`)).href,
  name,
]);
const tests = await collectTests(new Map(modules));
const coverage = known ?? (await coverageOf(tests));
const loadedOnly = new Set(coverage.loadedOnly);
delete instrumented.mutantCoverage;
for (const [index, change] of changes.entries()) {
  send({ kind: "trying", change });
  const outcome = await tryChange(change, index === 0);
  if (outcome !== undefined) send({ kind: "tried", change, outcome });
  if (outcome === undefined) process.exit(DAMAGED);
}
process.disconnect();
process.exit(0);

function readPlan(): Plan {
  return JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Plan;
}

function send(message: Message): void {
  process.send?.(message);
}

/** Runs every test once. Those that fail in this way of running them are not used. */
async function coverageOf(collected: readonly CollectedTest[]): Promise<Coverage> {
  const milliseconds: number[] = [];
  const failed: string[] = [];
  const { static: loaded = {}, perTest = {} } = instrumented.mutantCoverage ?? {};
  for (const [index, test] of collected.entries()) {
    send({ kind: "progress" });
    const isPrepared = await prepared(test);
    instrumented.currentTestId = String(index);
    const start = performance.now();
    const isPassed = isPrepared && (await passes(test, PREPARATION_MILLISECONDS));
    milliseconds.push(performance.now() - start);
    instrumented.currentTestId = undefined;
    if (isPassed) continue;
    failed.push(test.name);
    Reflect.deleteProperty(perTest, String(index));
  }
  const testsOf: Record<string, number[]> = {};
  const hits: Record<string, number> = {};
  for (const [index, counts] of Object.entries(perTest))
    for (const [change, count] of Object.entries(counts)) {
      (testsOf[change] ??= []).push(Number(index));
      hits[change] = (hits[change] ?? 0) + count;
    }
  for (const indexes of Object.values(testsOf))
    indexes.sort((a, b) => (milliseconds[a] ?? 0) - (milliseconds[b] ?? 0));
  const result = { milliseconds, testsOf, hits, loadedOnly: Object.keys(loaded) };
  send({ kind: "covered", coverage: result, failed });
  return result;
}

async function prepared(test: CollectedTest): Promise<boolean> {
  const { activeMutant } = instrumented;
  instrumented.activeMutant = undefined;
  try {
    await prepare(test);
    return true;
  } catch {
    return false;
  } finally {
    instrumented.activeMutant = activeMutant;
  }
}

/**
 * @param isFirst of this process
 * @returns undefined when what is left of an earlier change may have decided: another process has to try
 */
async function tryChange(change: string, isFirst: boolean): Promise<Outcome | undefined> {
  const { testsOf, hits, milliseconds } = coverage;
  const covering = testsOf[change];
  if (covering === undefined) return loadedOnly.has(change) ? "static" : "uncovered";
  let spent = 0;
  for (const index of covering) {
    const test = tests[index];
    const usual = milliseconds[index] ?? 0;
    if (test === undefined || (spent > 0 && spent + usual > MILLISECONDS_FOR_A_CHANGE)) break;
    spent += usual;
    await prepared(test);
    instrumented.activeMutant = change;
    instrumented.hitCount = 0;
    // An endless loop ends there.
    instrumented.hitLimit = (hits[change] ?? 0) * 10 + 10_000;
    const isUnnoticed = await passes(test, usual * 5 + PATIENCE_MILLISECONDS);
    instrumented.activeMutant = undefined;
    instrumented.hitCount = undefined;
    if (isUnnoticed) continue;
    const isStillSound = await passes(test, usual * 5 + PATIENCE_MILLISECONDS);
    return isStillSound || isFirst ? "noticed" : undefined;
  }
  return "unnoticed";
}
