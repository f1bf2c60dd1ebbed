import { mergedBlocks } from "../../build/site/pairing/install/merged-blocks.ts";

/** The variants are named; each text is its blocks. */
function merged(texts: Readonly<Record<string, readonly string[]>>): [string, string][] {
  const blocks = mergedBlocks(new Map(Object.entries(texts)));
  return blocks.map(({ block, variants }) => [block, variants.join(" ")]);
}

/** Every text of at most so many blocks, each block one of these. */
function textsOf(blocks: readonly string[], maximum: number): string[][] {
  if (maximum === 0) return [[]];
  const shorter = textsOf(blocks, maximum - 1);
  const longest = shorter.filter(({ length }) => length === maximum - 1);
  return [...shorter, ...longest.flatMap((text) => blocks.map((block) => [...text, block]))];
}

/** By its definition, without any table. */
function longestCommonLength([a, ...afterA]: string[], [b, ...afterB]: string[]): number {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return 1 + longestCommonLength(afterA, afterB);
  return Math.max(
    longestCommonLength([a, ...afterA], afterB),
    longestCommonLength(afterA, [b, ...afterB]),
  );
}

describe("texts merged into one", () => {
  it.each([
    ["nothing", {}, []],
    [
      "a replacement, the earlier text's first",
      { a: ["x", "old", "y"], b: ["x", "new", "y"] },
      [
        ["x", "a b"],
        ["old", "a"],
        ["new", "b"],
        ["y", "a b"],
      ],
    ],
    [
      "repeated blocks",
      { a: ["x", "x"], b: ["x"], c: ["x", "x", "x"] },
      [
        ["x", "a b c"],
        ["x", "a c"],
        ["x", "c"],
      ],
    ],
    [
      "nothing in common",
      { a: ["x"], b: ["y"], c: [] },
      [
        ["x", "a"],
        ["y", "b"],
      ],
    ],
  ])("%s", (_, texts: Record<string, string[]>, blocks) => {
    expect(merged(texts)).toEqual(blocks);
  });

  it("have what two texts have in common once, as far as its order allows, and each text whole", () => {
    const texts = textsOf(["x", "y", "z"], 4);
    const wrong: string[] = [];
    for (const a of texts)
      for (const b of texts) {
        const blocks = merged({ a, b });
        const textOf = (name: string) =>
          blocks.filter(([, variants]) => variants.includes(name)).map(([block]) => block);
        const isShortest = blocks.length === a.length + b.length - longestCommonLength(a, b);
        if (
          !isShortest ||
          textOf("a").join("") !== a.join("") ||
          textOf("b").join("") !== b.join("")
        )
          wrong.push(`${a.join("")} and ${b.join("")}`);
      }
    expect(texts).toHaveLength(121);
    expect(wrong).toEqual([]);
  });
});
