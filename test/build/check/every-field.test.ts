import { type Problem, pointerOf } from "../../../build/check/problem.ts";
import { checkFile } from "../../../build/check/read/checked-file.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

type Path = (string | number)[];

/** The path of every field and element, from the root down. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value)
    ? value.map((inner, index) => [index, inner] as const)
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))].filter(
    ({ length }) => length > 0,
  );
}

/** The line of a field's value in the file, found without the code under test. */
function lineOf(item: object, path: Path): number {
  const marker = "the value that is looked for";
  const lines = formatJson(edited(item, path, marker)).split("\n");
  return lines.findIndex((line) => line.includes(marker)) + 1;
}

describe.each([
  ["pairing" as const, fixturePairing("plain")],
  ["font" as const, fixtureFont("source-serif-4")],
])("breaking any one field of a %s is a problem", (kind, item) => {
  const file = `${kind}.json`;
  const paths = pathsIn(item);

  /** The problems that the schema finds after some fields are null; it needs no other file. */
  function problemsWithout(broken: readonly Path[]): Problem[] {
    const changed = broken.reduce<object>((whole, path) => edited(whole, path, null), item);
    const bytes = Buffer.from(formatJson(changed));
    return checkFile({ kind, stem: item.name, file, bytes }, {}).problems;
  }

  it("null in its place is reported at its line", () => {
    const parentOf = (path: Path) => pointerOf(path.slice(0, -1));
    const parents = new Set(paths.map(parentOf));
    const plain = paths.filter((path) => !parents.has(pointerOf(path)));
    // Plain values of one object together, for time; what one of them hides is then broken alone.
    const together = [...parents].flatMap((parent) =>
      problemsWithout(plain.filter((path) => parentOf(path) === parent)),
    );
    for (const path of paths) {
      const pointer = pointerOf(path);
      const found = plain.includes(path) && together.find((one) => one.pointer === pointer);
      const own = found || problemsWithout([path]).find((one) => one.pointer === pointer);
      expect(own).toMatchObject({
        file,
        pointer,
        line: lineOf(item, path),
        rule: expect.stringMatching(/^[a-z-]+(\/[a-zA-Z-]+)?$/),
        message: expect.stringMatching(/./),
      });
    }
  });

  it("a misspelt name violates the schema, in meta a rule", () => {
    const accepted = paths.filter((path) => {
      const misspelt = [...path.slice(0, -1), `${String(path.at(-1))}x`];
      const changed = edited(edited(item, path, REMOVED), misspelt, "a");
      if (typeof path.at(-1) !== "string" || schemaErrors(kind, changed).length > 0) return false;
      const bytes = Buffer.from(formatJson(changed));
      const { problems } = checkFile({ kind, stem: item.name, file, bytes }, {});
      const found = problems.filter(({ rule }) => rule === "meta-fields");
      return found[0]?.pointer !== pointerOf(misspelt);
    });
    expect(accepted).toEqual([]);
  });
});
