import { constantAt, schemaPartAt, tagsOf } from "../../../../build/check/schema/schema-part.ts";

const LOCAL = { font: { provider: "local" } };
const GOOGLE = { font: { provider: "google" } };

const fieldsOf = (...[keys, value]: [string[], unknown?]) =>
  Object.keys(schemaPartAt("font", keys, value)?.properties ?? {});

describe("the part of a schema that governs a value", () => {
  it.each<[string[], unknown, boolean, boolean]>([
    [["font"], LOCAL, true, false],
    [["font"], GOOGLE, false, true],
    [["font"], { font: { provider: "other" } }, false, false],
    [["font"], { font: null }, false, false],
    [["font"], { font: "local" }, false, false],
    [["font"], {}, false, false],
    [["font"], undefined, false, false],
  ])("at %j of %j is that of its tag", (keys, value, isLocal, isGoogle) => {
    const fields = fieldsOf(keys, value);
    expect([fields.includes("files"), fields.includes("import")]).toEqual([isLocal, isGoogle]);
  });

  it("has its own description beside a reference, and that of the reference alone", () => {
    const tracking = schemaPartAt("pairing", ["css", "h1", "letter-spacing"]);
    expect(tracking).toMatchObject({ type: "string", pattern: expect.any(String) });
    expect(schemaPartAt("font", ["font", "files", "0", "path"], LOCAL)?.description).toEqual(
      expect.any(String),
    );
  });

  it("is that of the pattern which a key matches", () => {
    const key = '@import "@fontsource/lato/400.css"';
    expect(schemaPartAt("font", ["css", key])).toMatchObject({ maxProperties: 0 });
    expect(schemaPartAt("font", ["css", "@media print"])).toBeUndefined();
  });

  it("is that of every item of a list, and of every field that has no name", () => {
    expect(schemaPartAt("pairing", ["categories", "7"])).toMatchObject({ type: "string" });
    expect(schemaPartAt("vocabulary", ["calm", "definition"])).toMatchObject({ type: "string" });
  });

  it.each([[["nothing"]], [["constructor"]], [["css", "nothing", "below"]], [["title", "below"]]])(
    "at %j is none",
    (keys) => {
      expect(schemaPartAt("pairing", keys)).toBeUndefined();
    },
  );
});

it("the tags are named by their field; without a discriminator there are none", () => {
  expect(tagsOf("font", schemaPartAt("font", ["font"]))).toEqual(["google", "local"]);
  expect(tagsOf("font", schemaPartAt("font", ["title"]))).toEqual([]);
  expect(tagsOf("font", undefined)).toEqual([]);
});

it.each<[string[], unknown]>([
  [["type"], "registry:style"],
  [["css", "pre code"], { "font-size": "inherit" }],
  [["css", "code, pre"], undefined],
  [["css", "h1"], undefined],
  [["title"], undefined],
  [["meta"], undefined],
  [["cssVars"], undefined],
  [["nothing"], undefined],
])("at %j of a pairing the only value is %j", (keys, value) => {
  expect(constantAt("pairing", keys)).toEqual(value);
});
