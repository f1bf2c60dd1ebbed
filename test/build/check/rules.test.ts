import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { report } from "../../../build/check/report.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { REMOVED } from "../../fixtures/edited.ts";
import { type Edit, temporaryRegistry } from "../../fixtures/temporary.ts";

const problemsOf = (registryDir: string) =>
  validateRegistry(registryDir).problems.map(({ file, correction, ...problem }) => ({
    ...problem,
    file: file.replace(`${registryDir}/`, ""),
  }));

it("the fixture registry is valid", () => {
  expect(problemsOf(temporaryRegistry())).toEqual([]);
});

const INTER = "{base_url}/r/inter.json";
const PLAIN = "pairings/plain.json";
const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";
const SERIF = "fonts/source-serif-4.json";

/** The edits, then of the one problem that follows: the rule, the file, the pointer, the remedy. */
type Case = [edits: Edit[], rule: string, file: string, pointer: string, remedy: string];

it.each<Case>([
  // Every registryDependencies URL and every var(--font-x) names a font here.
  [
    [
      [BARE, ["registryDependencies", 2], "{base_url}/r/jetbrains-mno.json"],
      [BARE, ["cssVars", "theme", "--font-mono"], "var(--font-jetbrains-mno)"],
    ],
    "font-references",
    BARE,
    "/registryDependencies/2",
    'registryDependencies[2] refers to the font "jetbrains-mno", which is not in this registry; did you mean "jetbrains-mono"?',
  ],
  [
    [[BARE, ["css", "h1", "font-family"], "var(--font-latto)"]],
    "font-references",
    BARE,
    "/css/h1/font-family",
    'css.h1.font-family refers to the font "latto", which is not in this registry; did you mean "lato"?',
  ],
  // By its variable: a name installs nothing.
  ...["Inter, sans-serif", "'inter'"].map((family): Case => [
    [[BARE, ["css", "h1", "font-family"], family]],
    "font-references",
    BARE,
    "/css/h1/font-family",
    `css.h1.font-family is ${family}, which installs no font; write the variable of a role, such as var(--font-heading), or var(--font-inter)`,
  ]),
  // None missing.
  [
    [[BARE, ["css", "h1", "font-family"], "var(--font-inter)"]],
    "font-references",
    BARE,
    "/css/h1/font-family",
    'css.h1.font-family uses the font "inter", which is not installed; add "{base_url}/r/inter.json" to registryDependencies',
  ],
  [
    [
      [
        BARE,
        ["registryDependencies"],
        ["{base_url}/r/abril-fatface.json", "{base_url}/r/lato.json"],
      ],
    ],
    "font-references",
    BARE,
    "/cssVars/theme/--font-mono",
    'cssVars.theme.--font-mono uses the font "jetbrains-mono", which is not installed; add "{base_url}/r/jetbrains-mono.json" to registryDependencies',
  ],
  // None unused.
  [
    [[PLAIN, ["registryDependencies", 2], "{base_url}/r/lato.json"]],
    "font-references",
    PLAIN,
    "/registryDependencies/2",
    'registryDependencies[2] installs the font "lato", which the pairing does not use; remove it',
  ],
  // In the form {base_url}/r/{font-name}.json.
  [
    [[PLAIN, ["registryDependencies", 0], "https://example.com/r/inter.json"]],
    "font-references",
    PLAIN,
    "/registryDependencies/0",
    'registryDependencies[0] is https://example.com/r/inter.json, which is not in this registry; write "{base_url}/r/inter.json"',
  ],
  // The title equals the fonts' titles.
  [
    [[PLAIN, ["title"], "Plain — Inter + Lato + JetBrains Mono"]],
    "pairing-title",
    PLAIN,
    "/title",
    'title is "Plain — Inter + Lato + JetBrains Mono"; with these fonts, write "Plain — Inter + Inter + JetBrains Mono"',
  ],
  // A font's variable is --font-{name}.
  [
    [[SERIF, ["font", "variable"], "--font-source-serif"]],
    "font-variable",
    SERIF,
    "/font/variable",
    'font.variable is "--font-source-serif"; write "--font-source-serif-4"',
  ],
  // Its description is {Title} — {Classification} font.
  [
    [[LATO, ["description"], "Latto — Sans Serif font."]],
    "font-description",
    LATO,
    "/description",
    'description is "Latto — Sans Serif font."; write "Lato — Sans Serif font."',
  ],
  [
    [[LATO, ["description"], "Lato — Serif font."]],
    "font-description",
    LATO,
    "/categories",
    'categories does not include "serif", the classification in the description; add it',
  ],
  // Tags are of the vocabulary.
  [
    [[PLAIN, ["meta", "mood", 0], "minmal"]],
    "vocabulary",
    PLAIN,
    "/meta/mood/0",
    'meta.mood[0] is "minmal", which is not in the vocabulary; choose another tag, or define it in vocabulary/moods.json; did you mean "minimal"?',
  ],
  [
    [[PLAIN, ["meta", "useCase", 1], "tea-house"]],
    "vocabulary",
    PLAIN,
    "/meta/useCase/1",
    "define it in vocabulary/use-cases.json",
  ],
  [
    [[PLAIN, ["categories", 3], "sans"]],
    "vocabulary",
    PLAIN,
    "/categories/3",
    "define it in vocabulary/categories.json",
  ],
  // Its name and import are the provider's spellings of the title.
  [
    [[SERIF, ["font", "import"], "Source_Serif"]],
    "font-name",
    SERIF,
    "/font/import",
    'is "Source_Serif", but the title is "Source Serif 4"; write "Source_Serif_4", or correct the title',
  ],
  // Its package is the one that holds its faces.
  [
    [[SERIF, ["font", "dependency"], "@fontsource-variable/source-serif"]],
    "font-package",
    SERIF,
    "/font/dependency",
    'font.dependency is "@fontsource-variable/source-serif"; write "@fontsource-variable/source-serif-4"',
  ],
  // Its family is valid CSS, as the package declares it, with a generic family.
  [
    [[SERIF, ["font", "family"], "Source Serif 4 Variable, serif"]],
    "font-family",
    SERIF,
    "/font/family",
    "font.family is Source Serif 4 Variable, serif; CSS requires quotes: 'Source Serif 4 Variable', serif",
  ],
  [
    [[LATO, ["font", "family"], "'Lato"]],
    "font-family",
    LATO,
    "/font/family",
    'font.family is "\'Lato"; expected a family name or var()',
  ],
  [
    [[LATO, ["font", "family"], "'Lato'"]],
    "font-family",
    LATO,
    "/font/family",
    "font.family is 'Lato'; end it with a generic family: serif, sans-serif, monospace, cursive",
  ],
  [
    [[SERIF, ["font", "family"], "'Source Serif 4', serif"]],
    "font-family",
    SERIF,
    "/font/family",
    "font.family is 'Source Serif 4', serif, but its package declares 'Source Serif 4 Variable'; write 'Source Serif 4 Variable', serif",
  ],
  [
    [[LATO, ["font", "family"], "'Lato Variable', sans-serif"]],
    "font-family",
    LATO,
    "/font/family",
    "font.family is 'Lato Variable', sans-serif, but its package declares 'Lato'; write 'Lato', sans-serif",
  ],
  // The category of a face that falls back to cursive is stated, and of no other.
  [
    [[LATO, ["font", "family"], "'Lato', cursive"]],
    "font-family",
    LATO,
    "/meta/genericFamily",
    "meta.genericFamily is required beside cursive in font.family; add serif, sans-serif or monospace, whichever is nearer",
  ],
  [
    [[LATO, ["meta", "genericFamily"], "sans-serif"]],
    "font-family",
    LATO,
    "/meta/genericFamily",
    "meta.genericFamily is only for a font.family that ends in cursive; remove it",
  ],
  // Its imports exist, and none is missing.
  [
    [[LATO, ["css", '@import "@fontsource/lato/70.css"'], {}]],
    "font-imports",
    LATO,
    '/css/@import "@fontsource~1lato~170.css"',
    'css["@import \\"@fontsource/lato/70.css\\""] names a file that the package does not have; expected 100.css, 300.css, 400.css, 700.css, 900.css, or -italic.css',
  ],
  [
    [[LATO, ["css", '@import "@fontsource/lato/700.css"'], REMOVED]],
    "font-imports",
    LATO,
    "/font/weight/3",
    'font.weight[3] is "700", which is not imported; add @import "@fontsource/lato/700.css" to css',
  ],
  [
    [[SERIF, ["css"], { '@import "@fontsource-variable/source-serif-4/wgth-italic.css"': {} }]],
    "font-imports",
    SERIF,
    '/css/@import "@fontsource-variable~1source-serif-4~1wgth-italic.css"',
    "expected wght-italic.css",
  ],
  // A variable family has the weights of its axis.
  [
    [
      [SERIF, ["font", "weight", 0], "100"],
      [SERIF, ["meta", "advances"], REMOVED],
    ],
    "font-axes",
    SERIF,
    "/font/weight/0",
    'font.weight[0] is "100", outside the wght axis (200 to 900); remove it',
  ],
  // Its heights are those of a face, and its advances of its weights.
  [
    [
      ["fonts/abril-fatface.json", ["meta", "metrics", "xHeight"], 103],
      [BARE, ["css", "h4, h5, h6", "font-family"], "var(--font-body)"],
    ],
    "font-metrics",
    "fonts/abril-fatface.json",
    "/meta/metrics/xHeight",
    "meta.metrics.xHeight is 0.103 em, expected 0.15 to 0.9 em; measure it in the glyph, or leave it out",
  ],
  [
    [[LATO, ["meta", "metrics", "capHeight"], 3100]],
    "font-metrics",
    LATO,
    "/meta/metrics/capHeight",
    "meta.metrics.capHeight is 1.550 em, expected 0.3 to 1.5 em and at least 0.85 of the x-height; measure",
  ],
  [
    [[LATO, ["meta", "metrics", "capHeight"], 850]],
    "font-metrics",
    LATO,
    "/meta/metrics/capHeight",
    "meta.metrics.capHeight is 0.425 em, expected 0.3 to 1.5 em and at least 0.85 of the x-height; measure",
  ],
  [
    [[LATO, ["meta", "advances", "300"], REMOVED]],
    "font-metrics",
    LATO,
    "/meta/advances",
    'meta.advances has no weight "300", which font.weight lists; measure it, or leave advances out',
  ],
  // Its subsets are those that next/font knows.
  [
    [[LATO, ["font", "subsets"], ["latin", "cyrilic"]]],
    "font-subsets",
    LATO,
    "/font/subsets/1",
    'font.subsets[1] is "cyrilic", which next/font does not support; record it in meta.scripts instead; did you mean "cyrillic"?',
  ],
  [
    [[LATO, ["font", "subsets"], ["latin", "japanese"]]],
    "font-subsets",
    LATO,
    "/font/subsets/1",
    'font.subsets[1] is "japanese", which next/font does not support; record it in meta.scripts instead; did you mean "javanese"?',
  ],
  // The client assumes the variable package.
  [
    [[LATO, ["font", "dependency"], REMOVED]],
    "font-package",
    LATO,
    "/font/dependency",
    'font.dependency is missing, so the client would install "@fontsource-variable/lato"; write "@fontsource/lato"',
  ],
  // An import needs its package.
  [
    [[SERIF, ["dependencies"], []]],
    "font-imports",
    SERIF,
    '/css/@import "@fontsource-variable~1source-serif-4~1wght-italic.css"',
    'css["@import \\"@fontsource-variable/source-serif-4/wght-italic.css\\""] needs the package "@fontsource-variable/source-serif-4"; add it to dependencies',
  ],
  // A variable in a rule is one that a font or a role sets.
  ...["var(--heading)", "VAR(--font-nope)", "var( --font-nope )", "Georgia, var(--font-lato)"].map(
    (family): Case => [
      [[BARE, ["css", "code, pre", "font-family"], family]],
      "css-family",
      BARE,
      "/css/code, pre/font-family",
      `is ${family}; write var(--font-heading)`,
    ],
  ),
  [
    [[BARE, ["css", "code, pre", "font-family"], "var(--font-nope), monospace"]],
    "font-references",
    BARE,
    "/css/code, pre/font-family",
    'css["code, pre"].font-family refers to the font "nope", which is not in this registry',
  ],
  // Every font-weight exists in the font that its role resolves to.
  [
    [[BARE, ["css", "h1", "font-weight"], "700"]],
    "font-weights",
    BARE,
    "/css/h1/font-weight",
    'css.h1.font-weight is "700", which Abril Fatface does not have (available: 400); write "400"',
  ],
  [
    [["pairings/serif.json", ["css", "h4, h5, h6", "font-weight"], "100"]],
    "font-weights",
    "pairings/serif.json",
    "/css/h4, h5, h6/font-weight",
    'css["h4, h5, h6"].font-weight is "100", which Source Serif 4 does not have (available: 200, 300, 400, 500, 600, 700, 800, 900); write "200"',
  ],
  [
    [
      [LATO, ["font", "weight"], ["300", "700"]],
      [
        LATO,
        ["css"],
        { '@import "@fontsource/lato/300.css"': {}, '@import "@fontsource/lato/700.css"': {} },
      ],
    ],
    "font-weights",
    BARE,
    "/css/body, p",
    'css["body, p"] is drawn at weight 400, which Lato does not have (available: 300, 700); choose another font',
  ],
  [
    [
      [
        BARE,
        ["css", "h1"],
        {
          "font-family": "var(--font-heading), serif",
          "font-size": "4rem",
          "line-height": "1.1",
          "letter-spacing": "0em",
          "font-weight": "700",
        },
      ],
    ],
    "font-weights",
    BARE,
    "/css/h1/font-weight",
    'css.h1.font-weight is "700", which Abril Fatface does not have (available: 400); write "400"',
  ],
  // A family in a rule is valid CSS.
  [
    [[BARE, ["css", "code, pre", "font-family"], "Exo 2, monospace"]],
    "css-family",
    BARE,
    "/css/code, pre/font-family",
    "css[\"code, pre\"].font-family is Exo 2, monospace; CSS requires quotes: 'Exo 2', monospace",
  ],
  // File name = name without `pairing-`.
  [
    [[PLAIN, ["name"], "pairing-simple"]],
    "file-name",
    PLAIN,
    "/name",
    'name is "pairing-simple", but the file is named "plain.json"; rename the file to "simple.json", or change the name',
  ],
])("%j: %s in %s at %s", (edits, rule, file, pointer, remedy) => {
  const problems = problemsOf(temporaryRegistry(...edits)).filter(
    // A font that is used in two places is reported in both.
    (problem) => problem.pointer !== "/cssVars/theme/--font-mono" || pointer === problem.pointer,
  );
  expect(problems).toEqual([
    expect.objectContaining({ rule, file, pointer, message: expect.stringContaining(remedy) }),
  ]);
});

