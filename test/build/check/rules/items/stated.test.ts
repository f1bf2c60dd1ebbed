import { fixRegistry } from "../../../../../build/check/fix/fix-registry.ts";
import { correctionsOf, pointerOf } from "../../../../../build/check/problem.ts";
import { stated } from "../../../../../build/check/rules/items/stated.ts";
import { validateRegistry } from "../../../../../build/check/validate.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, LATO, PLAIN, at, foundBy, put } from "../../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../../fixtures/read.ts";
import { temporaryRegistry } from "../../../../fixtures/temporary.ts";

it("a pairing with what the specification requires alone is valid, and --fix writes the rest", () => {
  const { h1, "body, p": text, "code, pre": code } = fixturePairing("plain").css;
  const least = { h1, "body, p": text, "code, pre": { "font-family": code["font-family"] } };
  const registry = temporaryRegistry([PLAIN, ["css"], least]);
  const before = validateRegistry(registry);
  const names = 'css.h2, css.h3, css["h4, h5, h6"], css["code, pre"].font-size, css["pre code"]';
  const message = expect.stringContaining(`The build derives ${names}; write them`);
  expect(before.problems).toMatchObject([{ rule: "stated", severity: "warning", message }]);
  expect(before.isValid).toBe(true);
  const { changes, validation } = fixRegistry(registry);
  expect([changes.length, validation.problems]).toEqual([5, []]);
  const complete = before.catalog.pairings.get("plain");
  expect(validation.catalog.written?.get("pairing-plain")?.css).toEqual(complete?.css);
  expect(validation.catalog.pairings.get("plain")).toEqual(complete);
});

describe("of a font", () => {
  const font = (field: string, value: unknown) => put(LATO, `/font/${field}`, value);
  const css = (...sheets: string[]) => put(LATO, "/css", imports(...sheets));
  const imports = (...sheets: string[]) =>
    Object.fromEntries(sheets.map((sheet) => [`@import "@fontsource/lato/${sheet}.css"`, {}]));

  const importsAt = (...sheets: string[]) =>
    Object.fromEntries(Object.keys(imports(...sheets)).map((key) => [pointerOf(["css", key]), {}]));

  const NO_META = put(LATO, "/meta", REMOVED);
  const NO_PACKAGE = font("dependency", REMOVED);
  const LOCAL = font("provider", "local");
  const WEIGHTS = ["100", "300", "700", "900"];
  const AXES = [{ tag: "wght", min: 100, max: 900, default: 100 }];
  const LEAST = [
    ...["/categories", "/dependencies", "/css"].map((pointer) => put(LATO, pointer, REMOVED)),
    NO_META,
    NO_PACKAGE,
  ];
  const UNKNOWN = [
    ...LEAST,
    put(LATO, "/name", "acme-sans"),
    put(LATO, "/title", "Acme Sans"),
    put(LATO, "/description", "Acme Sans — Handwriting font."),
    font("family", "Acme Sans"),
    font("subsets", ["menu", "latin"]),
  ];

  it.each<[string, ItemEdit[], object]>([
    ["nothing of one that states all", [], {}],
    ["nothing of one from another publisher", [NO_META, font("dependency", "@acme/fonts")], {}],
    ["its family in CSS", [font("family", "Lato")], { "/font/family": "'Lato', sans-serif" }],
    [
      "the family and the package of one that this package does not know",
      UNKNOWN,
      {
        "/font/family": "'Acme Sans Variable', cursive",
        "/font/dependency": "@fontsource-variable/acme-sans",
        "/meta": { genericFamily: "sans-serif" },
      },
    ],
    ["its static package", [NO_PACKAGE], { "/font/dependency": "@fontsource/lato" }],
    [
      "its variable package",
      [NO_PACKAGE, put(LATO, "/meta/axes", AXES)],
      { "/font/dependency": "@fontsource-variable/lato" },
    ],
    // The default import has 400 alone.
    ["the import of each weight", [css()], importsAt(...WEIGHTS)],
    ["all imports", [put(LATO, "/css", REMOVED)], { "/css": imports(...WEIGHTS) }],
    ["an upright import", [css("100", "300", "700-italic", "900")], importsAt("700")],
    ["no import without upright faces", [css(), put(LATO, "/meta/styles", ["italic"])], {}],
    ["no import of a local one", [css(), LOCAL], {}],
  ])("it derives %s", (_, edits, derived) => {
    const corrections = correctionsOf(foundBy(stated, edits));
    expect(Object.fromEntries(corrections.map(({ pointer, value }) => [pointer, value]))).toEqual(
      derived,
    );
  });

  it("this package's own record has what the specification does not require", () => {
    expect(correctionsOf(foundBy(stated, LEAST))).toEqual([
      { pointer: "/categories", value: ["sans-serif", "humanist"] },
      { pointer: "/dependencies", value: ["@fontsource/lato"] },
      { pointer: "/font/dependency", value: "@fontsource/lato" },
      { pointer: "/css", value: expect.objectContaining(imports(...WEIGHTS)) },
      { pointer: "/meta", value: expect.objectContaining({ styles: ["normal", "italic"] }) },
    ]);
  });

  it.each([
    ["/font/weight", ["400", "800"], ["400"]],
    ["/font/subsets", ["menu", "latin", "greek"], ["menu", "latin"]],
    ["/font/weight", ["800"], ["100", "300", "400", "700", "900"]],
  ])("what a known family does not have is removed from %s %j", (list, listed, known) => {
    expect(correctionsOf(foundBy(stated, [...LEAST, put(LATO, list, listed)]))).toContainEqual({
      pointer: list,
      value: known,
    });
  });

  it.each([[UNKNOWN], [[LOCAL, put(LATO, "/meta/metrics", REMOVED)]]])(
    "without measures, it says where they come from",
    (edits) => {
      expect(foundBy(stated, edits)).toContainEqual(at(LATO, "/font", "no measures", "new font"));
    },
  );
});
