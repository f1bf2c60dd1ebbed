import { format } from "node:util";

type Act = (...args: never[]) => unknown;

interface Block {
  name: string;
  parent?: Block;
  beforeAll: Act[];
  beforeEach: Act[];
  afterEach: Act[];
}

export interface CollectedTest {
  /** With the names of the file and of the blocks around it. */
  name: string;
  act: Act;
  /** From the outermost. */
  blocks: Block[];
}

let tests: CollectedTest[] = [];
const begun = new Set<Block>();
let current = blockOf("");

function blockOf(name: string, parent?: Block): Block {
  return { name, ...(parent && { parent }), beforeAll: [], beforeEach: [], afterEach: [] };
}

/** The blocks around one, and itself. */
function blocksTo(block: Block): Block[] {
  return [...(block.parent ? blocksTo(block.parent) : []), block];
}

function addTest(name: string, act: Act): void {
  const blocks = blocksTo(current);
  tests.push({ name: [...blocks.map((block) => block.name), name].join(" "), act, blocks });
}

function addBlock(name: string, define: Act): void {
  const parent = current;
  current = blockOf(name, parent);
  define();
  current = parent;
}

/** `each` of Jest, for a table that is a list. */
function forEachRow(add: (name: string, act: Act) => void) {
  return (rows: readonly unknown[]) => (name: string, act: Act) => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      add(name.includes("%") ? format(name, ...values) : name, () => act(...values));
    }
  };
}

const addIt = Object.assign(addTest, { each: forEachRow(addTest) });

/** The names that Jest gives to test files, as far as they use them; `afterAll` has nothing to end here. */
const JEST_GLOBALS = {
  it: addIt,
  test: addIt,
  describe: Object.assign(addBlock, { each: forEachRow(addBlock) }),
  beforeAll: (act: Act) => void current.beforeAll.push(act),
  beforeEach: (act: Act) => void current.beforeEach.push(act),
  afterEach: (act: Act) => void current.afterEach.push(act),
  afterAll: () => undefined,
};

/** Loads a test file without running its tests. */
export async function collectTests(name: string, module: string): Promise<CollectedTest[]> {
  const { expect } = await import("expect");
  Object.assign(globalThis, JEST_GLOBALS, { expect });
  tests = [];
  current = blockOf(name);
  await import(module);
  return tests;
}

/** Runs what precedes all tests of the blocks around a test, once in a process. */
export async function prepare({ blocks }: CollectedTest): Promise<void> {
  for (const block of blocks) {
    if (begun.has(block)) continue;
    begun.add(block);
    for (const act of block.beforeAll) await act();
  }
}

/** @returns whether the test passes; one that takes longer does not */
export async function passes(test: CollectedTest, milliseconds: number): Promise<boolean> {
  const { blocks, act } = test;
  try {
    for (const block of blocks) for (const before of block.beforeEach) await before();
    return await isWithin(milliseconds, act());
  } catch {
    return false;
  } finally {
    for (const block of blocks.toReversed())
      for (const after of block.afterEach) {
        // One that throws, in whatever way, is no reason to end.
        await Promise.resolve()
          .then(() => after())
          .catch(() => undefined);
      }
  }
}

async function isWithin(milliseconds: number, result: unknown): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([Promise.resolve(result).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
