import { schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { fixtureFont } from "../fixtures/read.ts";
import { type Violation, missing, outermost, rulesNeverBroken } from "./rules.ts";

const valid = fixtureFont("source-serif-4");
const REQUIRED = ["name", "type", "title", "description", "font"];
const REQUIRED_OF_FONT = ["family", "import", "variable", "weight", "subsets"];
const METRICS = ["unitsPerEm", "ascent", "descent", "lineGap", "capHeight", "xHeight", "xWidthAvg"];
const AXIS = ["tag", "min", "max", "default"];

const ADVANCES = { text: 479, heading: 501.5, documentation: 7243 };

const FILE = { path: "files/acme-sans.woff2", weight: "100 900", style: "normal" };
const LOCAL = {
  family: "'Acme Sans', sans-serif",
  provider: "local",
  variable: "--font-acme-sans",
  weight: ["400"],
  subsets: ["latin"],
  files: [FILE],
};

/** What would be read from outside the folder, or is no woff2 file. */
const NOT_A_FILE = [
  ...["acme.woff2", "/files/a.woff2", "files/../a.woff2", "files/../../a.woff2", "files/a/b.woff2"],
  ...["files/.a.woff2", "files\\a.woff2", "files/a.ttf", "files/a.woff2\n", "files/%2e.woff2"],
  ...["files/a b.woff2", 'files/a".woff2', "files/a\u0000.woff2", "https://example.com/a.woff2"],
];

const IMPORT = '@import "@fontsource/a/a.css"';
const FACE = "/* a */ @font-face";
const FACE_PATH = "/css/~1* a *~1 @font-face";

const long = (characters: number) => "a".repeat(characters);

/** What npm would install from somewhere else, take for an option, or resolve to another package. */
const NOT_A_FONTSOURCE_PACKAGE = [
  ...["evil-postinstall", "lato", "-g", "--global", "~lato", "~/lato", "./lato", "../lato", ""],
  ...["@fontsource", "@fontsource/", "@fontsource/../evil", "@fontsource/..", "@fontsource/lato/x"],
  ...["@fontsource/-g", "@fontsource/~lato", "@fontsource/Lato", "@fontsource/.lato"],
  ...["@fontsource/lato@1.0.0", "@fontsource/lato@npm:evil", "@fontsource/lato@latest"],
  ...["@fontsource/lato evil", "@fontsource/lato\n", "@fontsource/lato;evil", "@fontsource/lato#x"],
  ...["@fontsource-evil/lato", "@Fontsource/lato", "@evil/lato", "evil@npm:@fontsource/lato"],
  ...["file:../evil", "link:../evil", "git+https://example.com/evil.git", "github:evil/evil"],
  ...["https://example.com/evil.tgz", "evil/evil", "npm:evil", "workspace:*"],
];

/** What is not a file inside such a package. */
const NOT_AN_IMPORT = [
  ...[
    "h1",
    "@import url(x)",
    '@import "https://example.com/a.css"',
    '@import "//example.com/a.css"',
  ],
  ...['@import "a/a.css"', '@import "./a.css"', '@import "../a.css"', '@import "/a.css"'],
  ...["/* a */ @import", "/* a */ @font-face; h1", "/**/ @font-face", "/* a * b */ @font-face"],
  ...['@import "@fontsource"', '@import "@fontsource/a/"', '@import "@fontsource/a/../b/a.css"'],
  ...['@import "@fontsource/../b/a.css"', '@import "@fontsource/a/b/a.css"'],
  ...['@import "@fontsource/a/a.js"', '@import "@fontsource/a/a.css?x"', '@import "@evil/a/a.css"'],
  ...['@import "@fontsource/a@1/a.css"', '@import "@fontsource/a/a.css" screen'],
  ...[
    '@import "@fontsource/a/a.css"; h1',
    '@import "@fontsource/a/a.css"\n',
    "@import '@fontsource/a/a.css'",
  ],
];

/** What a fallback face must not draw with: it is a font of the operating system. */
const LOADED = [
  ...["url(https://example.com/a.woff2)", "local('a'), url(https://example.com/a.woff2)"],
  ...["local(a); color: red", "local('a\\'), url(x)')", "local(a)", "URL(x)", "image-set('x')"],
];

describe("accepts what specification 2.2 leaves to the author", () => {
  it.each<[string, (string | number)[], unknown]>([
    ["every field stated", ["name"], "source-serif-4"],
    ["no categories", ["categories"], REMOVED],
    ["no dependencies", ["dependencies"], REMOVED],
    ["no css", ["css"], REMOVED],
    ["the default import", ["css", '@import "@fontsource/a"'], {}],
    [
      "a fallback face",
      ["css", FACE],
      { "font-family": "'a'", "font-weight": "400 500", src: "local('b'), local('c')" },
    ],
    ["no meta", ["meta"], REMOVED],
    ["a generic family beside cursive", ["meta", "genericFamily"], "serif"],
    ...["emoji", "barcode", "symbols", "math", "charts", "placeholder"].map(
      (kind): [string, string[], string[]] => [`the kind ${kind}`, ["categories"], ["serif", kind]],
    ),
    ["no license", ["meta", "license"], REMOVED],
    ["a license without a notice", ["meta", "license", "copyright"], REMOVED],
    ["a license that SPDX does not list", ["meta", "license", "id"], "LicenseRef-Foundry"],
    ["no popularity", ["meta", "popularity"], REMOVED],
    ["a stroke of one thickness", ["meta", "metrics", "contrast"], 1],
    ["no contrast", ["meta", "metrics", "contrast"], REMOVED],
    ["no stem", ["meta", "metrics", "stem"], REMOVED],
    ["no cap height", ["meta", "metrics", "capHeight"], REMOVED],
    ["no x-height", ["meta", "metrics", "xHeight"], REMOVED],
    ["no advances", ["meta", "advances"], REMOVED],
    ["no bytes", ["meta", "bytes"], REMOVED],
    ["the bytes of a script without a Latin name", ["meta", "bytes", "japanese"], { wght: 9 }],
    ["the bytes of static weights", ["meta", "bytes"], { latin: { "400": 9, "700-italic": 9 } }],
    ["a font with files of its own", ["font"], LOCAL],
    ["no package of its own", ["font", "dependency"], REMOVED],
    ["the static package", ["font", "dependency"], "@fontsource/source-serif-4"],
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
  ...["Source Serif 4 ", "Source  Serif", "It's", "a*/b", "a;b", "a}b", 'a"b', "<b>", "&amp;"].map(
    (title): Violation => [["title"], title, "/title", "pattern"],
  ),
  [["description"], 4, "/description", "type"],
  [["description"], "Source Serif 4 — Slab font.", "/description", "pattern"],
  [["description"], "Source Serif 4 - Serif font.", "/description", "pattern"],
  [["description"], "Source Serif 4 — Serif font", "/description", "pattern"],
  [["categories"], "serif", "/categories", "type"],
  [["categories"], [], "/categories", "minItems"],
  [["categories"], ["serif", "serif"], "/categories", "uniqueItems"],
  [["categories", 0], "wonky", "/categories/0", "enum"],
  [["dependencies"], "@fontsource/lato", "/dependencies", "type"],
  [["dependencies"], Array(2).fill("@fontsource/lato"), "/dependencies", "uniqueItems"],
  [
    ["dependencies"],
    ["a", "b", "c"].map((name) => `@fontsource/${name}`),
    "/dependencies",
    "maxItems",
  ],
  [["dependencies", 0], 1, "/dependencies/0", "type"],
  [["dependencies", 0], `@fontsource/${long(139)}`, "/dependencies/0", "maxLength"],
  [["font", "dependency"], 1, "/font/dependency", "type"],
  [["font", "dependency"], `@fontsource/${long(139)}`, "/font/dependency", "maxLength"],
  ...NOT_A_FONTSOURCE_PACKAGE.flatMap((name): Violation[] => [
    [["dependencies", 0], name, "/dependencies/0", "pattern"],
    [["font", "dependency"], name, "/font/dependency", "pattern"],
  ]),
  [["font"], [], "/font", "type"],
  [["font", "styles"], [], "/font", "additionalProperties"],
  [["font", "family"], 4, "/font/family", "type"],
  [["font", "family"], "", "/font/family", "minLength"],
  [["font", "provider"], "bunny", "/font", "discriminator"],
  [["font", "provider"], REMOVED, "/font", "discriminator"],
  [["font", "files"], [FILE], "/font", "additionalProperties"],
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
  [["font", "weight", 0], 400, "/font/weight/0", "type"],
  [["categories", 0], 1, "/categories/0", "type"],
  [["meta", "styles", 0], 1, "/meta/styles/0", "type"],
  [["$schema"], long(2049), "/$schema", "maxLength"],
  [["name"], long(101), "/name", "maxLength"],
  [["title"], long(201), "/title", "maxLength"],
  [["description"], `${long(300)} — Serif font.`, "/description", "maxLength"],
  [["font", "family"], long(257), "/font/family", "maxLength"],
  [["font", "import"], long(201), "/font/import", "maxLength"],
  [["font", "variable"], `--font-${long(101)}`, "/font/variable", "maxLength"],
  ...[
    ["font", "subsets"],
    ["meta", "scripts"],
  ].flatMap((path): Violation[] => [
    [[...path, 0], long(65), `/${path.join("/")}/0`, "maxLength"],
    [path, [...Array(101).keys()].map((n) => `subset-${n}`), `/${path.join("/")}`, "maxItems"],
  ]),
  [
    ["meta", "axes"],
    Array(65).fill({ tag: "wght", min: 1, max: 2, default: 1 }),
    "/meta/axes",
    "maxItems",
  ],
  [["font", "subsets"], "latin", "/font/subsets", "type"],
  [["font", "subsets"], ["latin", "latin"], "/font/subsets", "uniqueItems"],
  [["font", "subsets", 0], 1, "/font/subsets/0", "type"],
  [["font", "subsets", 0], "Latin", "/font/subsets/0", "pattern"],
  [["css"], [], "/css", "type"],
  ...NOT_AN_IMPORT.map((key): Violation => [["css", key], {}, "/css", "propertyNames"]),
  [["css", `@import "@fontsource/${long(190)}/a.css"`], {}, "/css", "propertyNames"],
  [
    ["css"],
    Object.fromEntries([...Array(101).keys()].map((n) => [`@import "@fontsource/a/${n}.css"`, {}])),
    "/css",
    "maxProperties",
  ],
  [["css", IMPORT], "x", `/css/${IMPORT}`, "type"],
  [["css", IMPORT], { color: "red" }, `/css/${IMPORT}`, "maxProperties"],
  [["css", FACE], "x", FACE_PATH, "type"],
  [["css", FACE], { color: "red" }, FACE_PATH, "additionalProperties"],
  ...["font-family", "font-weight", "src", "size-adjust"].flatMap((property): Violation[] => [
    [["css", FACE], { [property]: 1 }, `${FACE_PATH}/${property}`, "type"],
    [["css", FACE], { [property]: "" }, `${FACE_PATH}/${property}`, "pattern"],
  ]),
  ...LOADED.map((src): Violation => [["css", FACE], { src }, `${FACE_PATH}/src`, "pattern"]),
  [["css", FACE], { src: `local('${long(1024)}')` }, `${FACE_PATH}/src`, "maxLength"],
  [["css", FACE], { "font-family": `'${long(255)}'` }, `${FACE_PATH}/font-family`, "maxLength"],
  [["css", FACE], { "font-weight": "1000000000" }, `${FACE_PATH}/font-weight`, "maxLength"],
  [["css", FACE], { "size-adjust": `${"1".repeat(16)}%` }, `${FACE_PATH}/size-adjust`, "maxLength"],
  ...["'a', serif", "'a'; color: red", "'a", "'a'b'", "a"].map((family): Violation => [
    ["css", FACE],
    { "font-family": family },
    `${FACE_PATH}/font-family`,
    "pattern",
  ]),
  [["meta"], [], "/meta", "type"],
  [["meta", "designer"], "x", "/meta", "additionalProperties"],
  [["meta", "styles"], "italic", "/meta/styles", "type"],
  [["meta", "styles"], [], "/meta/styles", "minItems"],
  [["meta", "styles"], ["italic", "italic"], "/meta/styles", "uniqueItems"],
  [["meta", "styles", 0], "oblique", "/meta/styles/0", "enum"],
  [["meta", "genericFamily"], "cursive", "/meta/genericFamily", "enum"],
  [["meta", "license"], "OFL-1.1", "/meta/license", "type"],
  [["meta", "license", "url"], "x", "/meta/license", "additionalProperties"],
  missing(["meta", "license"], "id"),
  [["meta", "license", "id"], 1, "/meta/license/id", "type"],
  [["meta", "license", "id"], "OFL 1.1", "/meta/license/id", "pattern"],
  [["meta", "license", "id"], long(65), "/meta/license/id", "maxLength"],
  [["meta", "license", "copyright"], 1, "/meta/license/copyright", "type"],
  [["meta", "license", "copyright"], long(501), "/meta/license/copyright", "maxLength"],
  ...["", " a", "a ", "a  b", "a\nb", "a\tb", "a\u0007b", "a \u202eb", "a\u2028b"].map(
    (notice): Violation => [
      ["meta", "license", "copyright"],
      notice,
      "/meta/license/copyright",
      "pattern",
    ],
  ),
  [["meta", "popularity"], "1", "/meta/popularity", "type"],
  [["meta", "popularity"], 1.5, "/meta/popularity", "type"],
  [["meta", "popularity"], 0, "/meta/popularity", "exclusiveMinimum"],
  [["meta", "metrics", "contrast"], "2", "/meta/metrics/contrast", "type"],
  [["meta", "metrics", "contrast"], 0.9, "/meta/metrics/contrast", "minimum"],
  [["meta", "metrics", "stem"], "2", "/meta/metrics/stem", "type"],
  [["meta", "metrics", "stem"], 0, "/meta/metrics/stem", "exclusiveMinimum"],
  [["meta", "axes"], {}, "/meta/axes", "type"],
  [["meta", "axes", 0], "wght", "/meta/axes/0", "type"],
  [["meta", "axes", 0, "step"], 1, "/meta/axes/0", "additionalProperties"],
  [["meta", "axes", 0, "tag"], 1, "/meta/axes/0/tag", "type"],
  [["meta", "axes", 0, "tag"], "wg-t", "/meta/axes/0/tag", "pattern"],
  [["meta", "axes", 0, "tag"], "wgh", "/meta/axes/0/tag", "minLength"],
  [["meta", "axes", 0, "tag"], "weight", "/meta/axes/0/tag", "maxLength"],
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
  [["meta", "advances"], [], "/meta/advances", "type"],
  [["meta", "advances", "450"], ADVANCES, "/meta/advances", "propertyNames"],
  [["meta", "advances", "4000"], ADVANCES, "/meta/advances", "propertyNames"],
  [["meta", "advances", "400"], 479, "/meta/advances/400", "type"],
  [["meta", "advances", "400", "word"], 1, "/meta/advances/400", "additionalProperties"],
  ...["text", "heading", "documentation"].flatMap((field): Violation[] => [
    missing(["meta", "advances", "400"], field),
    [["meta", "advances", "400", field], "479", `/meta/advances/400/${field}`, "type"],
    [["meta", "advances", "400", field], 0, `/meta/advances/400/${field}`, "exclusiveMinimum"],
  ]),
  [["meta", "opticalAdvances"], [], "/meta/opticalAdvances", "type"],
  [["meta", "opticalAdvances", "0"], {}, "/meta/opticalAdvances", "propertyNames"],
  [["meta", "opticalAdvances", "100000"], {}, "/meta/opticalAdvances", "propertyNames"],
  [
    ["meta", "opticalAdvances"],
    Object.fromEntries([...Array(13).keys()].map((n) => [n + 1, {}])),
    "/meta/opticalAdvances",
    "maxProperties",
  ],
  [["meta", "opticalAdvances", "16"], [], "/meta/opticalAdvances/16", "type"],
  [["meta", "bytes"], [], "/meta/bytes", "type"],
  [["meta", "bytes", "Latin"], { wght: 1 }, "/meta/bytes", "propertyNames"],
  [["meta", "bytes", long(65)], { wght: 1 }, "/meta/bytes", "propertyNames"],
  [
    ["meta", "bytes"],
    Object.fromEntries([...Array(101).keys()].map((n) => [`subset-${n}`, { wght: 1 }])),
    "/meta/bytes",
    "maxProperties",
  ],
  [["meta", "bytes", "latin"], 1, "/meta/bytes/latin", "type"],
  [["meta", "bytes", "latin", "wdth"], 1, "/meta/bytes/latin", "propertyNames"],
  [["meta", "bytes", "latin", `wght-${long(8)}`], 1, "/meta/bytes/latin", "propertyNames"],
  [["meta", "bytes", "latin", "wght"], 1.5, "/meta/bytes/latin/wght", "type"],
  [["meta", "bytes", "latin", "wght"], 0, "/meta/bytes/latin/wght", "exclusiveMinimum"],
  [["meta", "scripts"], "latin", "/meta/scripts", "type"],
  [["meta", "scripts"], ["latin", "latin"], "/meta/scripts", "uniqueItems"],
  [["meta", "scripts"], [1], "/meta/scripts/0", "type"],
  [["meta", "scripts"], ["Latin"], "/meta/scripts/0", "pattern"],

  ...[...REQUIRED_OF_FONT.filter((field) => field !== "import"), "files"].map(
    (field): Violation => [["font"], edited(LOCAL, [field], REMOVED), "/font", "required"],
  ),
  [["font"], { ...LOCAL, import: "Acme_Sans" }, "/font", "additionalProperties"],
  [["font"], { ...LOCAL, dependency: "@fontsource/acme" }, "/font", "additionalProperties"],
  [["font"], { ...LOCAL, files: FILE }, "/font/files", "type"],
  [["font"], { ...LOCAL, files: [] }, "/font/files", "minItems"],
  [["font"], { ...LOCAL, files: Array(37).fill(FILE) }, "/font/files", "maxItems"],
  ...Object.keys(FILE).map((field): Violation => [
    ["font"],
    { ...LOCAL, files: [edited(FILE, [field], REMOVED)] },
    "/font/files/0",
    "required",
  ]),
  ...(
    [
      [[0], FILE.path, "", "type"],
      [[0, "range"], "U+20", "", "additionalProperties"],
      [[0, "path"], 1, "/path", "type"],
      [[0, "path"], `files/${long(100)}.woff2`, "/path", "maxLength"],
      ...NOT_A_FILE.map((path): Violation => [[0, "path"], path, "/path", "pattern"]),
      [[0, "weight"], 400, "/weight", "type"],
      [[0, "weight"], "1000 10000", "/weight", "maxLength"],
      [[0, "weight"], "bold", "/weight", "pattern"],
      [[0, "weight"], "100-900", "/weight", "pattern"],
      [[0, "style"], "oblique", "/style", "enum"],
    ] as Violation[]
  ).map(([path, content, at, keyword]): Violation => [
    ["font"],
    { ...LOCAL, files: edited(LOCAL.files as unknown, path, content) },
    `/font/files/0${at}`,
    keyword,
  ]),
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
