import {
  fontImports,
  fontPackage,
  isAllowedPackage,
} from "../../../../../build/check/rules/items/packages.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type Circumstances,
  type ItemEdit,
  INTER,
  LATO,
  at,
  foundBy,
  put,
} from "../../../../fixtures/found-by.ts";

describe("allowed-package", () => {
  const PACKAGES = ["@acme/fonts", "acme-type"];

  it.each([
    ["/font/dependency", "@acme/fonts"],
    ["/font/dependency", "acme-type"],
    ["/dependencies/0", "@acme/fonts"],
    ["/dependencies/12", "acme-type"],
    ["/css", '@import "@acme/fonts"'],
    ["/css", '@import "acme-type"'],
    ["/css", '@import "@acme/fonts/sans.css"'],
    ["/css", '@import "@acme/fonts/css/Sans_2-bold.min.css"'],
  ])("%s may be %s", (pointer, text) => {
    expect(isAllowedPackage(pointer, text, PACKAGES)).toBe(true);
  });

  const LISTS = ["/dependencies", "/dependencies/0/1", "/dependencies/x", "/dependencies/x1"];
  const ELSEWHERE = [...LISTS, "", "/meta/dependencies/0", "/font/family", "/css"];
  const NOT_ITS_SHEETS = [
    "@acme/other",
    "@acme/fontsy/sans.css",
    "@acme/fonts/sans.scss",
    "@acme/fonts/sans",
    "@acme/fonts/.css",
    "@acme/fonts/../evil/sans.css",
    "@acme/fonts//sans.css",
    "@acme/fonts/a b.css",
    "@acme/fonts/sansxcss",
  ];

  it.each<[string, string]>([
    ...ELSEWHERE.map((place): [string, string] => [place, "@acme/fonts"]),
    ...NOT_ITS_SHEETS.map((path): [string, string] => ["/css", `@import "${path}"`]),
    ["/font/dependency", "@acme/font"],
    ["/font/dependency", "@acme/fonts/sans.css"],
    ["/dependencies/0", "@acme/fonts@npm:evil"],
    ["/css", '@import "@acme/fonts/sans.css'],
    ["/css", '@import "@acme/fonts/sans.css" print'],
    ["/css", 'x@import "@acme/fonts/sans.css"'],
    ["/font/dependency", '@import "@acme/fonts"'],
  ])("%s is not %s", (pointer, text) => {
    expect(isAllowedPackage(pointer, text, PACKAGES)).toBe(false);
  });

  it("without packages of the configuration none is allowed", () => {
    expect(isAllowedPackage("/font/dependency", "@acme/fonts", [])).toBe(false);
    expect(isAllowedPackage("/css", '@import "@acme/fonts"', [])).toBe(false);
  });
});

const LOCAL = put(LATO, "/font/provider", "local");
const dependency = (value: unknown) => put(LATO, "/font/dependency", value);
const dependencies = (file: string, ...values: string[]) => put(file, "/dependencies", values);
const NOTHING = put(LATO, "/dependencies", REMOVED);
const NOTHING_STATED = put(LATO, "/meta", REMOVED);

describe("font-package", () => {
  const axes = (tag: string) => put(LATO, "/meta/axes", [{ tag, min: 1, max: 2, default: 1 }]);
  const [STATIC_NAME, VARIABLE_NAME] = ["@fontsource/lato", "@fontsource-variable/lato"] as const;
  const VARIABLE = dependency(VARIABLE_NAME);
  const OWN: Circumstances = { packages: ["@acme/fonts"] };

  it.each<[string, ItemEdit[], Circumstances?]>([
    ["the static package of a family without axes", []],
    ["the variable package of a family of weights", [axes("wght"), VARIABLE]],
    ["the variable package of a family of optical sizes", [axes("opsz"), VARIABLE]],
    ["a family of weights that states no package", [axes("wght"), dependency(REMOVED)]],
    ["a family without axes that states no package", [dependency(REMOVED)]],
    ["the static package of a family that states nothing", [NOTHING_STATED]],
    ["the variable package of a family that states nothing", [NOTHING_STATED, VARIABLE]],
    ["both packages of the family", [dependencies(LATO, VARIABLE_NAME, STATIC_NAME)]],
    ["nothing to install", [NOTHING]],
    ["one of config.json", [dependency("@acme/fonts"), dependencies(LATO, "@acme/fonts")], OWN],
    ["any package in a local font that installs nothing", [LOCAL, NOTHING, dependency("@other/a")]],
  ])("accepts %s", (_, edits, ...[circumstances]) => {
    expect(foundBy(fontPackage, edits, circumstances)).toEqual([]);
  });

  const INTER_PACKAGE = dependency("@fontsource/inter");
  it.each<[string, ItemEdit[], string, string]>([
    ["the variable package of a family without axes", [VARIABLE], VARIABLE_NAME, STATIC_NAME],
    ["the static package of a family of weights", [axes("wght")], STATIC_NAME, VARIABLE_NAME],
    ["another family's package", [INTER_PACKAGE, NOTHING_STATED], "@fontsource/inter", STATIC_NAME],
  ])("font.dependency is not %s", (_, edits, wrong, remedy) => {
    expect(foundBy(fontPackage, edits)).toEqual([
      at(LATO, "/font/dependency", `is "${wrong}"`, `write "${remedy}"`),
    ]);
  });

  it("an item installs nothing but packages of its family and of the configuration", () => {
    const edits = [dependencies(LATO, "@fontsource/lato", "@fontsource/evil", "@acme/fonts")];
    const family = 'only "@fontsource/lato" and "@fontsource-variable/lato"';
    const evil = (...allowed: string[]) =>
      at(LATO, "/dependencies/1", '"@fontsource/evil"', ...allowed);
    expect(foundBy(fontPackage, edits)).toEqual([
      evil(`${family} are. In a registry of your own`, '"packages" of config.json'),
      at(LATO, "/dependencies/2", '"@acme/fonts"', family),
    ]);
    expect(foundBy(fontPackage, edits, OWN)).toEqual([evil(`${family} and "@acme/fonts" are`)]);
  });

  it("a local font installs nothing", () => {
    const found = at(LATO, "/dependencies", "is not allowed in a local font", "remove it");
    expect(foundBy(fontPackage, [LOCAL])).toEqual([found]);
  });
});