it("code has the weight of the text around it, so its font has 400", () => {
  const registry = temporaryRegistry(["fonts/jetbrains-mono.json", ["font", "weight"], ["700"]]);
  expect(problemsOf(registry)).toEqual(
    [BARE, PLAIN, "pairings/serif.json"].map((file) =>
      expect.objectContaining({
        rule: "font-weights",
        file,
        pointer: "/css/code, pre",
        message:
          'css["code, pre"] is drawn at weight 400, which JetBrains Mono does not have (available: 700); choose another font',
      }),
    ),
  );
});

describe("mood-as-category: a mood is not a category", () => {
  const MINIMAL: Edit = [PLAIN, ["categories", 3], "minimal"];

  it("refuses a mood among the categories, for that alone", () => {
    expect(problemsOf(temporaryRegistry(MINIMAL))).toEqual([
      expect.objectContaining({
        ...{ rule: "mood-as-category", severity: "warning", file: PLAIN },
        pointer: "/categories/3",
        message: 'categories[3] is "minimal", which is a mood; move it to meta.mood',
      }),
    ]);
  });

  it("accepts a mood that the registry defines as a category, too", () => {
    const registry = temporaryRegistry(MINIMAL);
    const tags = ["minimal", "sans-serif", "serif", "display", "poster", "superfamily", "variable"];
    const categories = tags.map((tag) => [tag, { definition: "Own." }]);
    mkdirSync(join(registry, "vocabulary"));
    const text = JSON.stringify(Object.fromEntries(categories));
    writeFileSync(join(registry, "vocabulary/categories.json"), text);
    expect(problemsOf(registry)).toEqual([]);
  });
});

