import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../build/validate.ts";
import { type Edit, temporaryRegistry } from "../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";
const INTER = "fonts/inter.json";

const problemsOf = (registry: string) =>
  validateRegistry(registry).problems.map(({ file, ...problem }) => ({
    ...problem,
    file: file.replace(`${registry}/`, ""),
  }));

type Case = [rule: string, edits: Edit[], pointer: string, message: string];

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
])("%s refuses %j", (rule, edits, pointer, message) => {
  expect(problemsOf(temporaryRegistry(...edits))).toContainEqual(
    expect.objectContaining({ rule, pointer, message: expect.stringContaining(message) }),
  );
});

it.each<[string, Edit[]]>([
  ["the smallest step that is seen", [[PLAIN, ["css", "h1", "font-size"], "1.925rem"]]],
  ["the largest step", [[PLAIN, ["css", "h1", "font-size"], "3.5rem"]]],
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
])("accepts %s", (_, edits) => {
  const registry = temporaryRegistry(...edits);
  const rules = [
    "scale-ratio",
    "leading",
    "tracking",
    "script-coverage",
    "code-size",
    "minor-headings",
    "alike-faces",
  ];
  expect(problemsOf(registry).filter(({ rule }) => rules.includes(rule))).toEqual([]);
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
      "One family for headings and then something else altogether, told at a length that the rule on lengths accepts without a word.";
    const six = five.replace("and then", "and text, then");
    const rulesWith = (description: string) =>
      problemsOf(temporaryRegistry(["pairings/serif.json", ["description"], description])).map(
        ({ rule }) => rule,
      );
    expect(rulesWith(five)).toEqual([]);
    expect(rulesWith(six)).toEqual(["distinct-pairings"]);
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
        .replaceAll('"font-weight": "600"', '"font-weight": "700"'),
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

  it("with an error the registry is invalid", () => {
    expect(
      validateRegistry(temporaryRegistry([PLAIN, ["css", "h1", "line-height"], "3"])).isValid,
    ).toBe(false);
  });
});
