import fc from "fast-check";
import { checkFile, checkJson } from "../../build/check/read/checked-file.ts";
import { MAX_PROBLEMS, type Problem } from "../../build/check/problem.ts";
import { report } from "../../build/check/reports/report.ts";
import { catalogOf } from "../../registry/pairing/catalog.ts";
import type { ItemKind } from "../../registry/model/sources.ts";
import { edited } from "../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../fixtures/read.ts";
import { holds } from "./runs.ts";

const ITEMS: Readonly<Record<ItemKind, object>> = {
  pairing: fixturePairing("plain"),
  font: fixtureFont("source-serif-4"),
};
const KINDS = ["pairing", "font"] as const;

/** Problems of the JSON, of the schema, and of the rules on one item, each with a line for those not listed. */
const MOST_PROBLEMS = 4 * (MAX_PROBLEMS + 1);

function problemsIn(kind: ItemKind, bytes: Buffer): Problem[] {
  return checkFile({ kind, stem: "a", file: "a.json", bytes }, {}).problems;
}

/** What is true of every report, whatever the file holds. */
function isReadable(problems: Problem[], bytes: Buffer): boolean {
  const validation = {
    problems,
    isValid: false,
    catalog: catalogOf([]),
    files: [],
    configuration: {},
    vocabularies: new Map(),
    contents: new Map([["a.json", bytes]]),
  };
  const lines = report(validation, "text").split("\n");
  const ofProblems = lines.filter((line) => line.startsWith("a.json:"));
  const excerpts = lines.filter((line) => line.startsWith("  "));
  return (
    problems.length <= MOST_PROBLEMS &&
    ofProblems.length === problems.length &&
    // An excerpt has two lines; then come the summary, the explanation and the end of the last line.
    excerpts.length % 2 === 0 &&
    lines.length === ofProblems.length + excerpts.length + (problems.length > 0 ? 3 : 2) &&
    // A hundred characters, each written as an escape at the longest.
    excerpts.every((line) => line.length < 1100 && !/\p{Cc}/u.test(line)) &&
    problems.every(({ line, column, message }) => line >= 1 && column >= 1 && message !== "")
  );
}

const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constant("__proto__"));
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(text, fc.double({ noNaN: true }), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value")),
    // As JSON.parse makes it, where "__proto__" is a key like any other.
    fc.array(fc.tuple(text, tie("value"))).map((entries) => Object.fromEntries(entries) as unknown),
  ),
})).value;

/** The paths to every value of an item. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path])),
  ];
}

describe.each(KINDS)("as a %s", (kind) => {
  const valid = JSON.stringify(ITEMS[kind], null, 2);

  it("any bytes are read, or refused with the place", () => {
    holds(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const problems = problemsIn(kind, Buffer.from(bytes));
        expect(problems.length).toBeGreaterThan(0);
        expect(isReadable(problems, Buffer.from(bytes))).toBe(true);
      }),
    );
  });

  it("a valid file with any part of its bytes replaced is", () => {
    const splice = fc.record({
      start: fc.nat(valid.length),
      length: fc.nat(40),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 40 }),
        text.map((one) => Buffer.from(one)),
      ),
    });
    holds(
      fc.property(fc.array(splice, { minLength: 1, maxLength: 4 }), (splices) => {
        let bytes = Buffer.from(valid);
        for (const { start, length, bytes: put } of splices)
          bytes = Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + length)]);
        expect(isReadable(problemsIn(kind, bytes), bytes)).toBe(true);
      }),
    );
  });

  it("a valid item with any value in any place is", () => {
    holds(
      fc.property(fc.constantFrom(...pathsIn(ITEMS[kind])), json, (path, value) => {
        const bytes = Buffer.from(JSON.stringify(edited(ITEMS[kind], path, value)));
        expect(isReadable(problemsIn(kind, bytes), bytes)).toBe(true);
      }),
    );
  });

  it("a valid item with any key in any object is refused", () => {
    const partAt = (path: readonly string[]) =>
      path.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], ITEMS[kind]);
    const objects = pathsIn(ITEMS[kind]).filter((path) => {
      const part = partAt(path);
      return typeof part === "object" && part !== null && !Array.isArray(part);
    });
    holds(
      fc.property(
        fc.constantFrom(...objects),
        fc.string({ minLength: 1 }),
        json,
        (path, key, value) => {
          const before = partAt(path) as object;
          fc.pre(!Object.hasOwn(before, key));
          const after = Object.fromEntries([...Object.entries(before), [key, value]]);
          const bytes = Buffer.from(JSON.stringify(edited(ITEMS[kind], path, after)));
          const problems = problemsIn(kind, bytes);
          expect(problems.some(({ severity }) => severity === "error")).toBe(true);
          expect(isReadable(problems, bytes)).toBe(true);
        },
      ),
    );
  });
});

it("any JSON as a vocabulary is read, or refused with the place", () => {
  holds(
    fc.property(json, (value) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const { problems } = checkJson("vocabulary", "a.json", bytes);
      expect(isReadable(problems, bytes)).toBe(true);
    }),
  );
});