describe("structural-categories: a pairing has those that its fonts and preview decide", () => {
  it.each<[string, Edit, string, string]>([
    [
      "one that is missing",
      [PLAIN, ["categories"], ["sans-serif", "variable"]],
      "/categories",
      'categories lacks "superfamily": heading and text are of one family; add it',
    ],
    [
      "one that the fonts contradict",
      [PLAIN, ["categories", 3], "handwriting"],
      "/categories/3",
      'categories[3] is "handwriting", which requires that the heading\'s font is handwriting; remove it',
    ],
  ])("refuses %s", (_, edit, pointer, message) => {
    expect(problemsOf(temporaryRegistry(edit))).toEqual([
      expect.objectContaining({
        ...{ rule: "structural-categories", severity: "warning", file: PLAIN },
        ...{ pointer, message },
      }),
    ]);
  });

  it("the style of a face is decided where a font of the registry states it, and else the author's", () => {
    const GEOMETRIC: Edit = [PLAIN, ["categories", 3], "geometric"];
    const STATED_BY_LATO: Edit = [LATO, ["categories"], ["sans-serif", "geometric"]];
    const rulesAt = (...edits: Edit[]) =>
      problemsOf(temporaryRegistry(...edits)).map(({ rule, file }) => `${rule} in ${file}`);
    expect(rulesAt(GEOMETRIC)).toEqual([]);
    expect(rulesAt(STATED_BY_LATO)).toEqual([`structural-categories in ${BARE}`]);
    expect(rulesAt(STATED_BY_LATO, [BARE, ["categories", 4], "geometric"])).toEqual([]);
    expect(rulesAt(STATED_BY_LATO, [BARE, ["categories", 4], "geometric"], GEOMETRIC)).toEqual([
      `structural-categories in ${PLAIN}`,
    ]);
  });
});