describe("font-imports", () => {
  const css = (file: string, ...keys: string[]) =>
    put(file, "/css", Object.fromEntries(keys.map((key) => [key, {}])));
  const importOf = (path: string) => `@import "${path}"`;
  const sheetsOfLato = (...names: string[]) =>
    names.map((name) => importOf(`@fontsource/lato/${name}.css`));
  const latoWith = (...paths: string[]) =>
    css(LATO, ...sheetsOfLato("100", "300", "700", "900"), ...paths.map(importOf));
  const interWith = (...paths: string[]) => css(INTER, ...paths.map(importOf));

  const aboutKey = (file: string, key: string, ...words: string[]) =>
    at(file, `/css/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, ...words);

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
    ["no import in a variable family", put(INTER, "/css", REMOVED)],
    ["no import in a static family, of which the build derives them", put(LATO, "/css", REMOVED)],
    ["a key that imports nothing", css(INTER, "h1")],
  ])("accepts %s", (_, edit) => {
    expect(foundBy(fontImports, [edit])).toEqual([]);
  });

  const NO_VARIABLE_SHEET = "expected wght-italic.css";
  const NO_STATIC_SHEET = "expected 100.css, 300.css, 400.css, 700.css, 900.css, or -italic.css";
  const ONLY_INTER = 'import from "@fontsource/inter" or "@fontsource-variable/inter"';

  it.each([
    // A sheet, and italics, that a variable package does not have.
    [INTER, "@fontsource-variable/inter/400.css", NO_VARIABLE_SHEET],
    [INTER, "@fontsource-variable/inter/wgth-italic.css", NO_VARIABLE_SHEET],
    // A weight that a static family does not have, and italics before the weight.
    [LATO, "@fontsource/lato/200.css", NO_STATIC_SHEET],
    [LATO, "@fontsource/lato/-italic400.css", NO_STATIC_SHEET],
    // A package of another family, of another scope, and of none.
    [INTER, "@fontsource-variable/lato/wght.css", ONLY_INTER],
    [INTER, "@acme/inter", ONLY_INTER],
    [INTER, "inter", ONLY_INTER],
    // A package that the item does not install.
    [INTER, "@fontsource/inter/400.css", 'needs the package "@fontsource/inter"; add it'],
  ])("%s does not import %s", (file, path, words) => {
    const edit = file === LATO ? latoWith(path) : interWith(path);
    const found = foundBy(fontImports, [edit]);
    expect(found).toEqual([aboutKey(file, importOf(path), words)]);
    expect(found[0]?.isAboutKey).toBe(true);
  });

  it("the family's static package is allowed beside the variable one, where it is installed", () => {
    const edits = [
      interWith("@fontsource/inter/400.css", "@fontsource/inter/950.css"),
      dependencies(INTER, "@fontsource-variable/inter", "@fontsource/inter"),
    ];
    expect(foundBy(fontImports, edits)).toEqual([
      aboutKey(INTER, importOf("@fontsource/inter/950.css"), "expected 100.css, 200.css"),
    ]);
  });

  it.each<[string, string[], string[], string | undefined]>([
    // An item that installs nothing.
    ["@fontsource-variable/inter", [], [], "add it to dependencies"],
    ["@acme/fonts", [], ["@acme/fonts"], 'needs the package "@acme/fonts"; add it'],
    // A package of the configuration, and a sheet of it.
    ["@acme/fonts", ["@acme/fonts"], ["@acme/fonts"], undefined],
    ["@acme/fonts/x.css", ["@acme/fonts"], ["@acme/fonts"], undefined],
    // One that the item does not install, and one whose name only begins alike.
    ["@other/a.css", ["@acme/fonts"], ["@other"], 'needs the package "@other"; add it'],
    ["@acme/fontsy/a.css", ["@acme/fonts"], ["@acme/fonts"], ONLY_INTER],
  ])(
    "%s imported where %j are installed and %j are configured",
    (path, installed, packages, problem) => {
      const edits: ItemEdit[] = [
        interWith(path),
        put(INTER, "/dependencies", installed.length > 0 ? installed : REMOVED),
      ];
      expect(foundBy(fontImports, edits, { packages: ["@unused/fonts", ...packages] })).toEqual(
        problem === undefined ? [] : [aboutKey(INTER, importOf(path), problem)],
      );
    },
  );

  it("a fallback face is the build's to write, and so is all css of a local font", () => {
    const key = "/* a */ @font-face";
    expect(foundBy(fontImports, [css(INTER, key)])).toEqual([
      aboutKey(INTER, key, "which the build writes itself; remove it"),
    ]);
    const keys = [importOf("@fontsource/lato/700.css"), key];
    const found = foundBy(fontImports, [LOCAL, css(LATO, ...keys)]);
    expect(found).toEqual(
      keys.map((one) => aboutKey(LATO, one, "is not allowed in a local font", "remove it")),
    );
    expect(found.map(({ isAboutKey }) => isAboutKey)).toEqual([true, true]);
  });
});
