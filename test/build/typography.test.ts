import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TO_DO } from "../../build/rules/to-do.ts";
import { validateRegistry } from "../../build/validate.ts";
import { REMOVED } from "../fixtures/edited.ts";
import { type Edit, temporaryRegistry } from "../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";
const INTER = "fonts/inter.json";

const problemsOf = (registry: string) =>
  validateRegistry(registry).problems.map(({ file, ...problem }) => ({
    ...problem,
    file: file.replace(`${registry}/`, ""),
  }));

const EIGHT_SCRIPTS = [
  ...["arabic", "bengali", "cyrillic", "devanagari", "greek", "hebrew", "tamil", "thai"],
];

type Case = [rule: string, edits: Edit[], pointer: string, message: string];

const DOCUMENTATION = "Documentation in Inter, with code in JetBrains Mono.";

/** The fixture registry is valid (see the other rules); each of these breaks one rule of typography. */
it.each<Case>([
  [
    "scale-ratio",
    [[PLAIN, ["css", "h1", "font-size"], "1.8rem"]],
    "/css/h2/font-size",
    "css.h2.font-size is 1.03 times smaller than that of h1; keep the ratio between 1.1 and 2",
  ],
  [
    "scale-ratio",
    [[PLAIN, ["css", "h1", "font-size"], "4rem"]],
    "/css/h2/font-size",
    "css.h2.font-size is 2.29 times smaller than that of h1",
  ],
  [
    "scale-ratio",
    [
      [PLAIN, ["css", "h3", "font-size"], "15px"],
      [PLAIN, ["css", "h2", "font-size"], "20px"],
    ],
    "/css/h3/font-size",
    "css.h3.font-size is smaller than the text; make it at least 16px",
  ],
  [
    "scale-ratio",
    [[PLAIN, ["meta", "textSize"], "1.4375rem"]],
    "/css/h3/font-size",
    "css.h3.font-size is smaller than the text; make it at least 23px",
  ],
  // Text in components keeps 1rem, also where long text is smaller.
  [
    "minor-headings",
    [
      [PLAIN, ["meta", "textSize"], "0.875rem"],
      [PLAIN, ["css", "h4, h5, h6", "font-size"], "15px"],
    ],
    "/css/h4, h5, h6/font-size",
    'css["h4, h5, h6"].font-size is 15px, with an x-height below that of the text; make it at least 1rem',
  ],
  [
    "minor-headings",
    [[PLAIN, ["meta", "textSize"], "1.25rem"]],
    "/css/h4, h5, h6/font-size",
    'css["h4, h5, h6"].font-size is 1.125rem, with an x-height below that of the text; make it at least 1.25rem',
  ],
  // The letters of Abril Fatface are smaller than those of Lato.
  [
    "minor-headings",
    [["pairings/bare.json", ["css", "h4, h5, h6", "font-size"], "17px"]],
    "/css/h4, h5, h6/font-size",
    'css["h4, h5, h6"].font-size is 17px, with an x-height below that of the text; make it at least 1.125rem',
  ],
  [
    "minor-headings",
    [[PLAIN, ["css", "h4, h5, h6", "font-size"], "23px"]],
    "/css/h4, h5, h6/font-size",
    'css["h4, h5, h6"].font-size is 23px, larger than h3; make it at most 1.375rem',
  ],
  [
    "leading",
    [[PLAIN, ["css", "h1", "line-height"], "0.9"]],
    "/css/h1/line-height",
    "keep it between 0.95 and 1.4",
  ],
  [
    "leading",
    [[PLAIN, ["css", "h4, h5, h6", "line-height"], "1.5"]],
    "/css/h4, h5, h6/line-height",
    "keep it between 0.95 and 1.4",
  ],
  [
    "leading",
    [[PLAIN, ["css", "body, p", "line-height"], "1.9"]],
    "/css/body, p/line-height",
    "keep it between 1.5 and 1.8",
  ],
  // Inter's letters are tall; Source Serif's are not.
  [
    "leading",
    [[PLAIN, ["css", "body, p", "line-height"], "1.45"]],
    "/css/body, p/line-height",
    "keep it between 1.5 and 1.8",
  ],
  [
    "leading",
    [["pairings/serif.json", ["css", "body, p", "line-height"], "1.35"]],
    "/css/body, p/line-height",
    "keep it between 1.4 and 1.8",
  ],
  [
    "tracking",
    [[PLAIN, ["css", "h1", "letter-spacing"], "0.02em"]],
    "/css/h1/letter-spacing",
    'css.h1.letter-spacing is 0.02em at 2.25rem; write "0em" or a negative value for large text',
  ],
  [
    "fixed-pitch",
    [["fonts/jetbrains-mono.json", ["font", "family"], "'JetBrains Mono Variable', sans-serif"]],
    "/cssVars/theme/--font-mono",
    "cssVars.theme.--font-mono is JetBrains Mono, which is not monospaced",
  ],
  [
    "code-size",
    [[PLAIN, ["css", "code, pre", "font-size"], "0.85em"]],
    "/css/code, pre/font-size",
    'css["code, pre"].font-size gives code 84 % of the text\'s x-height; write "1.01em"',
  ],
  [
    "code-size",
    [[PLAIN, ["css", "code, pre", "font-size"], "1.05em"]],
    "/css/code, pre/font-size",
    'css["code, pre"].font-size gives code 104 % of the text\'s x-height',
  ],
  [
    "phone-width",
    [[PLAIN, ["css", "h1", "font-size"], "3.5rem"]],
    "/css/h1/font-size",
    'css.h1.font-size is 3.5rem, in which “Documentation” is 397 pixels wide; write at most 3rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
  ],
  // Letter spacing widens the word.
  [
    "phone-width",
    [[PLAIN, ["css", "h1", "letter-spacing"], "0.5em"]],
    "/css/h1/font-size",
    "css.h1.font-size is 2.25rem, in which “Documentation” is 501 pixels wide",
  ],
  [
    "phone-width",
    [[PLAIN, ["categories"], ["sans-serif", "poster"]]],
    "/categories/1",
    "categories[1] is poster, but “Documentation” in h1 fits a phone's column (255 of 342 pixels); remove the category",
  ],
  [
    "font-budget",
    [[INTER, ["meta", "bytes", "latin", "wght"], 600_000]],
    "/registryDependencies",
    "registryDependencies load 692 kB of fonts (headings 600, text 652, code 40); choose lighter ones, 600 kB at most",
  ],
  [
    "font-budget",
    [
      [INTER, ["css"], {}],
      [INTER, ["font", "subsets"], EIGHT_SCRIPTS.concat("latin")],
      [PLAIN, ["meta", "preview"], "я α א ا ก अ த ব"],
    ],
    "/registryDependencies",
    "registryDependencies make Next.js preload 9 files; 8 are allowed",
  ],
  [
    "script-coverage",
    [[PLAIN, ["meta", "preview"], "春はあけぼの"]],
    "/meta/preview",
    "meta.preview is in the script Han, which Inter does not cover",
  ],
  [
    "description-length",
    [[PLAIN, ["description"], "A pairing whose author had little to say of it."]],
    "/description",
    "write 120 to 480",
  ],
  ...["20 pixels", "1.5rem", "30 %", "12\u00a0pt", "66 per cent", "123456789012345px"].map(
    (figure): Case => [
      "description-figures",
      [[PLAIN, ["description"], `${DOCUMENTATION} The text is set ${figure} larger than usual.`]],
      "/description",
      `${figure.slice(-9)}", which is false as soon as a size is overridden; say it without a figure`,
    ],
  ),
  [
    "description-fonts",
    [["pairings/bare.json", ["description"], `${DOCUMENTATION} Lato is not alone.`]],
    "/description",
    "description does not name Abril Fatface; say what each font does",
  ],
  [
    "description-fonts",
    [[PLAIN, ["description"], "Internal documentation in a mono font of jets and brains."]],
    "/description",
    "description does not name Inter and JetBrains Mono; say what each font does",
  ],
  // The words that identify a family, not those that say which kind it is.
  [
    "description-fonts",
    [["pairings/serif.json", ["description"], "A blog with code in JetBrains Mono, all serif."]],
    "/description",
    "description does not name Source Serif 4; say what each font does",
  ],
  [
    "description-italics",
    [[INTER, ["meta", "styles"], ["normal"]]],
    "/description",
    "description does not say that Inter has no italics; say so, and how to mark emphasis",
  ],
  [
    "description-italics",
    [
      [INTER, ["meta", "styles"], ["normal"]],
      [PLAIN, ["meta", "preview"], REMOVED],
    ],
    "/description",
    "description does not say that Inter has no italics",
  ],
  [
    "description-use",
    [[PLAIN, ["description"], `Inter alone, with JetBrains Mono. ${DOCUMENTATION}`]],
    "/description",
    "description begins with a sentence that names none of its use cases (documentation); say there what the pairing is for",
  ],
  // A tag is a whole word, and a sentence ends with a question or an exclamation too.
  ...["Documentationless Inter.", "Inter! For documentation.", "Inter? For documentation."].map(
    (beginning): Case => [
      "description-use",
      [
        [PLAIN, ["description"], `${beginning} With JetBrains Mono.`],
        [PLAIN, ["meta", "useCase"], ["documentation", "saas"]],
      ],
      "/description",
      "names none of its use cases (documentation, saas)",
    ],
  ),
  ...[119, 481].map((length): Case => [
    "description-length",
    [[PLAIN, ["description"], DOCUMENTATION.padEnd(length, " more")]],
    "/description",
    `description has ${length} characters; write 120 to 480`,
  ]),
  // From 32 pixels on, letters look loose without any spacing.
  [
    "tracking",
    [
      [PLAIN, ["css", "h2", "font-size"], "2rem"],
      [PLAIN, ["css", "h2", "letter-spacing"], "0.01em"],
    ],
    "/css/h2/letter-spacing",
    "css.h2.letter-spacing is 0.01em at 2rem",
  ],
  // Lowercase letters that are a little lower than capitals are no capitals.
  [
    "tracking",
    [
      [PLAIN, ["css", "h1", "letter-spacing"], "0.05em"],
      [INTER, ["meta", "metrics", "xHeight"], 949],
      [INTER, ["meta", "metrics", "capHeight"], 1000],
    ],
    "/css/h1/letter-spacing",
    "css.h1.letter-spacing is 0.05em",
  ],
  // In a face of no role, the size of the text counts, not an x-height.
  [
    "minor-headings",
    [
      [PLAIN, ["css", "h4, h5, h6", "font-family"], "var(--font-lato)"],
      [PLAIN, ["css", "h4, h5, h6", "font-size"], "15.5px"],
    ],
    "/css/h4, h5, h6/font-size",
    'css["h4, h5, h6"].font-size is 15.5px, with an x-height below that of the text; make it at least 1rem',
  ],
  [
    "leading",
    [["pairings/serif.json", ["css", "body, p", "line-height"], "1.81"]],
    "/css/body, p/line-height",
    "is 1.81; keep it between 1.4 and 1.8",
  ],
])("%s refuses %j", (rule, edits, pointer, message) => {
  expect(problemsOf(temporaryRegistry(...edits))).toContainEqual(
    expect.objectContaining({ rule, pointer, message: expect.stringContaining(message) }),
  );
});