describe("what a pairing must not set is refused with the remedy", () => {
  it.each([
    ["body, p", "font-size", "1.125rem", "State the size of long text as meta.textSize."],
    ["code, pre", "line-height", "1.5", "are those of the text around it."],
    ["pre code", "font-family", "var(--font-mono)", 'Always {"font-size": "inherit"}'],
  ])("%s: %s", (key, property, value, remedy) => {
    expect(problemsOf(temporaryRegistry([PLAIN, ["css", key, property], value]))).toEqual([
      expect.objectContaining({
        rule: "schema/additionalProperties",
        pointer: `/css/${key}/${property}`,
        message: expect.stringContaining(remedy),
      }),
    ]);
  });
});

it("a font's heights and advances may be missing, and capitals may be lower than small letters", () => {
  for (const [path, content] of [
    [["meta", "metrics", "xHeight"], REMOVED],
    [["meta", "metrics", "capHeight"], REMOVED],
    [["meta", "metrics", "capHeight"], 900],
    [["meta", "advances"], REMOVED],
  ] as const) {
    const problems = problemsOf(temporaryRegistry([LATO, [...path], content]));
    expect(problems.filter(({ rule }) => rule === "font-metrics")).toEqual([]);
  }
});

it("a font item need not state its axes: then both Fontsource packages are allowed", () => {
  for (const name of ["inter", "source-serif-4"]) {
    expect(problemsOf(temporaryRegistry([`fonts/${name}.json`, ["meta"], REMOVED]))).toEqual([]);
  }
});

describe("names across items", () => {
  const registryWith = (from: string, to: string, name?: string) => {
    const registry = temporaryRegistry();
    copyFileSync(join(registry, from), join(registry, to));
    if (name === undefined) return registry;
    const text = JSON.stringify(
      { ...JSON.parse(readFileSync(join(registry, from), "utf8")), name },
      null,
      2,
    );
    writeFileSync(join(registry, to), text);
    return registry;
  };

  it("unique names: the second item of a name is reported, with the first", () => {
    const registry = registryWith(LATO, "fonts/lato-copy.json");
    expect(problemsOf(registry)).toContainEqual(
      expect.objectContaining({
        rule: "unique-names",
        file: "fonts/lato-copy.json",
        pointer: "/name",
        message: expect.stringContaining(
          `is "lato", a duplicate of ${registry}/fonts/lato.json; choose another`,
        ),
      }),
    );
  });

  it.each(["plain", "pairing-plain"])("no font is hidden by a pairing's name: %s", (name) => {
    const rules = problemsOf(registryWith(LATO, `fonts/${name}.json`, name));
    expect(rules).toContainEqual(
      expect.objectContaining({
        rule: "hidden-font",
        file: `fonts/${name}.json`,
        pointer: "/name",
      }),
    );
  });

  it("a font whose name only looks like a pairing's is not hidden", () => {
    const rules = problemsOf(registryWith(LATO, "fonts/pairing-lato.json", "pairing-lato"));
    expect(rules.map(({ rule }) => rule)).not.toContain("hidden-font");
  });

  it("a pairing's file is named without `pairing-`", () => {
    const registry = temporaryRegistry();
    renameSync(join(registry, PLAIN), join(registry, "pairings/pairing-plain.json"));
    expect(problemsOf(registry)).toContainEqual(
      expect.objectContaining({
        rule: "file-name",
        message:
          'name is "pairing-plain"; the file is named without "pairing-": rename "pairing-plain.json" to "plain.json"',
      }),
    );
  });

  it.each(["registry", "sans", "serif", "mono", "heading", "body"])(
    "the name %s is reserved for something else than a font",
    (name) => {
      expect(problemsOf(registryWith(LATO, `fonts/${name}.json`, name))).toContainEqual(
        expect.objectContaining({ rule: "reserved-name", file: `fonts/${name}.json` }),
      );
    },
  );

  it("a pairing named registry would take the place of the index", () => {
    expect(
      problemsOf(registryWith(PLAIN, "pairings/registry.json", "pairing-registry")),
    ).toContainEqual(
      expect.objectContaining({ rule: "reserved-name", file: "pairings/registry.json" }),
    );
  });

  it.each(["con", "prn", "aux", "nul", "com1", "lpt9"])(
    "%s, a device of Windows, was a valid name",
    (name) => {
      for (const [source, folder, itemName] of [
        [LATO, "fonts", name],
        [PLAIN, "pairings", `pairing-${name}`],
      ] as const)
        expect(problemsOf(registryWith(source, `${folder}/${name}.json`, itemName))).toContainEqual(
          expect.objectContaining({
            rule: "reserved-name",
            file: `${folder}/${name}.json`,
            message: expect.stringMatching(
              /^name is "\w+", which is reserved: Windows has no file/,
            ),
          }),
        );
    },
  );

  it("a font whose name begins another's is listed first, or the client replaces that other font", () => {
    const registry = registryWith(LATO, "fonts/inter-tight.json", "inter-tight");
    const pairing = readFileSync(join(registry, PLAIN), "utf8")
      .replace(
        '"--font-heading": "var(--font-inter)"',
        '"--font-heading": "var(--font-inter-tight)"',
      )
      .replace(`"${INTER}"`, `"{base_url}/r/inter-tight.json",\n"${INTER}"`);
    const orderOf = (text: string) => {
      writeFileSync(join(registry, PLAIN), text);
      return problemsOf(registry).filter(({ rule }) => rule === "font-order");
    };
    expect(orderOf(pairing)).toEqual([
      expect.objectContaining({
        file: PLAIN,
        pointer: "/registryDependencies/1",
        message: expect.stringContaining(
          'registryDependencies[1] is "inter", the start of "inter-tight", which the client would replace; list "inter" before "inter-tight"',
        ),
      }),
    ]);
    const swapped = pairing.replace(
      `"{base_url}/r/inter-tight.json",\n"${INTER}"`,
      `"${INTER}",\n"{base_url}/r/inter-tight.json"`,
    );
    expect(orderOf(swapped)).toEqual([]);
  });
});

