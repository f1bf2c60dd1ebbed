import { schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { fixtureFont } from "../fixtures/read.ts";
import { type Violation, missing, outermost, rulesNeverBroken } from "./rules.ts";

const valid = fixtureFont("source-serif-4");
const REQUIRED = ["name", "type", "title", "description", "font"];
const REQUIRED_OF_FONT = ["family", "provider", "import", "variable", "weight", "subsets"];
const METRICS = ["unitsPerEm", "ascent", "descent", "lineGap", "capHeight", "xHeight", "xWidthAvg"];
const AXIS = ["tag", "min", "max", "default"];

describe("accepts what specification 2.2 leaves to the author", () => {
  it.each<[string, (string | number)[], unknown]>([
    ["every field stated", ["name"], "source-serif-4"],
    ["no categories", ["categories"], REMOVED],
    ["no dependencies", ["dependencies"], REMOVED],
    ["no css", ["css"], REMOVED],
    ["no meta", ["meta"], REMOVED],
    ["no cap height", ["meta", "metrics", "capHeight"], REMOVED],
    ["no x-height", ["meta", "metrics", "xHeight"], REMOVED],
    ["no package of its own", ["font", "dependency"], REMOVED],
    ["an unscoped package", ["font", "dependency"], "typeface-x"],
    ["weight 400 only", ["font", "weight"], ["400"]],
    ["weights 400 and 700", ["font", "weight"], ["400", "700"]],
    ["every weight", ["font", "weight"], [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}00`)],
    ["no subsets to choose from", ["font", "subsets"], []],
    [
      "every subset that the specification names",
      ["font", "subsets"],
      [
        ...["menu", "latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext"],
        ...["vietnamese", "arabic", "hebrew", "japanese", "korean", "chinese-simplified"],
        ...["chinese-traditional", "devanagari", "thai", "math", "symbols"],
      ],
    ],
    ...["Sans Serif", "Serif", "Monospace", "Display", "Handwriting"].map(
      (classification): [string, string[], string] => [
        `the classification ${classification}`,
        ["description"],
        `Source Serif 4 — ${classification} font.`,
      ],
    ),
  ])("%s", (_, path, content) => {
    expect(schemaErrors("font", edited(valid, path, content))).toEqual([]);
  });
});

const VIOLATIONS: Violation[] = [
  [[], "font", "", "type"],
  ...REQUIRED.map((field) => missing([], field)),
  ...REQUIRED_OF_FONT.map((field) => missing(["font"], field)),
  ...AXIS.map((field) => missing(["meta", "axes", 0], field)),
  ...METRICS.filter((field) => !/Height$/.test(field)).map((field) =>
    missing(["meta", "metrics"], field),
  ),

  [["extends"], "none", "", "additionalProperties"],
  [["$schema"], 1, "/$schema", "type"],
  [["name"], 4, "/name", "type"],
  [["name"], "Source Serif 4", "/name", "pattern"],
  [["name"], "source_serif", "/name", "pattern"],
  [["type"], "registry:style", "/type", "const"],
  [["title"], 4, "/title", "type"],
  [["title"], "Source Serif 4 ", "/title", "pattern"],
  [["description"], 4, "/description", "type"],
  [["description"], "Source Serif 4 — Slab font.", "/description", "pattern"],
  [["description"], "Source Serif 4 - Serif font.", "/description", "pattern"],
  [["description"], "Source Serif 4 — Serif font", "/description", "pattern"],
  [["categories"], "serif", "/categories", "type"],
  [["categories"], [], "/categories", "minItems"],
  [["categories"], ["serif", "serif"], "/categories", "uniqueItems"],
  [["categories", 0], "slab", "/categories/0", "enum"],
  [["dependencies"], "lato", "/dependencies", "type"],
  [["dependencies"], ["lato", "lato"], "/dependencies", "uniqueItems"],
  [["dependencies", 0], 1, "/dependencies/0", "type"],
  [["dependencies", 0], "@Fontsource/Lato", "/dependencies/0", "pattern"],
  [["font"], [], "/font", "type"],
  [["font", "styles"], [], "/font", "additionalProperties"],
  [["font", "family"], 4, "/font/family", "type"],
  [["font", "family"], "", "/font/family", "minLength"],
  [["font", "provider"], "bunny", "/font/provider", "const"],
  [["font", "import"], 4, "/font/import", "type"],
  [["font", "import"], "Source Serif 4", "/font/import", "pattern"],
  [["font", "variable"], 4, "/font/variable", "type"],
  [["font", "variable"], "font-source-serif-4", "/font/variable", "pattern"],
  [["font", "variable"], "--source-serif-4", "/font/variable", "pattern"],
  [["font", "variable"], "--font-Source", "/font/variable", "pattern"],
  [["font", "weight"], "400", "/font/weight", "type"],
  [["font", "weight"], [], "/font/weight", "minItems"],
  [["font", "weight"], ["400", "400"], "/font/weight", "uniqueItems"],
  [["font", "weight", 0], "450", "/font/weight/0", "enum"],
  [["font", "weight", 0], "1000", "/font/weight/0", "enum"],
  [["font", "weight", 0], 400, "/font/weight/0", "enum"],
  [["font", "subsets"], "latin", "/font/subsets", "type"],
  [["font", "subsets"], ["latin", "latin"], "/font/subsets", "uniqueItems"],
  [["font", "subsets", 0], 1, "/font/subsets/0", "type"],
  [["font", "subsets", 0], "Latin", "/font/subsets/0", "pattern"],
  [["css"], [], "/css", "type"],
  [["css", "h1"], {}, "/css", "propertyNames"],
  [["css", '@import "https://example.com/a.css"'], {}, "/css", "propertyNames"],
  [["css", "@import url(x)"], {}, "/css", "propertyNames"],
  [["css", '@import "a/a.css"'], "x", '/css/@import "a/a.css"', "type"],
  [["css", '@import "a/a.css"'], { color: "red" }, '/css/@import "a/a.css"', "maxProperties"],
  [["meta"], [], "/meta", "type"],
  [["meta", "designer"], "x", "/meta", "additionalProperties"],
  [["meta", "styles"], "italic", "/meta/styles", "type"],
  [["meta", "styles"], [], "/meta/styles", "minItems"],
  [["meta", "styles"], ["italic", "italic"], "/meta/styles", "uniqueItems"],
  [["meta", "styles", 0], "oblique", "/meta/styles/0", "enum"],
  [["meta", "axes"], {}, "/meta/axes", "type"],
  [["meta", "axes", 0], "wght", "/meta/axes/0", "type"],
  [["meta", "axes", 0, "step"], 1, "/meta/axes/0", "additionalProperties"],
  [["meta", "axes", 0, "tag"], 1, "/meta/axes/0/tag", "type"],
  [["meta", "axes", 0, "tag"], "weight", "/meta/axes/0/tag", "pattern"],
  ...["min", "max", "default"].map((field): Violation => [
    ["meta", "axes", 0, field],
    "8",
    `/meta/axes/0/${field}`,
    "type",
  ]),
  [["meta", "metrics"], [], "/meta/metrics", "type"],
  [["meta", "metrics", "slant"], 0, "/meta/metrics", "additionalProperties"],
  ...METRICS.map((field): Violation => [
    ["meta", "metrics", field],
    "1000",
    `/meta/metrics/${field}`,
    "type",
  ]),
  ...["unitsPerEm", "capHeight", "xHeight"].map((field): Violation => [
    ["meta", "metrics", field],
    0,
    `/meta/metrics/${field}`,
    "exclusiveMinimum",
  ]),
  [["meta", "scripts"], "latin", "/meta/scripts", "type"],
  [["meta", "scripts"], ["latin", "latin"], "/meta/scripts", "uniqueItems"],
  [["meta", "scripts"], [1], "/meta/scripts/0", "type"],
  [["meta", "scripts"], ["Latin"], "/meta/scripts/0", "pattern"],
];

it.each(VIOLATIONS)("rejects %j = %j, for that alone", (path, content, instancePath, keyword) => {
  expect(outermost(schemaErrors("font", edited(valid, path, content)))).toEqual([
    expect.objectContaining({ instancePath: pointer(instancePath), keyword }),
  ]);
});

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("font", valid, VIOLATIONS)).toEqual([]);
});

/** A slash within a key is written ~1 in a JSON Pointer. */
function pointer(path: string): string {
  return path.startsWith("/css/@") ? path.replace(/(?<=^\/css\/.*)\//g, "~1") : path;
}
