import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../build/validate.ts";
import { REMOVED } from "../fixtures/edited.ts";
import { type Edit, temporaryRegistry } from "../fixtures/temporary.ts";

const problemsOf = (registryDir: string) =>
  validateRegistry(registryDir).problems.map(({ file, ...problem }) => ({
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
    'registryDependencies[2] names "jetbrains-mno", which is no font here; did you mean "jetbrains-mono"?',
  ],
  [
    [[BARE, ["css", "h1", "font-family"], "var(--font-latto)"]],
    "font-references",
    BARE,
    "/css/h1/font-family",
    'css.h1.font-family names "latto", which is no font here; did you mean "lato"?',
  ],
  // None missing.
  [
    [[BARE, ["css", "h1", "font-family"], "var(--font-inter)"]],
    "font-references",
    BARE,
    "/css/h1/font-family",
    `css.h1.font-family names "inter", which is not installed; add "${INTER}" to registryDependencies`,
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
    'cssVars.theme.--font-mono names "jetbrains-mono", which is not installed; add "{base_url}/r/jetbrains-mono.json" to registryDependencies',
  ],
  // None unused.
  [
    [[PLAIN, ["registryDependencies", 2], "{base_url}/r/lato.json"]],
    "font-references",
    PLAIN,
    "/registryDependencies/2",
    'registryDependencies[2] names "lato", which the pairing does not use; remove it',
  ],
  // In the form {base_url}/r/{font-name}.json.
  [
    [[PLAIN, ["registryDependencies", 0], "https://example.com/r/inter.json"]],
    "font-references",
    PLAIN,
    "/registryDependencies/0",
    'names https://example.com/r/inter.json, not of this registry; write "{base_url}/r/inter.json"',
  ],
  // The title equals the fonts' titles.
  [
    [[PLAIN, ["title"], "Plain — Inter + Lato + JetBrains Mono"]],
    "pairing-title",
    PLAIN,
    "/title",
    'the title is "Plain — Inter + Lato + JetBrains Mono", but the fonts make it "Plain — Inter + Inter + JetBrains Mono"',
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
    'the description is "Latto — Sans Serif font."; write "Lato — Sans Serif font."',
  ],
  [
    [[LATO, ["description"], "Lato — Serif font."]],
    "font-description",
    LATO,
    "/categories",
    'the description says Serif; add "serif" to categories',
  ],
  // Tags are of the vocabulary.
  [
    [[PLAIN, ["meta", "mood", 0], "minmal"]],
    "vocabulary",
    PLAIN,
    "/meta/mood/0",
    'meta.mood[0] is "minmal", which is not in the vocabulary; take another, or define it in vocabulary/moods.json; did you mean "minimal"?',
  ],
  [
    [[PLAIN, ["meta", "useCase", 0], "tea-house"]],
    "vocabulary",
    PLAIN,
    "/meta/useCase/0",
    "define it in vocabulary/use-cases.json",
  ],
  [
    [[PLAIN, ["categories", 0], "sans"]],
    "vocabulary",
    PLAIN,
    "/categories/0",
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
    "font.family is Source Serif 4 Variable, serif, which CSS must have quoted: 'Source Serif 4 Variable', serif",
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
    "font.family is 'Lato'; end it with a generic family: serif, sans-serif or monospace",
  ],
  [
    [[SERIF, ["font", "family"], "'Source Serif 4', serif"]],
    "font-family",
    SERIF,
    "/font/family",
    "declares 'Source Serif 4 Variable', serif",
  ],
  [
    [[LATO, ["font", "family"], "'Lato Variable', sans-serif"]],
    "font-family",
    LATO,
    "/font/family",
    "declares 'Lato', sans-serif",
  ],
  // What it imports is there, and is enough.
  [
    [[LATO, ["css", '@import "@fontsource/lato/70.css"'], {}]],
    "font-imports",
    LATO,
    '/css/@import "@fontsource~1lato~170.css"',
    '"@fontsource/lato/70.css" is no sheet of that package for these weights; expected 100.css, 300.css, 400.css, 700.css, 900.css, or -italic.css',
  ],
  [
    [[LATO, ["css", '@import "@fontsource/lato/700.css"'], REMOVED]],
    "font-imports",
    LATO,
    "/font/weight/3",
    'weight 700 is not imported; add @import "@fontsource/lato/700.css" to css',
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
    [[SERIF, ["font", "weight", 0], "100"]],
    "font-axes",
    SERIF,
    "/font/weight/0",
    "weight 100 is outside the wght axis, 200 to 900; remove it",
  ],
  // Its subsets are those that next/font knows.
  [
    [[LATO, ["font", "subsets"], ["latin", "cyrilic"]]],
    "font-subsets",
    LATO,
    "/font/subsets/1",
    '"cyrilic" is no subset that next/font knows; record it under meta.scripts; did you mean "cyrillic"?',
  ],
  [
    [[LATO, ["font", "subsets"], ["latin", "japanese"]]],
    "font-subsets",
    LATO,
    "/font/subsets/1",
    '"japanese" is no subset that next/font knows; record it under meta.scripts',
  ],
  // The client assumes the variable package.
  [
    [[LATO, ["font", "dependency"], REMOVED]],
    "font-package",
    LATO,
    "/font/dependency",
    'font.dependency is missing, for which the client takes "@fontsource-variable/lato"; write "@fontsource/lato"',
  ],
  // An import needs its package.
  [
    [[SERIF, ["dependencies"], []]],
    "font-imports",
    SERIF,
    '/css/@import "@fontsource-variable~1source-serif-4~1wght-italic.css"',
    'the import needs "@fontsource-variable/source-serif-4" in dependencies; add it',
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
    'names "nope", which is no font here',
  ],
  // Every font-weight exists in the font that its role resolves to.
  [
    [[BARE, ["css", "h1", "font-weight"], "700"]],
    "font-weights",
    BARE,
    "/css/h1/font-weight",
    'h1 uses 700, which Abril Fatface lacks (it has 400); write "400"',
  ],
  [
    [["pairings/serif.json", ["css", "h4, h5, h6", "font-weight"], "100"]],
    "font-weights",
    "pairings/serif.json",
    "/css/h4, h5, h6/font-weight",
    'h4, h5, h6 uses 100, which Source Serif 4 lacks (it has 200, 300, 400, 500, 600, 700, 800, 900); write "200"',
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
    'body, p states no weight, so it uses 400, which Lato lacks (it has 300, 700); write "300"',
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
    "h1 uses 700, which Abril Fatface lacks",
  ],
  [
    [[BARE, ["css", "code, pre", "font-weight"], "900"]],
    "font-weights",
    BARE,
    "/css/code, pre/font-weight",
    "code, pre uses 900, which JetBrains Mono lacks",
  ],
  // Code stands in running text, and is as heavy; a heading is bold where no reset says otherwise.
  [
    [[BARE, ["css", "body, p", "font-weight"], "900"]],
    "font-weights",
    BARE,
    "/css/code, pre",
    "code, pre states no weight, so it uses 900, which JetBrains Mono lacks",
  ],
  [
    [
      [
        BARE,
        ["css", "h4, h5, h6"],
        { "font-family": "var(--font-heading)", "letter-spacing": "0em" },
      ],
    ],
    "font-weights",
    BARE,
    "/css/h4, h5, h6",
    'h4, h5, h6 states no weight, so it uses 700, which Abril Fatface lacks (it has 400); write "400"',
  ],
  // A family in a rule is CSS as it stands.
  [
    [[BARE, ["css", "code, pre", "font-family"], "Exo 2, monospace"]],
    "css-family",
    BARE,
    "/css/code, pre/font-family",
    "font-family of code, pre is Exo 2, monospace, which CSS must have quoted: 'Exo 2', monospace",
  ],
  // File name = name without `pairing-`.
  [
    [[PLAIN, ["name"], "pairing-simple"]],
    "file-name",
    PLAIN,
    "/name",
    'the item\'s name is "pairing-simple", the file\'s "plain"; rename the file to simple.json, or the item',
  ],
])("%j: %s in %s at %s", (edits, rule, file, pointer, remedy) => {
  const problems = problemsOf(temporaryRegistry(...edits)).filter(
    // A reference that is wrong in both of its places is told of in both.
    (problem) => problem.pointer !== "/cssVars/theme/--font-mono" || pointer === problem.pointer,
  );
  expect(problems).toEqual([
    expect.objectContaining({ rule, file, pointer, message: expect.stringContaining(remedy) }),
  ]);
});

