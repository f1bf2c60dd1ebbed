/** What happened to a change. `static`: only code that runs while modules are loaded has it. */
export type Outcome = "noticed" | "unnoticed" | "uncovered" | "static" | "endless";

/** What the parent has written for a process. */
export interface Plan {
  /** Of the tests' bundles, in the order of the test files. */
  bundleDir: string;
  tests: readonly string[];
  /** Ids of the changes to try. */
  changes: readonly string[];
  /** Of an earlier process with the same bundles. */
  coverage?: Coverage;
}

/** What the tests did without any change; tests are named by their number. */
export interface Coverage {
  milliseconds: number[];
  /** Change -> the tests that run its line, the fastest first. */
  testsOf: Record<string, number[]>;
  /** Change -> how often its line ran. */
  hits: Record<string, number>;
  loadedOnly: string[];
}

export type Message =
  | { kind: "progress" }
  | { kind: "covered"; coverage: Coverage; failed: string[] }
  | { kind: "trying"; change: string }
  | { kind: "tried"; change: string; outcome: Outcome };

/** Exit code of a process that another one has to continue. */
export const DAMAGED = 3;
