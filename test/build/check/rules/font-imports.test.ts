import { fontImports } from "../../../../build/check/rules/font-imports.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const INTER = "fonts/inter.json";
const LATO = "fonts/lato.json";
const LATO_WEIGHTS = ["100", "300", "700", "900"];

const css = (file: string, ...keys: string[]): ItemEdit => [
  file,
  ["css"],
  Object.fromEntries(keys.map((key) => [key, {}])),
];
const importOf = (path: string) => `@import "${path}"`;
const latoWith = (...paths: string[]) =>
  css(
    LATO,
    ...LATO_WEIGHTS.map((weight) => importOf(`@fontsource/lato/${weight}.css`)),
    ...paths.map(importOf),
  );
const interWith = (...paths: string[]) => css(INTER, ...paths.map(importOf));

const aboutKey = (file: string, key: string, predicate: string) => ({
  file,
  pointer: `/css/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
  isAboutKey: true,
  message: `css[${JSON.stringify(key)}] ${predicate}`,
});

it.each<[string, ItemEdit]>([
  ["the default import", interWith("@fontsource-variable/inter")],
  ...["index", "wght", "opsz", "wdth", "slnt", "standard", "full", "SOFT", "WONK"].map(
    (sheet): [string, ItemEdit] => [
      `the sheet ${sheet} of a variable package`,
      interWith(`@fontsource-variable/inter/${sheet}.css`),
    ],
  ),
  ["italics of a variable package", interWith("@fontsource-variable/inter/opsz-italic.css")],
  ["every weight of a static package", latoWith()],
  ["the regular weight", latoWith("@fontsource/lato/400.css")],
  ["italics of a static package", latoWith("@fontsource/lato/900-italic.css")],
  ["no import in a variable family", [INTER, ["css"], REMOVED]],
  ["a key that imports nothing", css(INTER, "h1")],
])("accepts %s", (_, edit) => {
  expect(foundBy(fontImports, [edit])).toEqual([]);
});

it.each<[string, string, ItemEdit, string, string]>([
  [
    "a sheet that a variable package does not have",
    INTER,
    interWith("@fontsource-variable/inter/400.css"),
    "@fontsource-variable/inter/400.css",
    "names a file that the package does not have; expected wght-italic.css",
  ],
  [
    "italics of such a sheet",
    INTER,
    interWith("@fontsource-variable/inter/wgth-italic.css"),
    "@fontsource-variable/inter/wgth-italic.css",
    "names a file that the package does not have; expected wght-italic.css",
  ],
  [
    "a weight that a static family does not have",
    LATO,
    latoWith("@fontsource/lato/200.css"),
    "@fontsource/lato/200.css",
    "names a file that the package does not have; expected 100.css, 300.css, 400.css, 700.css, 900.css, or -italic.css",
  ],
  [
    "italics before the weight",
    LATO,
    latoWith("@fontsource/lato/-italic400.css"),
    "@fontsource/lato/-italic400.css",
    "names a file that the package does not have; expected 100.css, 300.css, 400.css, 700.css, 900.css, or -italic.css",
  ],
  [
    "a package of another family",
    INTER,
    interWith("@fontsource-variable/lato/wght.css"),
    "@fontsource-variable/lato/wght.css",
    'imports from "@fontsource-variable/lato", which is not allowed; import from "@fontsource/inter" or "@fontsource-variable/inter"',
  ],
  [
    "a package of another scope",
    INTER,
    interWith("@acme/inter"),
    "@acme/inter",
    'imports from "@acme/inter", which is not allowed; import from "@fontsource/inter" or "@fontsource-variable/inter"',
  ],
  [
    "no package of a scope",
    INTER,
    interWith("inter"),
    "inter",
    'imports from "inter/", which is not allowed; import from "@fontsource/inter" or "@fontsource-variable/inter"',
  ],
  [
    "the family's other package, which the item does not install",
    INTER,
    interWith("@fontsource/inter/400.css"),
    "@fontsource/inter/400.css",
    'needs the package "@fontsource/inter"; add it to dependencies',
  ],
])("refuses %s", (_, file, edit, path, predicate) => {
  expect(foundBy(fontImports, [edit])).toEqual([aboutKey(file, importOf(path), predicate)]);
});

it("the family's static package is allowed beside the variable one, where it is installed", () => {
  const edits: ItemEdit[] = [
    interWith("@fontsource/inter/400.css", "@fontsource/inter/950.css"),
    [INTER, ["dependencies"], ["@fontsource-variable/inter", "@fontsource/inter"]],
  ];
  expect(foundBy(fontImports, edits).map(({ message }) => message)).toEqual([
    'css["@import \\"@fontsource/inter/950.css\\""] names a file that the package does not have; expected 100.css, 200.css, 300.css, 400.css, 500.css, 600.css, 700.css, 800.css, 900.css, or -italic.css',
  ]);
});

it("an item that installs nothing imports nothing", () => {
  const edits: ItemEdit[] = [
    interWith("@fontsource-variable/inter"),
    [INTER, ["dependencies"], REMOVED],
  ];
  expect(foundBy(fontImports, edits)).toEqual([
    aboutKey(
      INTER,
      importOf("@fontsource-variable/inter"),
      'needs the package "@fontsource-variable/inter"; add it to dependencies',
    ),
  ]);
});

describe("a package that the configuration allows", () => {
  const packages = ["@other/fonts", "@acme/fonts"];
  const installed: ItemEdit = [INTER, ["dependencies"], ["@acme/fonts"]];

  it.each(["@acme/fonts", "@acme/fonts/anything.css"])("may be imported: %s", (path) => {
    expect(foundBy(fontImports, [interWith(path), installed], { packages })).toEqual([]);
  });

  it.each<[string, ItemEdit[], string]>([
    [
      "that the item does not install",
      [interWith("@other/fonts/a.css"), installed],
      'css["@import \\"@other/fonts/a.css\\""] needs the package "@other/fonts"; add it to dependencies',
    ],
    [
      "in an item that installs nothing",
      [interWith("@acme/fonts"), [INTER, ["dependencies"], REMOVED]],
      'css["@import \\"@acme/fonts\\""] needs the package "@acme/fonts"; add it to dependencies',
    ],
    [
      "whose name only begins alike",
      [interWith("@acme/fontsy/a.css"), installed],
      'css["@import \\"@acme/fontsy/a.css\\""] imports from "@acme/fontsy", which is not allowed; import from "@fontsource/inter" or "@fontsource-variable/inter"',
    ],
  ])("is refused %s", (_, edits, message) => {
    expect(foundBy(fontImports, edits, { packages }).map((found) => found.message)).toEqual([
      message,
    ]);
  });
});

describe("every weight of a static family is imported", () => {
  const missing = (index: number, weight: string) => ({
    file: LATO,
    pointer: `/font/weight/${index}`,
    message: `font.weight[${index}] is "${weight}", which is not imported; add @import "@fontsource/lato/${weight}.css" to css`,
  });

  it.each<[string, ItemEdit[], ReturnType<typeof missing>[]]>([
    [
      "but 400, which the default import has",
      [[LATO, ["css"], REMOVED]],
      [missing(0, "100"), missing(1, "300"), missing(3, "700"), missing(4, "900")],
    ],
    [
      "upright",
      [
        css(
          LATO,
          ...["100", "300", "700-italic", "900"].map((sheet) =>
            importOf(`@fontsource/lato/${sheet}.css`),
          ),
        ),
      ],
      [missing(3, "700")],
    ],
    [
      "also where the styles are not stated",
      [
        [LATO, ["css"], {}],
        [LATO, ["meta"], REMOVED],
        [LATO, ["font", "weight"], ["700"]],
      ],
      [missing(0, "700")],
    ],
    [
      "also where nothing is stated of the styles alone",
      [
        [LATO, ["css"], {}],
        [LATO, ["meta"], {}],
        [LATO, ["font", "weight"], ["900"]],
      ],
      [missing(0, "900")],
    ],
    [
      "not of a family without upright faces",
      [
        [LATO, ["css"], {}],
        [LATO, ["meta", "styles"], ["italic"]],
      ],
      [],
    ],
    [
      "not where the package is not stated",
      [
        [LATO, ["css"], {}],
        [LATO, ["font", "dependency"], REMOVED],
      ],
      [],
    ],
  ])("%s", (_, edits, found) => {
    expect(foundBy(fontImports, edits)).toEqual(found);
  });
});

it("a fallback face is the build's to write", () => {
  const key = "/* a */ @font-face";
  expect(foundBy(fontImports, [css(INTER, key)])).toEqual([
    aboutKey(INTER, key, "is a fallback face, which the build writes itself; remove it"),
  ]);
});

describe("a local font", () => {
  const LOCAL: ItemEdit = [LATO, ["font", "provider"], "local"];

  it("imports nothing, whatever weights it has", () => {
    expect(foundBy(fontImports, [LOCAL, [LATO, ["css"], REMOVED]])).toEqual([]);
  });

  it("has no css, since the build declares its files", () => {
    const keys = [importOf("@fontsource/lato/700.css"), "/* a */ @font-face"];
    expect(foundBy(fontImports, [LOCAL, css(LATO, ...keys)])).toEqual(
      keys.map((key) =>
        aboutKey(
          LATO,
          key,
          "is not allowed in a local font, whose files the build declares; remove it",
        ),
      ),
    );
  });
});
