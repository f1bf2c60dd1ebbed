import { REMOVED, edited } from "../fixtures/edited.ts";
import { fixtureFont } from "../fixtures/read.ts";
import { long, testSchema, variantsOf, violationsOf } from "./rules.ts";

const FIGURES = { style: "lining", spacing: "tabular", features: ["pnum"], distinct: ["1l"] };
const EXTENTS = { latin: { above: 1500, below: 420 } };

const withLanguages = edited(fixtureFont("source-serif-4"), ["meta", "languages"], ["en"]);
const withExtents = edited<unknown>(withLanguages, ["meta", "metrics", "extents"], EXTENTS);
const valid = edited(withExtents, ["meta", "figures"], FIGURES) as typeof withLanguages;

const FILE = { path: "files/acme-sans.woff2", weight: "100 900", style: "normal" };
const LOCAL = {
  family: "'Acme Sans', sans-serif",
  provider: "local",
  variable: "--font-acme-sans",
  weight: ["400"],
  subsets: ["latin"],
  files: [FILE],
};
const withFiles = edited<unknown>(valid, ["font"], LOCAL);

/** What would be read from outside the folder, or is no woff2 file. */
const NOT_A_FILE = [
  "acme.woff2",
  "/files/a.woff2",
  "files/../a.woff2",
  "files/../../a.woff2",
  "files/a/b.woff2",
  "files/.a.woff2",
  "files\\a.woff2",
  "files/a.ttf",
  "files/a.woff2\n",
  "files/%2e.woff2",
  "files/a b.woff2",
  'files/a".woff2',
  "files/a\u0000.woff2",
  "https://example.com/a.woff2",
];

/** A fallback face, whose key in "css" begins with a comment. */
const FACE = "/css/~1* a *~1 @font-face";

/** What npm would install from somewhere else, take for an option, or resolve to another package. */
const NOT_A_FONTSOURCE_PACKAGE = [
  "evil-postinstall",
  "lato",
  "-g",
  "--global",
  "~lato",
  "~/lato",
  "./lato",
  "../lato",
  "",
  "@fontsource",
  "@fontsource/",
  "@fontsource/../evil",
  "@fontsource/..",
  "@fontsource/lato/x",
  "@fontsource/-g",
  "@fontsource/~lato",
  "@fontsource/Lato",
  "@fontsource/.lato",
  "@fontsource/lato@1.0.0",
  "@fontsource/lato@npm:evil",
  "@fontsource/lato@latest",
  "@fontsource/lato evil",
  "@fontsource/lato\n",
  "@fontsource/lato;evil",
  "@fontsource/lato#x",
  "@fontsource-evil/lato",
  "@Fontsource/lato",
  "@evil/lato",
  "evil@npm:@fontsource/lato",
  "file:../evil",
  "link:../evil",
  "git+https://example.com/evil.git",
  "github:evil/evil",
  "https://example.com/evil.tgz",
  "evil/evil",
  "npm:evil",
  "workspace:*",
];

/** What is not a file inside such a package. */
const NOT_AN_IMPORT = [
  "h1",
  "@import url(x)",
  '@import "https://example.com/a.css"',
  '@import "//example.com/a.css"',
  '@import "@fontsource/a/a.css"; h1',
  '@import "a/a.css"',
  '@import "./a.css"',
  '@import "../a.css"',
  '@import "/a.css"',
  "/* a */ @import",
  "/* a */ @font-face; h1",
  "/**/ @font-face",
  "/* a * b */ @font-face",
  '@import "@fontsource"',
  '@import "@fontsource/a/"',
  '@import "@fontsource/a/../b/a.css"',
  '@import "@fontsource/../b/a.css"',
  '@import "@fontsource/a/b/a.css"',
  '@import "@fontsource/a/a.js"',
  '@import "@fontsource/a/a.css?x"',
  '@import "@evil/a/a.css"',
  '@import "@fontsource/a@1/a.css"',
  '@import "@fontsource/a/a.css" screen',
  '@import "@fontsource/a/a.css"\n',
  "@import '@fontsource/a/a.css'",
];

