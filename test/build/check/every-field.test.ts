import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../../build/check/problem.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

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
  ["pairings/plain.json", fixturePairing("plain")],
  ["fonts/source-serif-4.json", fixtureFont("source-serif-4")],
])("breaking any one field of %s is a problem", (name, item) => {
  const registry = temporaryRegistry();
  const previous = validateRegistry(registry);

  /** The problems after the file of the item was changed; the other files are not checked again. */
  function problemsWith(changed: unknown): Problem[] {
    writeFileSync(join(registry, name), formatJson(changed));
    return validateRegistry(registry, { previous }).problems;
  }

  it.each(pathsIn(item).map((path) => [path]))("%j = null", (path) => {
    expect(problemsWith(edited(item, path, null))).toContainEqual(
      expect.objectContaining({
        file: `${registry}/${name}`,
        line: lineOf(item, path),
        rule: expect.stringMatching(/^[a-z-]+(\/[a-zA-Z-]+)?$/),
        message: expect.stringMatching(/./),
      }),
    );
  });

  const named = pathsIn(item).filter((path) => typeof path.at(-1) === "string");
  it.each(named.map((path) => [path]))("%j misspelt", (path) => {
    const other = [...path.slice(0, -1), `${String(path.at(-1))}x`];
    const misspelt = edited(edited(item, path, REMOVED), other, "a");
    expect(problemsWith(misspelt)).toContainEqual(
      expect.objectContaining({
        file: `${registry}/${name}`,
        rule: expect.stringMatching(/^schema\//),
      }),
    );
  });
});