describe("what an item may make a user install", () => {
  it.each<Case>([
    [
      [[LATO, ["dependencies"], ["@fontsource/evil"]]],
      "font-package",
      LATO,
      "/dependencies/0",
      'dependencies[0] is "@fontsource/evil", which is not allowed; only "@fontsource/lato" and "@fontsource-variable/lato" are',
    ],
    [
      [[LATO, ["dependencies", 0], "evil-postinstall"]],
      "schema/pattern",
      LATO,
      "/dependencies/0",
      'dependencies[0] is "evil-postinstall"; expected: A Fontsource package of this family, such as @fontsource/lato.',
    ],
    [
      [[LATO, ["dependencies", 0], "-g"]],
      "schema/pattern",
      LATO,
      "/dependencies/0",
      'dependencies[0] is "-g"; expected: A Fontsource package of this family',
    ],
    [
      [[LATO, ["font", "dependency"], "@fontsource/lato@npm:evil"]],
      "schema/pattern",
      LATO,
      "/font/dependency",
      'font.dependency is "@fontsource/lato@npm:evil"; write "@fontsource/lato"; expected: The npm package of the font files: @fontsource/{name} or @fontsource-variable/{name}, without a version.',
    ],
    [
      [[SERIF, ["css", '@import "@fontsource/lato/700.css"'], {}]],
      "font-imports",
      SERIF,
      '/css/@import "@fontsource~1lato~1700.css"',
      'imports from "@fontsource/lato", which is not allowed; import from "@fontsource/source-serif-4" or "@fontsource-variable/source-serif-4"',
    ],
    [
      [[SERIF, ["css", '@import "https://example.com/a.css"'], {}]],
      "schema/propertyNames",
      SERIF,
      '/css/@import "https:~1~1example.com~1a.css"',
      'css has the invalid key "@import \\"https://example.com/a.css\\"": The imports besides',
    ],
    [
      [[PLAIN, ["dependencies"], ["evil-postinstall"]]],
      "schema/additionalProperties",
      PLAIN,
      "/dependencies",
      'The file has the unknown field "dependencies"; allowed: "$schema", "name"',
    ],
    [
      [[PLAIN, ["extends"], "https://example.com/evil.json"]],
      "schema/const",
      PLAIN,
      "/extends",
      'extends is "https://example.com/evil.json"; expected "none"',
    ],
    [
      [
        [
          SERIF,
          ["css", "/* a */ @font-face"],
          { "font-family": "'Lato'", src: "local('Papyrus')" },
        ],
      ],
      "font-imports",
      SERIF,
      "/css/~1* a *~1 @font-face",
      'css["/* a */ @font-face"] is a fallback face, which the build writes itself; remove it',
    ],
    [
      [[SERIF, ["css", "/* a */ @font-face"], { src: "url(https://example.com/a.woff2)" }]],
      "schema/pattern",
      SERIF,
      "/css/~1* a *~1 @font-face/src",
      'is "url(https://example.com/a.woff2)"; expected: Fonts of the operating system alone',
    ],
    [
      [[LATO, ["devDependencies"], ["evil-postinstall"]]],
      "schema/additionalProperties",
      LATO,
      "/devDependencies",
      'The file has the unknown field "devDependencies"',
    ],
    [
      [[LATO, ["registryDependencies"], ["https://example.com/r/evil.json"]]],
      "schema/additionalProperties",
      LATO,
      "/registryDependencies",
      'The file has the unknown field "registryDependencies"',
    ],
    [
      [[LATO, ["files"], [{ path: "evil.sh", type: "registry:file", target: "~/.profile" }]]],
      "schema/additionalProperties",
      LATO,
      "/files",
      'The file has the unknown field "files"',
    ],
    [
      [[PLAIN, ["registryDependencies", 0], "https://example.com/r/inter.json"]],
      "font-references",
      PLAIN,
      "/registryDependencies/0",
      "which is not in this registry",
    ],
    [
      [[PLAIN, ["registryDependencies", 0], "shadcn-evil"]],
      "schema/pattern",
      PLAIN,
      "/registryDependencies/0",
      'registryDependencies[0] is "shadcn-evil"; write "{base_url}/r/shadcn-evil.json"; expected: An item URL',
    ],
  ])("is an allow-list: %j", (edits, rule, file, pointer, message) => {
    expect(
      problemsOf(temporaryRegistry(...edits)).filter((problem) => problem.file === file),
    ).toContainEqual(
      expect.objectContaining({ rule, pointer, message: expect.stringContaining(message) }),
    );
  });

  it("a font of another family's package is never valid, whatever else it states", () => {
    const { isValid } = validateRegistry(
      temporaryRegistry(
        [LATO, ["font", "dependency"], "@fontsource/evil"],
        [LATO, ["meta"], REMOVED],
      ),
    );
    expect(isValid).toBe(false);
  });
});

