import { readableItem } from "../../../../build/check/read/readable-item.ts";
import { validateRegistry } from "../../../../build/check/validate.ts";
import type { PairingItem } from "../../../../registry/model/items.ts";
import { schemaProblems } from "../../../../build/check/schema/schema-problems.ts";
import { REMOVED, edited } from "../../../fixtures/edited.ts";
import { fixturePairing } from "../../../fixtures/read.ts";
import { type Edit, temporaryRegistry } from "../../../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";

/** What is found in a registry with some edits, by rule and pointer. */
const found = (...edits: Edit[]) =>
  validateRegistry(temporaryRegistry(...edits)).problems.map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );

/** The fixture `plain` with an edit, as far as it can be read. */
function readable(path: string[], content: unknown): PairingItem {
  const value = edited(fixturePairing("plain"), path, content);
  const problems = schemaProblems("pairing", value, PLAIN, () => ({ line: 1, column: 1 }));
  return readableItem("pairing", PLAIN, value, problems) as PairingItem;
}

describe("an item that its schema refuses", () => {
  it("hid all that the rules find, until the schema was satisfied", () => {
    const edits: Edit[] = [
      [PLAIN, ["css", "h1", "font-size"], "large"],
      [PLAIN, ["css", "h3", "font-weight"], 600],
      [PLAIN, ["description"], "A sans serif over itself, for the pages of a product."],
      [PLAIN, ["meta", "mood"], ["unheard-of"]],
    ];
    expect(found(...edits)).toEqual(
      expect.arrayContaining([
        "schema/pattern /css/h1/font-size",
        "schema/enum /css/h3/font-weight",
        "description-length /description",
        "vocabulary /meta/mood/0",
      ]),
    );
  });

  it.each<[string, unknown]>([
    ["is of another form", "large"],
    ["is missing", REMOVED],
  ])("is not judged by a value that %s", (_, content) => {
    const rules = found([PLAIN, ["css", "h1", "font-size"], content]).map(
      (one) => one.split(" ")[0],
    );
    expect(rules.filter((rule) => !rule?.startsWith("schema/"))).toEqual([]);
  });

  it("is judged by what its one remedy makes of it", () => {
    expect(found([PLAIN, ["css", "h1", "line-height"], 9])).toEqual([
      "leading /css/h1/line-height",
      "schema/type /css/h1/line-height",
    ]);
  });

  it("is read without its unknown fields, and elsewhere as it is", () => {
    const { colour, ...others } = readable(["colour"], "red") as PairingItem & { colour?: string };
    expect(colour).toBeUndefined();
    expect(others.title).toBe(fixturePairing("plain").title);
    const refused = readable(["css", "h1", "font-size"], "large");
    expect(refused.css.h1["line-height"]).toBe("1.15");
    expect(() => refused.css.h1["font-size"]).toThrow("cannot be read");
  });

  it("that is no object is not read", () => {
    expect(found([PLAIN, "[]"])).toEqual(["schema/type "]);
  });

  it.each([["css"], ["cssVars"], ["meta"], ["title"], ["registryDependencies"]])(
    "with anything as its %s is checked to the end",
    (field) => {
      for (const value of [null, 1, "", [], [null], { h1: null, mood: null }])
        expect(found([PLAIN, [field], value]).length).toBeGreaterThan(0);
    },
  );
});