it.each<[string, Edit[]]>([
  ["the smallest step that is seen", [[PLAIN, ["css", "h1", "font-size"], "1.925rem"]]],
  [
    "the largest step",
    [
      [PLAIN, ["css", "h1", "font-size"], "3rem"],
      [PLAIN, ["css", "h2", "font-size"], "1.5rem"],
      [PLAIN, ["css", "h3", "font-size"], "1.25rem"],
    ],
  ],
  [
    "minor headings with the x-height of the text",
    [["pairings/bare.json", ["css", "h4, h5, h6", "font-size"], "18px"]],
  ],
  ["minor headings as large as h3", [[PLAIN, ["css", "h4, h5, h6", "font-size"], "1.375rem"]]],
  [
    "minor headings in the text face, with the text's own x-height",
    [
      ["pairings/bare.json", ["css", "h4, h5, h6", "font-family"], "var(--font-body)"],
      ["pairings/bare.json", ["css", "h4, h5, h6", "font-size"], "1rem"],
    ],
  ],
  ["an h1 as large as fits a phone", [[PLAIN, ["css", "h1", "font-size"], "3rem"]]],
  [
    "a poster that is wider than a phone",
    [
      [PLAIN, ["css", "h1", "font-size"], "3.5rem"],
      [PLAIN, ["categories"], ["sans-serif", "poster"]],
    ],
  ],
  [
    "an h1 in a font that does not state its widths",
    [
      [PLAIN, ["css", "h1", "font-size"], "3.5rem"],
      [INTER, ["meta", "advances"], REMOVED],
    ],
  ],
  [
    "an h1 whose long word is exactly as wide as the column of a phone",
    [
      [PLAIN, ["css", "h1", "letter-spacing"], "0em"],
      [INTER, ["meta", "advances", "600", "documentation"], 9.5 * 2048],
    ],
  ],
  [
    "an h3 as large as the text",
    [
      [PLAIN, ["css", "h3", "font-size"], "16px"],
      [PLAIN, ["css", "h4, h5, h6", "font-size"], "16px"],
      [PLAIN, ["css", "h2", "font-size"], "1.5rem"],
    ],
  ],
  [
    "letters that are tall, but not too tall, at the leading of small ones",
    [
      [INTER, ["meta", "metrics", "unitsPerEm"], 1000],
      [INTER, ["meta", "metrics", "xHeight"], 540],
      [INTER, ["meta", "advances"], REMOVED],
      [PLAIN, ["css", "body, p", "line-height"], "1.4"],
      [PLAIN, ["css", "code, pre", "font-size"], "0.98em"],
    ],
  ],
  ["text as open as it holds together", [[PLAIN, ["css", "body, p", "line-height"], "1.8"]]],
  ["text of tall letters at 1.5", [[PLAIN, ["css", "body, p", "line-height"], "1.5"]]],
  [
    "fonts of exactly 600 kB",
    [[INTER, ["meta", "bytes", "latin", "wght"], 600_000 - 51_832 - 40_404]],
  ],
  [
    "code in a font that does not state its heights",
    [["fonts/jetbrains-mono.json", ["meta", "metrics"], REMOVED]],
  ],
  ["large headings without letter spacing", [[PLAIN, ["css", "h1", "letter-spacing"], "0em"]]],
  ...["Cinzel", "Inter SC"].map((title): [string, Edit[]] => [
    `small capitals tracked apart, as those of ${title}`,
    [
      [INTER, ["title"], title],
      [PLAIN, ["css", "h1", "letter-spacing"], "0.05em"],
      [PLAIN, ["description"], `${DOCUMENTATION} Cinzel.`],
    ],
  ]),
  [
    "a use case that a later tag names",
    [
      [PLAIN, ["description"], `${DOCUMENTATION} Inter!`],
      [PLAIN, ["meta", "useCase"], ["saas", "documentation"]],
    ],
  ],
  [
    "a description of a family whose title is made of words for a kind",
    [
      ["fonts/jetbrains-mono.json", ["title"], "Mono One"],
      [PLAIN, ["description"], "Documentation in Inter, with code in Mono One."],
    ],
  ],
  ["code within 3 %", [[PLAIN, ["css", "code, pre", "font-size"], "0.99em"]]],
  ["headings as tight as letters allow", [[PLAIN, ["css", "h1", "line-height"], "0.95"]]],
  [
    "headings as open as they hold together",
    [[PLAIN, ["css", "h4, h5, h6", "line-height"], "1.4"]],
  ],
  [
    "text at 1.4 where letters are small",
    [["pairings/serif.json", ["css", "body, p", "line-height"], "1.4"]],
  ],
  ["tracking of small headings", [[PLAIN, ["css", "h3", "letter-spacing"], "0.02em"]]],
  [
    "capitals tracked apart",
    [
      [PLAIN, ["css", "h1", "letter-spacing"], "0.05em"],
      [INTER, ["meta", "metrics", "xHeight"], 1118],
      [INTER, ["meta", "metrics", "capHeight"], 1118],
    ],
  ],
  [
    "a preview that both faces cover",
    [[PLAIN, ["meta", "preview"], "Съешь же ещё этих мягких французских булок"]],
  ],
  ["fonts without stated heights", [[INTER, ["meta"], {}]]],
  ...[
    ["figures that are no sizes", "Documentation of the 1920s in 3 emphatic levels"],
    ["a use case by a synonym, in the plural", "User guides"],
    ["a use case by its tag, in any case", "DOCUMENTATION"],
  ].map(([what, beginning]): [string, Edit[]] => [
    what!,
    [[PLAIN, ["description"], `${beginning}. Inter, with JetBrains Mono.`]],
  ]),
  [
    "a description of the family by the word that identifies it",
    [["pairings/serif.json", ["description"], "A blog in Source, and JetBrains for code."]],
  ],
  [
    "a pairing without use cases, whatever its description begins with",
    [
      [PLAIN, ["description"], "Inter, with JetBrains Mono."],
      [PLAIN, ["meta", "useCase"], REMOVED],
    ],
  ],
  [
    "a text font without italics, if the description mentions them",
    [
      [INTER, ["meta", "styles"], ["normal"]],
      [PLAIN, ["description"], `${DOCUMENTATION} Without italics, bold marks emphasis.`],
    ],
  ],
  [
    "a text font without italics in a script that has none",
    [
      [INTER, ["meta", "styles"], ["normal"]],
      [PLAIN, ["meta", "preview"], "Съешь же ещё этих мягких французских булок"],
    ],
  ],
  ["a text font that does not state its styles", [[INTER, ["meta", "styles"], REMOVED]]],
])("accepts %s", (_, edits) => {
  const registry = temporaryRegistry(...edits);
  const rules = [
    "scale-ratio",
    "leading",
    "tracking",
    "script-coverage",
    "code-size",
    "minor-headings",
    "phone-width",
    "alike-faces",
    "description-figures",
    "description-fonts",
    "description-italics",
    "description-use",
    "font-budget",
  ];
  expect(problemsOf(registry).filter(({ rule }) => rules.includes(rule))).toEqual([]);
});