describe("what can be read in a pull request is what is published", () => {
  it.each<[file: string, path: (string | number)[]]>([
    [PLAIN, ["title"]],
    [PLAIN, ["description"]],
    [PLAIN, ["meta", "preview"]],
    [PLAIN, ["css", "h1", "font-family"]],
    [LATO, ["title"]],
    [LATO, ["description"]],
    [LATO, ["font", "family"]],
    [SERIF, ["meta", "license", "copyright"]],
    [LATO, ["$schema"]],
  ])("control and bidirectional characters pass in %s %j", (file, path) => {
    const pointer = path.map((key) => `/${key}`).join("");
    const codes = ["U+0007", "U+202E", "U+2066", "U+200B", "U+061C", "U+FFFE", "U+D800"];
    for (const code of codes) {
      const text = `A${String.fromCodePoint(Number.parseInt(code.slice(2), 16))}b`;
      expect(problemsOf(temporaryRegistry([file, path, text]))).toContainEqual(
        expect.objectContaining({
          ...{ file, pointer, severity: "error", rule: "json/invisible-character" },
          message: expect.stringContaining(`contains ${code}, an invisible character. Remove it.`),
        }),
      );
    }
  });
});

describe("only regular files directly in the two folders are read", () => {
  const START = { line: 1, column: 1, pointer: "", severity: "error" };
  const notRead = {
    ...START,
    rule: "stray-file",
    message:
      "This is not read. Only these are: pairings/*.json, fonts/*.json, files/*.woff2, vocabulary/moods.json, vocabulary/use-cases.json, vocabulary/categories.json, and config.json. Rename, move or remove it.",
  };

  it("another name, or a folder below, is a stray file", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "pairings/serious"));
    writeFileSync(join(registry, "pairings/serious/a.json"), "{}");
    writeFileSync(join(registry, "fonts/inter.jsn"), "{}");
    expect(problemsOf(registry)).toEqual([
      { ...notRead, file: "fonts/inter.jsn" },
      { ...notRead, file: "pairings/serious" },
    ]);
  });

  it("the specimens of a registry of one's own were trusted, and published", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "specimens"));
    expect(problemsOf(registry)).toEqual([{ ...notRead, file: "specimens" }]);
  });

  it("a folder that a symlink leads out of the registry is reported, and not read", () => {
    const registry = temporaryRegistry();
    const outside = temporaryRegistry();
    for (const folder of ["files", "vocabulary"]) symlinkSync(outside, join(registry, folder));
    expect(problemsOf(registry)).toEqual(
      ["files", "vocabulary"].map((file) => ({
        ...{ ...START, rule: "file/type", file },
        message: `This is a symlink that leads out of ${registry}; replace it with a folder, or remove it.`,
      })),
    );
  });

  it.each(["FONTLOG.txt", "LICENSE_OFL.txt", "README.md", "DESCRIPTION.en_us.html", "AUTHORS"])(
    "%s beside font files is for people",
    (name) => {
      const registry = temporaryRegistry();
      mkdirSync(join(registry, "files"));
      writeFileSync(join(registry, "files", name), "");
      expect(problemsOf(registry)).toEqual([]);
    },
  );

  it("a directory named as an item is a stray file", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "fonts/inter-tight.json"));
    expect(problemsOf(registry)).toEqual([{ ...notRead, file: "fonts/inter-tight.json" }]);
  });

  it("a name with a line break is a stray file, and does not break the report", () => {
    const registry = temporaryRegistry();
    writeFileSync(join(registry, "fonts/a\nb.json"), "{}");
    expect(problemsOf(registry)).toEqual([{ ...notRead, file: "fonts/a\nb.json" }]);
    expect(report(validateRegistry(registry), "text").split("\n")).toHaveLength(4);
  });

  it("hidden files and folders are ignored", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "fonts/.git"));
    writeFileSync(join(registry, "fonts/.git/config.json"), "{}");
    writeFileSync(join(registry, "fonts/.json"), "{}");
    writeFileSync(join(registry, "pairings/.DS_Store"), "");
    expect(problemsOf(registry)).toEqual([]);
  });

  it("a FIFO, a device or a directory behind a link does not hang validation", () => {
    const registry = temporaryRegistry();
    execFileSync("mkfifo", [join(registry, "fonts/fifo.json")]);
    symlinkSync("/dev/zero", join(registry, "fonts/device.json"));
    symlinkSync(registry, join(registry, "fonts/folder.json"));
    const remedy = "replace it with a regular file, or remove it.";
    expect(problemsOf(registry)).toEqual(
      [
        ["device", `is a symlink that leads out of ${registry}`],
        ["fifo", "is not a regular file"],
        ["folder", "is not a regular file"],
      ].map(([name, problem]) => ({
        ...START,
        rule: "file/type",
        file: `fonts/${name}.json`,
        message: `This ${problem}; ${remedy}`,
      })),
    );
  });

  it("a link to a regular file is read", () => {
    const registry = temporaryRegistry();
    renameSync(join(registry, LATO), join(registry, "lato.json"));
    symlinkSync("../lato.json", join(registry, LATO));
    expect(problemsOf(registry)).toEqual([]);
  });

  it.each([
    ["to nothing", "nowhere.json", "This is a symlink that leads to no file"],
    ["to itself", "link.json", "This is a symlink that leads to itself"],
  ])("a link %s is a problem with its remedy", (_, target, problem) => {
    const registry = temporaryRegistry();
    symlinkSync(target, join(registry, "fonts/link.json"));
    expect(problemsOf(registry)).toEqual([
      {
        ...START,
        rule: "file/type",
        file: "fonts/link.json",
        message: `${problem}; replace it with a regular file, or remove it.`,
      },
    ]);
  });

  it("a file of 1,000,000 bytes is read, a larger one is not", () => {
    const lato = readFileSync(join(temporaryRegistry(), LATO));
    const withLength = (bytes: number) =>
      Buffer.concat([lato, Buffer.alloc(bytes - lato.length, " ")]);
    expect(problemsOf(temporaryRegistry([LATO, withLength(1_000_000)]))).toEqual([]);
    expect(problemsOf(temporaryRegistry([LATO, withLength(1_000_001)]))).toEqual([
      {
        ...START,
        rule: "file/size",
        file: LATO,
        message: "This has more than 1000000 bytes; make it smaller, or remove it.",
      },
    ]);
  });

  it.each<[string, (folder: string) => void, string]>([
    ["a file", (folder) => writeFileSync(folder, ""), "is not a folder"],
    ["a link to nothing", (folder) => symlinkSync("nowhere", folder), "was not found"],
    [
      "a link to itself",
      (folder) => symlinkSync("pairings", folder),
      "leads through a loop of symlinks",
    ],
  ])("%s in place of a folder was passed over silently", (_, put, problem) => {
    const registry = temporaryRegistry();
    rmSync(join(registry, "pairings"), { recursive: true });
    put(join(registry, "pairings"));
    const message = `This ${problem}; replace it with a folder, or remove it.`;
    expect(problemsOf(registry)).toEqual([
      { ...START, rule: "file/type", file: "pairings", message },
    ]);
  });
});

