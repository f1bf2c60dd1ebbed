/** What happened to a change. */
export type Outcome = "noticed" | "unnoticed" | "uncovered" | "endless";

/** Names in the copy of the project that has the changes in its code: the bundles of the test files. */
export const BUNDLES = "bundles";
/** The id of the change that processes make which a test starts; empty for none. */
export const MADE = "made.txt";
/** Ids of changes whose line ran in such processes, one in each line. */
export const COVERED = "covered.txt";

/** What the parent has written for a process. */
export interface Plan {
  /** The copy of the project. */
  copy: string;
  tests: readonly string[];
  /** Ids of the changes to try. */
  changes: readonly string[];
  /** Of an earlier process with the same bundles; what concerns the changes is enough. */
  coverage?: Coverage;
  /**
   * For a single change: it is made before anything is loaded, and these tests are run as well, by their
   * ids, the likeliest first, and then all of these files, by their number.
   */
  fromStart?: { tests: readonly string[]; files: readonly number[] };
}

/** What the tests did without any change. A test's id is the number of its file and its own: `12:3`. */
export interface Coverage {
  milliseconds: Record<string, number>;
  /** Change -> the tests that run its line, those first that run the fewest others. */
  testsOf: Record<string, string[]>;
  /** The same for lines that run in processes which a test starts. */
  startedBy: Record<string, string[]>;
  /** Change -> how often its line ran. */
  hits: Record<string, number>;
  /** Change -> the test files whose loading runs its line. */
  loadedBy: Record<string, number[]>;
}

export type Message =
  | { kind: "progress" }
  | { kind: "covered"; coverage: Coverage; failed: string[] }
  | { kind: "trying"; change: string }
  | { kind: "tried"; change: string; outcome: Outcome }
  /** What ran before may have decided: it has to be made from the start of a process. */
  | { kind: "undecided"; change: string };

/** Exit code of a process that another one has to continue. */
export const DAMAGED = 3;