it.each([120, 480])("accepts a description of %i characters", (length) => {
  const description = DOCUMENTATION.padEnd(length, " more");
  const registry = temporaryRegistry([PLAIN, ["description"], description]);
  expect(problemsOf(registry)).toEqual([]);
});

it("a page in a script of hundreds of characters may load more than 600 kB", () => {
  const heavy: Edit = [INTER, ["meta", "bytes", "latin", "wght"], 600_000];
  const rulesWith = (preview: string) =>
    problemsOf(temporaryRegistry(heavy, [PLAIN, ["meta", "preview"], preview])).map(
      ({ rule }) => rule,
    );
  expect(rulesWith("Latin")).toContain("font-budget");
  for (const preview of ["春", "한국어", "ひらがな", "カタカナ", "ግዕዝ", "Latin 春"])
    expect(rulesWith(preview)).not.toContain("font-budget");
});

it("Next.js may preload eight files of a pairing", () => {
  const registry = temporaryRegistry(
    [INTER, ["css"], {}],
    [INTER, ["font", "subsets"], EIGHT_SCRIPTS.slice(1).concat("latin")],
    [PLAIN, ["meta", "preview"], "я α א ก अ த ব"],
  );
  expect(problemsOf(registry).map(({ rule }) => rule)).not.toContain("font-budget");
});