/** What a fallback face must not draw with: it is a font of the operating system. */
const LOADED = [
  "url(https://example.com/a.woff2)",
  "local('a'), url(https://example.com/a.woff2)",
  "local(a); color: red",
  "local('a\\'), url(x)')",
  "local(a)",
  "URL(x)",
  "image-set('x')",
];

const withFace = edited<unknown>(valid, ["css", "/* a */ @font-face"], {});

const many = (count: number, nameOf: (n: number) => string) => [...Array(count).keys()].map(nameOf);
const letter = (n: number) => String.fromCharCode(97 + n);
const subsets = (count: number) => many(count, (n) => `subset-${n}`);
const objectOf = (keys: readonly string[], value: unknown = {}) =>
  Object.fromEntries(keys.map((key) => [key, value]));

const INK = { above: 1, below: 0 };
const LENGTH = { type: [1.5], minimum: [-1], maximum: [131_073] };

const OVER_PACKAGE = `@fontsource/${long(139)}`;
const PACKAGE = { type: [1], maxLength: [OVER_PACKAGE], pattern: NOT_A_FONTSOURCE_PACKAGE };
const SUBSETS = { type: ["latin"], maxItems: [subsets(101)], uniqueItems: [["latin", "latin"]] };
const SUBSET = { type: [1], maxLength: [long(65)], pattern: ["Latin"] };
const SPECIFIED_SUBSETS = [
  "menu latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese arabic hebrew japanese korean",
  "chinese-simplified chinese-traditional devanagari thai math symbols",
].flatMap((names) => names.split(" "));
const MEASURE = { type: ["1000"] };
const SIZE = { type: ["1000"], minimum: [0, 1e-300] };
const AXIS = { tag: "wght", min: 1, max: 2, default: 1 };
const KINDS = ["emoji", "barcode", "symbols", "math", "charts", "placeholder"];
const ADVANCES = { text: 479, heading: 501.5, documentation: 7243 };