it("a font item need not tell its axes: either package of Fontsource will do", () => {
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
        message: expect.stringContaining(`is already the name of ${registry}/fonts/lato.json`),
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
        message: 'a pairing\'s file is named without "pairing-"; rename it to plain.json',
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
        message: expect.stringContaining('list "inter" before it'),
      }),
    ]);
    const swapped = pairing.replace(
      `"{base_url}/r/inter-tight.json",\n"${INTER}"`,
      `"${INTER}",\n"{base_url}/r/inter-tight.json"`,
    );
    expect(orderOf(swapped)).toEqual([]);
  });

  it("a file that is not read is told of", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "pairings/serious"));
    writeFileSync(join(registry, "pairings/serious/a.json"), "{}");
    writeFileSync(join(registry, "fonts/inter.jsn"), "{}");
    expect(problemsOf(registry)).toEqual([
      expect.objectContaining({ rule: "stray-file", file: "fonts/inter.jsn", line: 1, column: 1 }),
      expect.objectContaining({ rule: "stray-file", file: "pairings/serious/a.json" }),
    ]);
  });
});

it("a registry may define tags of its own", () => {
  const registry = temporaryRegistry([PLAIN, ["meta", "mood"], ["stormy"]]);
  mkdirSync(join(registry, "vocabulary"));
  const moods = { stormy: "Dark and quick.", elegant: "Fine.", professional: "Level." };
  writeFileSync(join(registry, "vocabulary/moods.json"), JSON.stringify(moods));
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
      "pairings/bare.json:30 font-weights",
      "pairings/plain.json:6 schema/pattern",
      "pairings/plain.json:26 schema/pattern",
    ]);
  });

  it("a broken font still counts as there for the pairings that use it", () => {
    expect(
      problemsOf(temporaryRegistry(["fonts/inter.json", "{"])).map(({ rule }) => rule),
    ).toEqual(["json/syntax"]);
  });

  it("a font that is gone is missed where pairings refer to it", () => {
    const registry = temporaryRegistry();
    renameSync(join(registry, LATO), join(registry, "fonts/latto.json"));
    expect(problemsOf(registry).map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "fonts/latto.json file-name",
      "pairings/bare.json font-references",
      "pairings/bare.json font-references",
    ]);
  });
});