it("a script that the one font of headings and text lacks is one problem", () => {
  const registry = temporaryRegistry([PLAIN, ["meta", "preview"], "ก"]);
  const found = problemsOf(registry).filter(({ rule }) => rule === "script-coverage");
  expect(found.map(({ message }) => message)).toEqual([
    "meta.preview is in the script Thai, which Inter does not cover; choose another font, or another text",
  ]);
});

describe("text-face: running text is set in a face drawn for it, with a bold", () => {
  it("refuses a display face, and one without a bold", () => {
    const registry = temporaryRegistry([
      PLAIN,
      ["cssVars", "theme", "--font-body"],
      "var(--font-abril-fatface)",
    ]);
    const messages = problemsOf(registry)
      .filter(({ rule }) => rule === "text-face")
      .map(({ message }) => message);
    expect(messages).toEqual([
      "cssVars.theme.--font-body is Abril Fatface, which has no bold weight, so browsers synthesize one; choose another font",
      "cssVars.theme.--font-body is Abril Fatface, which is drawn for large sizes; choose a text font",
    ]);
  });
});

describe("distinct-pairings: no duplicate combination of fonts, no copied sentences", () => {
  it("reports the second of two, in the order of the files", () => {
    const registry = temporaryRegistry();
    copyFileSync(join(registry, PLAIN), join(registry, "pairings/simple.json"));
    const problems = problemsOf(registry).filter(({ rule }) => rule === "distinct-pairings");
    expect(problems).toEqual([
      expect.objectContaining({ file: "pairings/simple.json", pointer: "/description" }),
      expect.objectContaining({ file: "pairings/simple.json", pointer: "/cssVars/theme" }),
    ]);
  });

  it("five words in a row may be a coincidence, six are not", () => {
    const five =
      "One family for headings and then a blog: Source Serif beside JetBrains Mono, told at a length that the rule on lengths accepts.";
    const six = five.replace("and then", "and text, then");
    const rulesWith = (description: string) =>
      problemsOf(temporaryRegistry(["pairings/serif.json", ["description"], description])).map(
        ({ rule }) => rule,
      );
    expect(rulesWith(five)).toEqual([]);
    expect(rulesWith(six)).toEqual(["distinct-pairings"]);
  });

  it("names the words that are copied, in any case and punctuation, and the file of the first", () => {
    const registry = temporaryRegistry();
    const { description } = JSON.parse(readFileSync(join(registry, PLAIN), "utf8"));
    const file = join(registry, "pairings/serif.json");
    const serif = JSON.parse(readFileSync(file, "utf8"));
    const copied = "ONE family; for headings (and text) of documentation";
    writeFileSync(
      file,
      JSON.stringify({ ...serif, description: `${copied}, ${serif.description}` }),
    );
    const found = problemsOf(registry).filter(({ rule }) => rule === "distinct-pairings");
    expect(description).toMatch(/^One family for headings and text of documentation:/);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'description contains "one family for headings and text", which is also in ' +
          `${join(registry, PLAIN)}; rephrase it`,
      ),
    ]);
  });

  it("the same fonts are reported with the file of the first, and of three for two", () => {
    const registry = temporaryRegistry();
    for (const name of ["rest", "simple"])
      copyFileSync(join(registry, PLAIN), join(registry, `pairings/${name}.json`));
    const found = problemsOf(registry).filter(({ pointer }) => pointer === "/cssVars/theme");
    const message = `cssVars.theme has the same three fonts as ${join(registry, PLAIN)}; change one, or remove a pairing`;
    expect(found.map((problem) => [problem.file, problem.message])).toEqual([
      ["pairings/rest.json", message],
      ["pairings/simple.json", message],
    ]);
  });

  it("words that one description repeats itself, or that are still to do, are not copied", () => {
    const again = "One blog of my own in which Source Serif and JetBrains Mono meet";
    const toDo = `${TO_DO} one two three four five six seven`;
    const found = problemsOf(
      temporaryRegistry(
        ["pairings/serif.json", ["description"], `${again}. ${again}.`],
        ["pairings/plain.json", ["description"], toDo],
        ["pairings/bare.json", ["description"], toDo],
      ),
    );
    expect(found.filter(({ rule }) => rule === "distinct-pairings")).toEqual([]);
    expect(found.filter(({ rule }) => rule === "description-use")).toEqual([]);
  });

  it("five equal words at the end are not six, whatever follows them", () => {
    const registry = temporaryRegistry();
    const plain = JSON.parse(readFileSync(join(registry, PLAIN), "utf8"));
    const ending = plain.description.split(" ").slice(-5).join(" ");
    const file = join(registry, "pairings/serif.json");
    const serif = JSON.parse(readFileSync(file, "utf8"));
    const description = `${serif.description} Otherwise, ${ending}`;
    writeFileSync(file, JSON.stringify({ ...serif, description }));
    expect(problemsOf(registry).filter(({ rule }) => rule === "distinct-pairings")).toEqual([]);
  });
});