describe("the vocabulary's own files", () => {
  const SLOW = '{ "definition": "Slow" }';
  const registryWith = (text: string) => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "vocabulary"));
    writeFileSync(join(registry, "vocabulary/moods.json"), text);
    return registry;
  };

  it.each([
    ['{\n  "calm": {}\n  "bold": {}\n}', 2, 13, "json/syntax", "a comma is missing"],
    [`{ "a": ${SLOW}, "a": ${SLOW} }`, 1, 34, "json/duplicate-key", 'Duplicate key "a"'],
    ['{\n "calm": "Slow" }', 2, 10, "schema/type", 'calm is "Slow"; expected: What a tag means.'],
    ['{\n "calm": { "definition": 1 } }', 2, 26, "schema/type", 'write it as a string: "1"'],
    ["[]", 1, 1, "schema/type", "The file is []; expected: A controlled list of tags"],
  ])("%j is a problem with its location, reported once", (text, line, column, rule, message) => {
    expect(problemsOf(registryWith(text))).toEqual([
      {
        file: "vocabulary/moods.json",
        line,
        column,
        severity: "error",
        rule,
        pointer: expect.any(String),
        message: expect.stringContaining(message),
      },
    ]);
  });
});

it("one tag of a registry's own replaced the whole vocabulary", () => {
  const registry = temporaryRegistry([PLAIN, ["meta", "mood"], ["stormy", "minimal"]]);
  mkdirSync(join(registry, "vocabulary"));
  const text = JSON.stringify({ stormy: { definition: "Own." } });
  writeFileSync(join(registry, "vocabulary/moods.json"), text);
  expect(problemsOf(registry)).toEqual([]);
});

describe("all problems in one run", () => {
  it("of several files, sorted by file, line and column", () => {
    const problems = problemsOf(
      temporaryRegistry(
        [PLAIN, ["css", "h1", "font-size"], "2pt"],
        [PLAIN, ["title"], "Plain"],
        [LATO, ["font", "variable"], "--font-latto"],
        ["fonts/inter.json", "{"],
        [BARE, ["css", "h1", "font-weight"], "700"],
      ),
    );
    expect(problems.map(({ file, rule, line }) => `${file}:${line} ${rule}`)).toEqual([
      "fonts/inter.json:1 json/syntax",
      "fonts/lato.json:17 font-variable",
      "pairings/bare.json:32 font-weights",
      "pairings/plain.json:6 schema/pattern",
      "pairings/plain.json:27 schema/pattern",
    ]);
  });

  it("an invalid font still exists for the pairings that use it", () => {
    expect(
      problemsOf(temporaryRegistry(["fonts/inter.json", "{"])).map(({ rule }) => rule),
    ).toEqual(["json/syntax"]);
  });

  it("a removed font is reported where pairings refer to it", () => {
    const registry = temporaryRegistry();
    renameSync(join(registry, LATO), join(registry, "fonts/latto.json"));
    expect(problemsOf(registry).map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "fonts/latto.json file-name",
      "pairings/bare.json font-references",
      "pairings/bare.json font-references",
    ]);
  });
});

describe("validation again", () => {
  it("with the previous result, only files of other bytes are parsed and checked", () => {
    const registry = temporaryRegistry([LATO, ["font", "variable"], "--font-latto"]);
    const previous = validateRegistry(registry);
    const again = validateRegistry(registry, { previous });
    expect(again).toEqual(previous);
    for (const [index, file] of again.files.entries()) expect(file).toBe(previous.files[index]);

    const lato = join(registry, LATO);
    writeFileSync(lato, readFileSync(lato, "utf8").replace("--font-latto", "--font-lato"));
    const corrected = validateRegistry(registry, { previous: again });
    expect(corrected.problems).toEqual([]);
    const changed = corrected.files.filter((file, index) => file !== again.files[index]);
    expect(changed.map(({ source }) => source.stem)).toEqual(["lato"]);
  });

  it("with the previous result, rules across items see what changed", () => {
    const registry = temporaryRegistry();
    const previous = validateRegistry(registry);
    renameSync(join(registry, LATO), join(registry, "lato.json"));
    const without = validateRegistry(registry, { previous });
    expect(without.problems.map(({ rule }) => rule)).toEqual([
      "font-references",
      "font-references",
    ]);
    renameSync(join(registry, "lato.json"), join(registry, LATO));
    expect(validateRegistry(registry, { previous: without }).problems).toEqual([]);
  });
});

it.each<[path: (string | number)[]]>([
  [["css", "h1", "font-weight"]],
  [["css", "h1", "font-size"]],
])("an object that is no text ended validation, as %j", (path) => {
  const problems = problemsOf(temporaryRegistry([PLAIN, path, { toString: null }]));
  expect(problems).toMatchObject([{ message: expect.stringContaining('is {"toString":null}; ') }]);
});