describe("schema problems name the nearest fix", () => {
  it.each<[Edit, string]>([
    [
      [PLAIN, ["css", "h1", "font_size"], "2rem"],
      'css.h1 has "font_size", which is not a field here ("font-family", "font-size", "line-height", "letter-spacing", "font-weight"); did you mean "font-size"?',
    ],
    [
      [PLAIN, ["css", "h1", "font-size"], REMOVED],
      'css.h1 lacks "font-size": A size in rem, em or px, such as 2.5rem.',
    ],
    [
      [PLAIN, ["css", "h1", "font-size"], "36pt"],
      'css.h1.font-size is "36pt"; expected: A size in rem, em or px, such as 2.5rem.',
    ],
    [
      [PLAIN, ["css", "h1", "font-weight"], "6000"],
      'One of "100", "200", "300", "400", "500", "600", "700", "800", "900".; did you mean "600"?',
    ],
    [
      [PLAIN, ["type"], "registry:styles"],
      'type is "registry:styles"; expected: Always registry:style.',
    ],
    [[LATO, ["css", "h1"], {}], 'css has "h1", which is not a field here; The imports beyond'],
    [
      [PLAIN, ["categories"], ["serif", "serif"]],
      "categories states the same twice: Category tags",
    ],
    [[PLAIN, ["categories"], []], "categories has fewer than 1: Category tags"],
    [[PLAIN, ["description"], "Nice."], "description is shorter than 40 characters: The aesthetic"],
    [[PLAIN, [], []], "the item is []; expected: A font pairing"],
  ])("%j", (edit, message) => {
    const problems = problemsOf(temporaryRegistry(edit));
    expect(problems).toEqual([
      expect.objectContaining({ file: edit[0], message: expect.stringContaining(message) }),
    ]);
  });
});