describe("severity", () => {
  /** Two neutral sans faces of the same proportions, under different names. */
  function alikeRegistry(): string {
    const registry = temporaryRegistry();
    const lato = JSON.parse(readFileSync(join(registry, "fonts/lato.json"), "utf8"));
    const inter = JSON.parse(readFileSync(join(registry, INTER), "utf8"));
    writeFileSync(
      join(registry, "fonts/lato.json"),
      JSON.stringify({ ...lato, meta: { ...lato.meta, metrics: inter.meta.metrics } }),
    );
    const bare = readFileSync(join(registry, "pairings/bare.json"), "utf8");
    writeFileSync(join(registry, "pairings/bare.json"), bare.replace("0.94em", "1.01em"));
    const plain = readFileSync(join(registry, PLAIN), "utf8");
    writeFileSync(
      join(registry, PLAIN),
      plain
        .replace('"--font-heading": "var(--font-inter)"', '"--font-heading": "var(--font-lato)"')
        .replace(
          '"{base_url}/r/inter.json",',
          '"{base_url}/r/inter.json", "{base_url}/r/lato.json",',
        )
        .replace("Plain — Inter +", "Plain — Lato +")
        .replaceAll('"font-weight": "600"', '"font-weight": "700"')
        .replace("and text of documentation: Inter,", "in Lato and text of documentation in Inter,")
        .replace(',\n    "superfamily",\n    "variable"', ""),
    );
    return registry;
  }

  it("a warning is reported, and the registry is valid", () => {
    const { problems, isValid } = validateRegistry(alikeRegistry());
    expect(problems).toEqual([
      expect.objectContaining({
        rule: "alike-faces",
        severity: "warning",
        message: expect.stringContaining(
          "cssVars.theme.--font-heading is Lato, too similar to the text's Inter; use one of them for both, or another font",
        ),
      }),
    ]);
    expect(isValid).toBe(true);
  });

  it.each([
    ["Raleway", "Roboto", 0],
    ["Roboto", "Raleway", 1],
    ["Inter Tight", "Inter", 0],
    ["Open Runde", "Open Sans", 1],
  ])(
    "of one family, or a pair that designers name, or else a mistake: %s over %s, %i warnings",
    (heading, text, count) => {
      const registry = alikeRegistry();
      for (const [name, title] of [["lato", heading] as const, ["inter", text] as const]) {
        const file = join(registry, `fonts/${name}.json`);
        const font = JSON.parse(readFileSync(file, "utf8"));
        writeFileSync(file, JSON.stringify({ ...font, title }));
      }
      expect(problemsOf(registry).filter(({ rule }) => rule === "alike-faces")).toHaveLength(count);
    },
  );

  it.each(["xHeight", "capHeight", "xWidthAvg"])(
    "two faces that differ in %s alone are not alike, nor where one does not state it",
    (field) => {
      const registry = alikeRegistry();
      const file = join(registry, INTER);
      const inter = JSON.parse(readFileSync(file, "utf8"));
      for (const value of [
        Math.round(Number(inter.meta.metrics[field]) + 0.03 * 2048),
        undefined,
      ]) {
        const metrics = { ...inter.meta.metrics, [field]: value };
        writeFileSync(file, JSON.stringify({ ...inter, meta: { ...inter.meta, metrics } }));
        expect(problemsOf(registry).map(({ rule }) => rule)).not.toContain("alike-faces");
      }
    },
  );

  it.each([INTER, "fonts/lato.json"])("a serif beside a sans is not alike: %s", (name) => {
    const registry = alikeRegistry();
    const font = JSON.parse(readFileSync(join(registry, name), "utf8"));
    writeFileSync(join(registry, name), JSON.stringify({ ...font, categories: ["serif"] }));
    expect(problemsOf(registry).map(({ rule }) => rule)).not.toContain("alike-faces");
  });

  it("round ends are a visible difference", () => {
    const registry = alikeRegistry();
    const file = join(registry, PLAIN);
    const plain = JSON.parse(readFileSync(file, "utf8"));
    const categories = [...plain.categories, "rounded"];
    writeFileSync(file, JSON.stringify({ ...plain, categories }));
    expect(validateRegistry(registry).problems).toEqual([]);
  });

  it("with an error the registry is invalid", () => {
    expect(
      validateRegistry(temporaryRegistry([PLAIN, ["css", "h1", "line-height"], "3"])).isValid,
    ).toBe(false);
  });
});