testSchema(
  "font",
  // What specification 2.2 leaves to the author.
  [
    ...variantsOf(valid, {
      "": [valid, withFiles],
      "/categories": [REMOVED, ...KINDS.map((kind) => ["serif", kind])],
      "/dependencies": [REMOVED],
      "/description": ["Sans Serif", "Serif", "Monospace", "Display", "Handwriting"].map(
        (classification) => `Source Serif 4 — ${classification} font.`,
      ),
      "/css": [REMOVED],
      '/css/@import "@fontsource~1a"': [{}],
      [FACE]: [
        { "font-family": "'a'", "font-weight": "400 500", src: "local('b'), local('c')" },
        { "font-family": "'a'", "font-style": "italic", src: "local('b')" },
      ],
      "/category": ["Serif"],
      "/meta": [REMOVED],
      "/meta/designer": ["Frank Grießhammer", { name: "Frank Grießhammer" }],
      "/meta/genericFamily": ["serif"],
      "/meta/license": [REMOVED],
      "/meta/license/copyright": [REMOVED],
      "/meta/license/id": ["LicenseRef-Foundry"],
      "/meta/popularity": [REMOVED],
      "/meta/nextVersion": ["16.3", "16.10"],
      "/meta/metrics/contrast": [1, REMOVED],
      "/meta/metrics/stem": [REMOVED],
      "/meta/metrics/capHeight": [REMOVED],
      "/meta/metrics/xHeight": [REMOVED],
      "/meta/metrics/extents": [REMOVED, {}],
      "/meta/metrics/extents/latin-ext": [{ above: 0, below: 0 }],
      "/meta/figures": [REMOVED],
      "/meta/figures/features": [[], ["lnum", "onum", "pnum", "tnum", "zero", "smcp", "c2sc"]],
      "/meta/figures/distinct": [[], ["0O", "1l", "1I", "Il"]],
      "/meta/figures/rewritesOperators": [true],
      "/meta/advances": [REMOVED],
      "/meta/bytes": [REMOVED, { latin: { "400": 9, "700-italic": 9 } }],
      "/meta/bytes/japanese": [{ wght: 9 }],
      "/font/dependency": [REMOVED, "@fontsource/source-serif-4"],
      "/font/weight": [["400"], ["400", "700"], many(9, (n) => `${n + 1}00`)],
      "/font/subsets": [[], SPECIFIED_SUBSETS],
    }),
  ],
  [
    ...violationsOf(valid, {
      "": { type: ["font"], required: ["name", "type", "title", "description", "font"] },
      "/extends": { additionalProperties: ["none"] },
      "/$schema": { type: [1], maxLength: [long(2049)] },
      "/name": { type: [4], maxLength: [long(101)], pattern: ["Source Serif 4", "source_serif"] },
      "/type": { const: ["registry:style"] },
      "/title": {
        type: [4],
        maxLength: [long(201)],
        pattern: [
          "Source Serif 4 ",
          "Source  Serif",
          "It's",
          "a*/b",
          "a;b",
          "a}b",
          'a"b',
          "<b>",
          "&amp;",
        ],
      },
      "/description": {
        type: [4],
        maxLength: [`${long(300)} — Serif font.`],
        pattern: ["— Slab font.", "- Serif font.", "— Serif font"].map(
          (end) => `Source Serif 4 ${end}`,
        ),
      },
      "/categories": { type: ["serif"], minItems: [[]], uniqueItems: [["serif", "serif"]] },
      "/categories/0": { type: [1], enum: ["wonky"] },
      "/dependencies": {
        type: ["@fontsource/lato"],
        uniqueItems: [Array(2).fill("@fontsource/lato")],
        maxItems: [["a", "b", "c"].map((name) => `@fontsource/${name}`)],
      },
      "/dependencies/0": PACKAGE,

      "/font": { type: [[]], required: ["family", "import", "variable", "weight", "subsets"] },
      "/font/styles": { additionalProperties: [[]] },
      "/font/files": { additionalProperties: [[FILE]] },
      "/font/family": { type: [4], minLength: [""], maxLength: [long(257)] },
      "/font/provider": { discriminator: ["bunny", REMOVED] },
      "/font/import": { type: [4], maxLength: [long(201)], pattern: ["Source Serif 4"] },
      "/font/variable": {
        type: [4],
        maxLength: [`--font-${long(101)}`],
        pattern: ["font-source-serif-4", "--source-serif-4", "--font-Source"],
      },
      "/font/weight": { type: ["400"], minItems: [[]], uniqueItems: [["400", "400"]] },
      "/font/weight/0": { type: [400], enum: ["450", "1000"] },
      "/font/subsets": SUBSETS,
      "/font/subsets/0": SUBSET,
      "/font/dependency": PACKAGE,

      "/css": {
        type: [[]],
        maxProperties: [objectOf(many(101, (n) => `@import "@fontsource/a/${n}.css"`))],
      },
      ...Object.fromEntries(
        [...NOT_AN_IMPORT, `@import "@fontsource/${long(190)}/a.css"`].map((key) => [
          `/css/${key.replaceAll("/", "~1")}`,
          { propertyNames: [{}] },
        ]),
      ),
      '/css/@import "@fontsource~1a~1a.css"': { type: ["x"], maxProperties: [{ color: "red" }] },

      "/category": { type: [1], maxLength: [long(65)] },
      "/meta": { type: [[]], maxProperties: [objectOf(subsets(101), 1)] },
      [`/meta/${long(101)}`]: { propertyNames: [1] },
      "/meta/styles": { type: ["italic"], minItems: [[]], uniqueItems: [["italic", "italic"]] },
      "/meta/styles/0": { type: [1], enum: ["oblique"] },
      "/meta/scripts": SUBSETS,
      "/meta/scripts/0": SUBSET,
      "/meta/languages": {
        type: ["pl"],
        uniqueItems: [["pl", "pl"]],
        maxItems: [many(201, (n) => `a${letter(n % 26)}-Aaa${letter(Math.floor(n / 26))}`)],
      },
      "/meta/languages/0": {
        type: [1],
        maxLength: ["sr-Latn-RS-aaaaaaaa"],
        pattern: ["PL", "polish", "zh_Hant"],
      },
      "/meta/genericFamily": { enum: ["cursive"] },
      "/meta/packageVersion": {
        type: [1],
        maxLength: [`1.0.0-${long(60)}`],
        pattern: ["latest", "^1.0.0", "1.0"],
      },
      "/meta/license": { type: ["OFL-1.1"], required: ["id"] },
      "/meta/license/url": { additionalProperties: ["x"] },
      "/meta/license/id": { type: [1], maxLength: [long(65)], pattern: ["OFL 1.1"] },
      "/meta/license/copyright": {
        type: [1],
        maxLength: [long(501)],
        pattern: ["", " a", "a ", "a  b", "a\nb", "a\tb", "a\u0007b", "a \u202eb", "a\u2028b"],
      },
      "/meta/nextVersion": {
        type: [16.3],
        maxLength: ["16.3000000"],
        pattern: ["16", "16.3.1", "v16.3", ">=16.3", "0.9"],
      },
      "/meta/popularity": { type: ["1", 1.5], exclusiveMinimum: [0] },
      "/meta/axes": { type: [{}], maxItems: [Array(65).fill(AXIS)] },
      "/meta/axes/0": { type: ["wght"], required: Object.keys(AXIS) },
      "/meta/axes/0/step": { additionalProperties: [1] },
      "/meta/axes/0/tag": {
        type: [1],
        minLength: ["wgh"],
        maxLength: ["weight"],
        pattern: ["wg-t"],
      },
      "/meta/axes/0/min": MEASURE,
      "/meta/axes/0/max": MEASURE,
      "/meta/axes/0/default": MEASURE,
      "/meta/metrics": {
        type: [[]],
        required: ["unitsPerEm", "ascent", "descent", "lineGap", "xWidthAvg"],
      },
      "/meta/metrics/slant": { additionalProperties: [0] },
      "/meta/metrics/unitsPerEm": { ...SIZE, maximum: [16_385] },
      "/meta/metrics/ascent": MEASURE,
      "/meta/metrics/descent": MEASURE,
      "/meta/metrics/lineGap": MEASURE,
      "/meta/metrics/capHeight": SIZE,
      "/meta/metrics/xHeight": SIZE,
      "/meta/metrics/xWidthAvg": SIZE,
      "/meta/metrics/contrast": { type: ["2"], minimum: [0.9] },
      "/meta/metrics/stem": SIZE,
      "/meta/metrics/extents": {
        type: [[]],
        maxProperties: [
          objectOf(
            many(33, (n) => `k-${letter(n % 26)}${letter(Math.floor(n / 26))}`),
            INK,
          ),
        ],
      },
      "/meta/metrics/extents/Latin": { propertyNames: [INK] },
      [`/meta/metrics/extents/${long(33)}`]: { propertyNames: [INK] },
      "/meta/metrics/extents/latin": { type: [[]], required: ["above", "below"] },
      "/meta/metrics/extents/latin/left": { additionalProperties: [1] },
      "/meta/metrics/extents/latin/above": LENGTH,
      "/meta/metrics/extents/latin/below": LENGTH,
      "/meta/figures": { type: [[]], required: Object.keys(FIGURES) },
      "/meta/figures/width": { additionalProperties: [1] },
      "/meta/figures/style": { enum: ["hybrid"] },
      "/meta/figures/spacing": { enum: ["monospace"] },
      "/meta/figures/features": { type: ["pnum"], uniqueItems: [["pnum", "pnum"]] },
      "/meta/figures/features/0": { type: [1], enum: ["liga"] },
      "/meta/figures/distinct": { type: ["1l"], uniqueItems: [["1l", "1l"]] },
      "/meta/figures/distinct/0": { type: [1], enum: ["O0"] },
      "/meta/figures/rewritesOperators": { const: [false] },
      "/meta/advances": { type: [[]] },
      "/meta/advances/450": { propertyNames: [ADVANCES] },
      "/meta/advances/4000": { propertyNames: [ADVANCES] },
      "/meta/advances/400": { type: [479], required: Object.keys(ADVANCES) },
      "/meta/advances/400/word": { additionalProperties: [1] },
      "/meta/advances/400/text": SIZE,
      "/meta/advances/400/heading": SIZE,
      "/meta/advances/400/documentation": SIZE,
      "/meta/advances/400/italic": SIZE,
      "/meta/opticalAdvances": {
        type: [[]],
        maxProperties: [objectOf(many(13, (n) => `${n + 1}`))],
      },
      "/meta/opticalAdvances/0": { propertyNames: [{}] },
      "/meta/opticalAdvances/100000": { propertyNames: [{}] },
      "/meta/opticalAdvances/16": { type: [[]] },
      "/meta/bytes": { type: [[]], maxProperties: [objectOf(subsets(101), { wght: 1 })] },
      "/meta/bytes/Latin": { propertyNames: [{ wght: 1 }] },
      [`/meta/bytes/${long(65)}`]: { propertyNames: [{ wght: 1 }] },
      "/meta/bytes/latin": { type: [1] },
      "/meta/bytes/latin/wdth": { propertyNames: [1] },
      [`/meta/bytes/latin/wght-${long(8)}`]: { propertyNames: [1] },
      "/meta/bytes/latin/wght": { type: [1.5], exclusiveMinimum: [0] },
    }),
    ...violationsOf(withFace, {
      [FACE]: { type: ["x"] },
      [`${FACE}/color`]: { additionalProperties: ["red"] },
      [`${FACE}/font-family`]: {
        type: [1],
        maxLength: [`'${long(255)}'`],
        pattern: ["", "'a', serif", "'a'; color: red", "'a", "'a'b'", "a"],
      },
      [`${FACE}/font-style`]: { const: ["oblique"] },
      [`${FACE}/font-weight`]: { type: [1], maxLength: ["1000000000"], pattern: [""] },
      [`${FACE}/src`]: {
        type: [1],
        maxLength: [`local('${long(1024)}')`],
        pattern: ["", ...LOADED],
      },
      [`${FACE}/size-adjust`]: { type: [1], maxLength: [`${"1".repeat(16)}%`], pattern: [""] },
    }),
    ...violationsOf(withFiles, {
      "/font": { required: ["family", "variable", "weight", "subsets", "files"] },
      "/font/import": { additionalProperties: ["Acme_Sans"] },
      "/font/dependency": { additionalProperties: ["@fontsource/acme"] },
      "/font/files": { type: [FILE], minItems: [[]], maxItems: [Array(37).fill(FILE)] },
      "/font/files/0": { type: [FILE.path], required: Object.keys(FILE) },
      "/font/files/0/range": { additionalProperties: ["U+20"] },
      "/font/files/0/path": {
        type: [1],
        maxLength: [`files/${long(100)}.woff2`],
        pattern: NOT_A_FILE,
      },
      "/font/files/0/weight": {
        type: [400],
        maxLength: ["1000 10000"],
        pattern: ["bold", "100-900"],
      },
      "/font/files/0/style": { enum: ["oblique"] },
      "/font/files/0/subset": { type: [1], maxLength: [long(65)], pattern: ["Latin", "latin_ext"] },
      "/font/files/0/unicodeRange": {
        type: [1],
        maxLength: [Array(1400).fill("U+100").join(", ")],
        pattern: ["", "u+20", "U+20,U+30", "U+20 U+30", "U+20; src: url(x)", "U+1234567"],
      },
    }),
  ],
);
