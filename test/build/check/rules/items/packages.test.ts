import {
  fontImports,
  fontPackage,
  isAllowedPackage,
} from "../../../../../build/check/rules/items/packages.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type Circumstances, type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

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

  it.each([
    ["/font/dependency", "@acme/font"],
    ["/font/dependency", "@acme/fonts/sans.css"],
    ["/dependencies/0", "@acme/fonts@npm:evil"],
    ["/dependencies", "@acme/fonts"],
    ["/dependencies/0/1", "@acme/fonts"],
    ["/dependencies/x", "@acme/fonts"],
    ["/dependencies/x1", "@acme/fonts"],
    ["/meta/dependencies/0", "@acme/fonts"],
    ["/font/family", "@acme/fonts"],
    ["", "@acme/fonts"],
    ["/css", "@acme/fonts"],
    ["/css", '@import "@acme/other"'],
    ["/css", '@import "@acme/fontsy/sans.css"'],
    ["/css", '@import "@acme/fonts/sans.css'],
    ["/css", '@import "@acme/fonts/sans.css" print'],
    ["/css", '@import "@acme/fonts/sans.scss"'],
    ["/css", '@import "@acme/fonts/sans"'],
    ["/css", '@import "@acme/fonts/.css"'],
    ["/css", '@import "@acme/fonts/../evil/sans.css"'],
    ["/css", '@import "@acme/fonts//sans.css"'],
    ["/css", '@import "@acme/fonts/a b.css"'],
    ["/css", '@import "@acme/fonts/sansxcss"'],
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

describe("font-package", () => {
  const LATO = "fonts/lato.json";
  const dependency = (value: unknown): ItemEdit => [LATO, ["font", "dependency"], value];
  const dependencies = (...values: string[]): ItemEdit => [LATO, ["dependencies"], values];
  const axes = (...tags: string[]): ItemEdit => [
    LATO,
    ["meta", "axes"],
    tags.map((tag) => ({ tag, min: 1, max: 2, default: 1 })),
  ];
  const OWN: Circumstances = { packages: ["@acme/fonts"] };

  it.each<[string, ItemEdit[]]>([
    ["the static package of a family without axes", []],
    [
      "the variable package of a family of weights",
      [axes("wght"), dependency("@fontsource-variable/lato")],
    ],
    [
      "the variable package of a family of optical sizes",
      [axes("opsz"), dependency("@fontsource-variable/lato")],
    ],
    ["the variable package by default", [axes("wght"), dependency(REMOVED)]],
    ["the static package of a family that states nothing", [[LATO, ["meta"], REMOVED]]],
    [
      "the variable package of a family that states nothing",
      [[LATO, ["meta"], REMOVED], dependency("@fontsource-variable/lato")],
    ],
    [
      "both packages of the family",
      [dependencies("@fontsource-variable/lato", "@fontsource/lato")],
    ],
    ["nothing to install", [[LATO, ["dependencies"], REMOVED]]],
  ])("accepts %s", (_, edits) => {
    expect(foundBy(fontPackage, edits)).toEqual([]);
  });

  it("accepts a package that the configuration allows", () => {
    const edits = [dependency("@acme/fonts"), dependencies("@acme/fonts")];
    expect(foundBy(fontPackage, edits, OWN)).toEqual([]);
  });

  it.each<[string, ItemEdit[], string]>([
    [
      "the variable package of a family without axes",
      [dependency("@fontsource-variable/lato")],
      'is "@fontsource-variable/lato"; write "@fontsource/lato"',
    ],
    [
      "the static package of a family of weights",
      [axes("wght")],
      'is "@fontsource/lato"; write "@fontsource-variable/lato"',
    ],
    [
      "no package of a family without axes",
      [dependency(REMOVED)],
      'is missing, so the client would install "@fontsource-variable/lato"; write "@fontsource/lato"',
    ],
    [
      "the package of another family that states nothing",
      [dependency("@fontsource/inter"), [LATO, ["meta"], REMOVED]],
      'is "@fontsource/inter"; write "@fontsource-variable/lato"',
    ],
  ])("font.dependency is not %s", (_, edits, predicate) => {
    expect(foundBy(fontPackage, edits)).toEqual([
      { file: LATO, pointer: "/font/dependency", message: `font.dependency ${predicate}` },
    ]);
  });

  it("an item installs nothing but packages of its family and of the configuration", () => {
    const edits = [dependencies("@fontsource/lato", "@fontsource/evil", "@acme/fonts")];
    const refused = (index: number, name: string, allowed: string) => ({
      file: LATO,
      pointer: `/dependencies/${index}`,
      message: `dependencies[${index}] is "${name}", which is not allowed; only ${allowed} are. In a registry of your own, name another package in "packages" of config.json`,
    });
    const family = '"@fontsource/lato" and "@fontsource-variable/lato"';
    expect(foundBy(fontPackage, edits)).toEqual([
      refused(1, "@fontsource/evil", family),
      refused(2, "@acme/fonts", family),
    ]);
    expect(foundBy(fontPackage, edits, OWN)).toEqual([
      refused(1, "@fontsource/evil", `${family} and "@acme/fonts"`),
    ]);
  });

  it("a local font installs nothing", () => {
    const local: ItemEdit = [LATO, ["font", "provider"], "local"];
    expect(foundBy(fontPackage, [local])).toEqual([
      {
        file: LATO,
        pointer: "/dependencies",
        message:
          "dependencies is not allowed in a local font, whose files the build publishes; remove it",
      },
    ]);
    const edits: ItemEdit[] = [
      local,
      [LATO, ["dependencies"], REMOVED],
      dependency("@other/fonts"),
    ];
    expect(foundBy(fontPackage, edits)).toEqual([]);
  });
});

describe("font-imports", () => {
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
});
