import { validateRegistry } from "../../../build/check/validate.ts";
import { LIKELY_MISTAKES, mistaken } from "../../fixtures/likely-mistakes.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

/** What an author reads of each mistake, checked by reading: each says what to write instead. */
const READ: readonly [what: string, lines: string[]][] = [
  [
    "no closing quote of a value",
    [
      "pairings/plain.json:28:28 json/syntax Invalid JSON: the closing double quote of this string is missing. A string ends on its own line; write a line break in it as \\n.",
    ],
  ],
  [
    "no opening quote of a value",
    [
      'pairings/plain.json:28:22 json/syntax Invalid JSON: the opening double quote of this string is missing: write "1.15".',
    ],
  ],
  [
    "no closing quote of a field name",
    [
      'pairings/plain.json:28:19 json/syntax Invalid JSON: the closing double quote of the field name is missing: write "line-height".',
    ],
  ],
  [
    "no comma between fields",
    ["pairings/plain.json:28:28 json/syntax Invalid JSON: a comma is missing after this value."],
  ],
  [
    "no comma in a list",
    ["pairings/plain.json:9:17 json/syntax Invalid JSON: a comma is missing after this value."],
  ],
  [
    "no comma after a closing brace",
    ["pairings/plain.json:31:6 json/syntax Invalid JSON: a comma is missing after this value."],
  ],
  [
    "a comma after the last field",
    [
      'pairings/plain.json:31:5 json/syntax Invalid JSON: a trailing comma. Remove the comma before this "}".',
    ],
  ],
  [
    "a comma after the last value of a list",
    [
      'pairings/plain.json:12:3 json/syntax Invalid JSON: a trailing comma. Remove the comma before this "]".',
    ],
  ],
  [
    "single quotes",
    [
      "pairings/plain.json:30:22 json/syntax Invalid JSON: unexpected \"'600'\": single quotes. Write double quotes instead.",
    ],
  ],
  [
    "a field name without quotes",
    [
      'pairings/plain.json:28:7 json/syntax Invalid JSON: unexpected "line-height". Strings and field names need double quotes.',
    ],
  ],
  [
    "a comment",
    [
      "pairings/plain.json:24:12 json/syntax Invalid JSON: comments are not allowed. Remove the comment.",
    ],
  ],
  [
    "no closing brace at the end",
    ['pairings/plain.json:76:4 json/syntax Invalid JSON: the closing "}" is missing.'],
  ],
  [
    "curly quotes",
    [
      'pairings/plain.json:30:22 json/syntax Invalid JSON: unexpected "“600”": quotes of another kind. Write straight double quotes instead: "',
    ],
  ],
  [
    "a number that begins with a dot",
    [
      'pairings/plain.json:28:22 json/syntax Invalid JSON: unexpected ".95": a number in JSON begins with a digit other than 0, or with 0 and a dot: 0.95. Here most values are strings, in double quotes.',
    ],
  ],
  [
    "a word of Python",
    [
      'pairings/plain.json:75:22 json/syntax Invalid JSON: unexpected "None": JSON has no such value. Remove the field.',
    ],
  ],
  [
    "a merge conflict",
    [
      'pairings/plain.json:4:1 json/syntax Invalid JSON: unexpected "<<<<<<<": a merge conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    "a page of HTML",
    [
      'pairings/plain.json:1:1 json/syntax Invalid JSON: unexpected "<!DOCTYPE": the file has HTML or XML instead of JSON. Save the JSON itself.',
    ],
  ],
  [
    "a quote inside a text",
    [
      'pairings/plain.json:7:90 json/syntax Invalid JSON: the string ends here, and text follows. Write a double quote inside a string as \\", or add the one that is missing before it.',
    ],
  ],
  [
    "a line break inside a text",
    [
      "pairings/plain.json:7:105 json/syntax Invalid JSON: the closing double quote of this string is missing. A string ends on its own line; write a line break in it as \\n.",
    ],
  ],
  [
    "a number instead of a text",
    [
      'pairings/plain.json:28:22 schema/type css.h1.line-height is 1.15; write it as a string: "1.15"',
    ],
  ],
  [
    "a weight as a word",
    [
      'pairings/plain.json:30:22 schema/enum css.h1.font-weight is "bold"; write "700"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
    ],
  ],
  [
    "a weight between the steps",
    [
      'pairings/plain.json:30:22 schema/enum css.h1.font-weight is "450"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
    ],
  ],
  [
    "a weight beyond the last step",
    [
      'pairings/plain.json:30:22 schema/enum css.h1.font-weight is 1200; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
    ],
  ],
  [
    "a size without a unit",
    [
      'pairings/plain.json:27:20 schema/pattern css.h1.font-size is "2.25"; expected: A size in rem, em or px, such as 2.5rem.',
    ],
  ],
  [
    "a size as a number",
    [
      "pairings/plain.json:27:20 schema/type css.h1.font-size is 36; write a string: A size in rem, em or px, such as 2.5rem.",
    ],
  ],
  [
    "a space before the unit",
    [
      'pairings/plain.json:27:20 schema/pattern css.h1.font-size is "36 px"; write "36px"; expected: A size in rem, em or px, such as 2.5rem.',
    ],
  ],
  [
    "a fluid size",
    [
      'pairings/plain.json:27:20 schema/pattern css.h1.font-size is "clamp(2rem, 5vw, 3rem)"; expected: A size in rem, em or px, such as 2.5rem.',
    ],
  ],
  [
    "a line height with a unit",
    [
      'pairings/plain.json:55:22 schema/pattern css["body, p"].line-height is "1.6rem"; expected: A line height without a unit, such as 1.2.',
    ],
  ],
  [
    "a line height in percent",
    [
      'pairings/plain.json:28:22 schema/pattern css.h1.line-height is "115%"; write "1.15"; expected: A line height without a unit, such as 1.2.',
    ],
  ],
  [
    "letter spacing in pixels",
    [
      'pairings/plain.json:29:25 schema/pattern css.h1.letter-spacing is "-1px"; expected: A letter spacing in em, such as -0.02em or 0em.',
    ],
  ],
  [
    "letter spacing by a keyword",
    [
      'pairings/plain.json:29:25 schema/pattern css.h1.letter-spacing is "normal"; write "0em"; expected: A letter spacing in em, such as -0.02em or 0em.',
    ],
  ],
  [
    "a property in camel case",
    [
      'pairings/plain.json:25:11 schema/required css.h1 is missing the required field "font-size": A size in rem, em or px, such as 2.5rem.',
      'pairings/plain.json:27:7 schema/additionalProperties css.h1 has the unknown field "fontSize"; allowed: "font-family", "font-size", "line-height", "letter-spacing", "font-weight"; did you mean "font-size"?',
    ],
  ],
  [
    "a size of running text",
    [
      'pairings/plain.json:56:1 schema/additionalProperties css["body, p"] has the unknown field "font-size"; allowed: "font-family", "line-height". The rule of running text: font family and line height. It sets no size, weight or letter spacing, because a value on p takes precedence over what a p inherits in cards, alerts and dialogs. State the size of long text as meta.textSize.',
    ],
  ],
  [
    "another selector",
    [
      'pairings/plain.json:24:10 schema/required css is missing the required field "body, p": The rule of running text: font family and line height. It sets no size, weight or letter spacing, because a value on p takes precedence over what a p inherits in cards, alerts and dialogs. State the size of long text as meta.textSize.',
      'pairings/plain.json:53:5 schema/additionalProperties css has the unknown field "p"; allowed: "h1", "h2", "h3", "h4, h5, h6", "body, p", "code, pre", "pre code"; did you mean "body, p"?',
    ],
  ],
  [
    "no rule for code blocks",
    [
      'pairings/plain.json:24:10 schema/required css is missing the required field "pre code": Always {"font-size": "inherit"}: in a <pre><code>, em would otherwise count for both elements.',
    ],
  ],
  [
    "one mood instead of a list",
    ['pairings/plain.json:67:13 schema/type meta.mood is "minimal"; write a list: ["minimal"]'],
  ],
  [
    "a name without its prefix",
    [
      'pairings/plain.json:3:11 schema/pattern name is "plain"; write "pairing-plain"; expected: Unique identifier: `pairing-` and the name of the file, in lowercase words joined by hyphens, such as pairing-minimal.',
    ],
  ],
  [
    "a hyphen instead of an em dash",
    [
      'pairings/plain.json:6:12 schema/pattern title is "Plain - Inter + Inter + JetBrains Mono"; write "Plain — Inter + Inter + JetBrains Mono"; expected: The pairing\'s name, an em dash, and the titles of its three fonts: {Name} — {Heading} + {Body} + {Mono}.',
    ],
  ],
  [
    "a font by its bare name",
    [
      'pairings/plain.json:14:5 schema/pattern registryDependencies[0] is "inter"; write "{base_url}/r/inter.json"; expected: An item URL: {base_url}/r/{font-name}.json, or the same with an absolute http(s) base URL.',
    ],
  ],
  [
    "a font family instead of a variable",
    [
      'pairings/plain.json:19:25 schema/pattern cssVars.theme.--font-heading is "Inter"; write "var(--font-inter)"; expected: A reference to a font item\'s variable: var(--font-{font-name}), such as var(--font-inter).',
    ],
  ],
  [
    "a variable without var()",
    [
      'pairings/plain.json:19:25 schema/pattern cssVars.theme.--font-heading is "--font-inter"; write "var(--font-inter)"; expected: A reference to a font item\'s variable: var(--font-{font-name}), such as var(--font-inter).',
    ],
  ],
  [
    "a family of CSS in a rule",
    [
      "pairings/plain.json:26:22 font-references css.h1.font-family is Inter, sans-serif, which installs no font; write the variable of a role, such as var(--font-heading), or var(--font-inter)",
    ],
  ],
  [
    "a field name in the plural",
    [
      'pairings/plain.json:67:5 schema/additionalProperties meta has the unknown field "moods"; allowed: "preview", "mood", "useCase", "textSize", "opticalSizing"; did you mean "mood"?',
    ],
  ],
  [
    "a misspelled font",
    [
      'pairings/plain.json:15:5 font-references registryDependencies[1] refers to the font "jetbrain-mono", which is not in this registry; did you mean "jetbrains-mono"?',
    ],
  ],
  [
    "a weight that the font lacks",
    [
      'pairings/bare.json:32:22 font-weights css.h1.font-weight is "700", which Abril Fatface does not have (available: 400); write "400"',
    ],
  ],
  [
    "a mood that is not in the vocabulary",
    [
      'pairings/plain.json:68:7 vocabulary meta.mood[0] is "cosy", which is not in the vocabulary; choose another tag, or define it in vocabulary/moods.json; "warm" means the same here',
    ],
  ],
  [
    "a copied item that kept its name",
    [
      'pairings/plain.json:3:11 file-name name is "pairing-bare", but the file is named "plain.json"; rename the file to "bare.json", or change the name',
      'pairings/plain.json:3:11 unique-names name is "pairing-bare", a duplicate of pairings/bare.json; choose another',
    ],
  ],
  [
    "a font that is not listed",
    [
      'pairings/plain.json:20:22 font-references cssVars.theme.--font-mono uses the font "jetbrains-mono", which is not installed; add "{base_url}/r/jetbrains-mono.json" to registryDependencies',
    ],
  ],
  [
    "a heading too large for a phone",
    [
      'pairings/plain.json:27:20 phone-width css.h1.font-size is 4.5rem, in which “Documentation” is 510 pixels wide; write at most 3rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
      "pairings/plain.json:34:20 scale-ratio css.h2.font-size is 2.57 times smaller than that of h1; keep the ratio between 1.1 and 2",
    ],
  ],
  [
    "weights as numbers",
    ['fonts/lato.json:21:7 schema/type font.weight[2] is 400; write it as a string: "400"'],
  ],
];

it("are the 50 that were collected", () => {
  expect(LIKELY_MISTAKES).toHaveLength(50);
  expect(READ.map(([what]) => what)).toEqual(LIKELY_MISTAKES.map(({ what }) => what));
});

it.each(READ)("%s", (wanted, lines) => {
  const mistake = LIKELY_MISTAKES.find(({ what }) => what === wanted)!;
  const registry = temporaryRegistry([mistake.file, mistaken(mistake)]);
  const printed = validateRegistry(registry).problems.map(({ file, line, column, rule, message }) =>
    `${file}:${line}:${column} ${rule} ${message}`.replaceAll(`${registry}/`, ""),
  );
  expect(printed).toEqual(lines);
});