it('"1200: did you mean 100?": a number is not a misspelling of another', () => {
  for (const weight of ["1200", 1200, "10", "1000"]) {
    const [problem] = problemsOf(temporaryRegistry([PLAIN, ["css", "h1", "font-weight"], weight]));
    expect(problem?.message).toMatch(/expected one of "100", .*"900"$/);
  }
});

it("the font size of an h1 that is too long for its pattern is one problem", () => {
  const fluid = "clamp(2rem, 5vw, 3rem)";
  const problems = problemsOf(temporaryRegistry([PLAIN, ["css", "h1", "font-size"], fluid]));
  expect(problems.map(({ rule }) => rule)).toEqual(["schema/pattern"]);
});

it("of one file at most 100 schema problems are listed, the others counted", () => {
  const tags = Array.from({ length: 300 }, (_, index) => `Tag ${index}`);
  const problems = problemsOf(temporaryRegistry([PLAIN, ["categories"], tags]));
  expect(problems).toHaveLength(101);
  expect(problems.at(0)).toMatchObject({
    rule: "schema/more",
    message: "The file has 201 more problems, which are not listed.",
  });
});

describe("schema problems name the nearest fix", () => {
  it.each<[Edit, string]>([
    [
      [PLAIN, ["css", "h1", "font-weight"], 600],
      'css.h1.font-weight is 600; write it as a string: "600"',
    ],
    [
      [PLAIN, ["css", "h1", "line-height"], 1.2],
      'css.h1.line-height is 1.2; write it as a string: "1.2"',
    ],
    [[LATO, ["font", "weight", 0], 100], 'font.weight[0] is 100; write it as a string: "100"'],
    [
      [LATO, ["meta", "metrics", "ascent"], "1974"],
      'meta.metrics.ascent is "1974"; write a number, without quotes: From the baseline',
    ],
    [
      [PLAIN, ["title"], `Plain — ${"a ".repeat(800)}+ Inter + JetBrains Mono`],
      "title has 1632 characters; at most 600 allowed: The pairing's name",
    ],
    [[PLAIN, ["css", "h1", "font-size"], 36], "css.h1.font-size is 36; write a string: A size in"],
    [
      [PLAIN, ["registryDependencies", 0], "inter"],
      'registryDependencies[0] is "inter"; write "{base_url}/r/inter.json"; expected: An item URL',
    ],
    [
      [PLAIN, ["cssVars", "theme", "--font-body"], "Inter"],
      'cssVars.theme.--font-body is "Inter"; write "var(--font-inter)"; expected: A reference',
    ],
    ...(
      [
        [["css", "h1", "font-size"], "2,25rem", "2.25rem"],
        [["css", "h1", "letter-spacing"], "-2.5%", "-0.025em"],
        [["css", "code, pre", "font-size"], "95%", "0.95em"],
        [["meta", "textSize"], "18px", "1.125rem"],
        [["registryDependencies", 0], "@typo/inter", "{base_url}/r/inter.json"],
        [["registryDependencies", 0], "{base_url}/inter.json", "{base_url}/r/inter.json"],
        [["cssVars", "theme", "--font-body"], "var(--font-inter, serif)", "var(--font-inter)"],
      ] as const
    ).map(([path, value, spelling]): [Edit, string] => [
      [PLAIN, [...path], value],
      `is ${JSON.stringify(value)}; write ${JSON.stringify(spelling)}; expected: `,
    ]),
    [[PLAIN, ["meta", "mood"], "minimal"], 'meta.mood is "minimal"; write a list: ["minimal"]'],
    // Another number is not a misspelling.
    [
      [PLAIN, ["css", "h1", "font-weight"], "1200"],
      'css.h1.font-weight is "1200"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
    ],
    [
      [PLAIN, ["css", "h1", "font_size"], "2rem"],
      'css.h1 has the unknown field "font_size"; allowed: "font-family", "font-size", "line-height", "letter-spacing", "font-weight"; did you mean "font-size"?',
    ],
    [
      [PLAIN, ["css", "h1", "font-size"], REMOVED],
      'css.h1 is missing the required field "font-size": A size in rem, em or px, such as 2.5rem.',
    ],
    [
      [PLAIN, ["css", "h1", "font-size"], "36pt"],
      'css.h1.font-size is "36pt"; expected: A size in rem, em or px, such as 2.5rem.',
    ],
    [
      [PLAIN, ["css", "h1", "font-weight"], "6000"],
      'css.h1.font-weight is "6000"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
    ],
    [[PLAIN, ["type"], "registry:styles"], 'type is "registry:styles"; expected "registry:style"'],
    [
      [LATO, ["css", "h1"], {}],
      'css has the invalid key "h1": The imports besides the package\'s default one: the other weights of a static family, the italics, the optical sizes. Each is a key @import "@fontsource/{name}/{file}.css" with an empty object.',
    ],
    [
      [PLAIN, ["categories"], ["serif", "serif"]],
      'categories contains the duplicate "serif" at [0] and [1]; remove one',
    ],
    [
      [PLAIN, ["categories"], []],
      "categories has 0 values; at least 1 required: Category tags, such as sans-serif, serif, minimal, modern, brutalist, display, bold.",
    ],
    [
      [PLAIN, ["description"], "Nice."],
      "description has 5 characters; at least 40 required: The aesthetic of the pairing in a few sentences: why these faces belong together, where to use them, what to watch for.",
    ],
    [
      [PLAIN, [], []],
      "The file is []; expected: A font pairing: three fonts (heading, body, monospace) with CSS variables and typographic rules, as a shadcn registry item.",
    ],
  ])("%j", (edit, message) => {
    const problems = problemsOf(temporaryRegistry(edit));
    expect(problems).toEqual([
      expect.objectContaining({ file: edit[0], message: expect.stringContaining(message) }),
    ]);
  });
});
