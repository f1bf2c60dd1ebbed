import { schemaProblems } from "../../../../build/check/schema/schema-problems.ts";
import { REMOVED, edited } from "../../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../../fixtures/read.ts";

type Path = (string | number)[];

const HERE = { line: 3, column: 7 };
const ITEMS = { pairing: fixturePairing("plain"), font: fixtureFont("lato") };

const problemsOf = (
  kind: keyof typeof ITEMS,
  path: Path,
  value: unknown,
  ...isAllowed: [((pointer: string, text: string) => boolean)?]
) =>
  schemaProblems(
    kind,
    edited<unknown>(ITEMS[kind], path, value),
    "a.json",
    () => HERE,
    ...isAllowed,
  );

/** What an author reads of each, checked by reading. */
it.each<[keyof typeof ITEMS, Path, unknown, found: string, message: string, correction?: object]>([
  [
    "pairing",
    [],
    [],
    "schema/type ",
    "The file is []; expected: A font pairing: three fonts (heading, body, monospace) with CSS variables and typographic rules, as a shadcn registry item.",
  ],
  [
    "pairing",
    ["css", "h1", "font-size"],
    36,
    "schema/type /css/h1/font-size",
    "css.h1.font-size is 36; write a string: A size in rem, em or px, such as 2.5rem.",
  ],
  [
    "pairing",
    ["css", "h1", "line-height"],
    1.15,
    "schema/type /css/h1/line-height",
    'css.h1.line-height is 1.15; write it as a string: "1.15"',
    { pointer: "/css/h1/line-height", value: "1.15" },
  ],
  [
    "pairing",
    ["css", "h1", "font-weight"],
    600,
    "schema/enum /css/h1/font-weight",
    'css.h1.font-weight is 600; write it as a string: "600"',
    { pointer: "/css/h1/font-weight", value: "600" },
  ],
  [
    "pairing",
    ["css", "h1", "font-weight"],
    650,
    "schema/enum /css/h1/font-weight",
    'css.h1.font-weight is 650; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
  ],
  [
    "pairing",
    ["css", "h1", "font-weight"],
    "bold",
    "schema/enum /css/h1/font-weight",
    'css.h1.font-weight is "bold"; write "700"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
  ],
  [
    "pairing",
    ["css", "h1", "font-weight"],
    "6000",
    "schema/enum /css/h1/font-weight",
    'css.h1.font-weight is "6000"; expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"',
  ],
  [
    "pairing",
    ["css", "h1", "font-weight"],
    REMOVED,
    "schema/required /css/h1",
    'css.h1 is missing the required field "font-weight": A weight from 100 to 900 in steps of 100, as a string.',
  ],
  [
    "pairing",
    ["css", "pre code"],
    REMOVED,
    "schema/required /css",
    'css is missing the required field "pre code": Always {"font-size": "inherit"}: in a <pre><code>, em would otherwise count for both elements.',
    { pointer: "/css/pre code", value: { "font-size": "inherit" } },
  ],
  [
    "pairing",
    ["css", "p"],
    {},
    "schema/additionalProperties /css/p",
    'css has the unknown field "p"; allowed: "h1", "h2", "h3", "h4, h5, h6", "body, p", "code, pre", "pre code"; did you mean "body, p"?',
  ],
  [
    "pairing",
    ["css", "h1", "fontSize"],
    "1rem",
    "schema/additionalProperties /css/h1/fontSize",
    'css.h1 has the unknown field "fontSize"; allowed: "font-family", "font-size", "line-height", "letter-spacing", "font-weight"; did you mean "font-size"?',
  ],
  [
    "pairing",
    ["moods"],
    [],
    "schema/additionalProperties /moods",
    'The file has the unknown field "moods"; allowed: "$schema", "name", "type", "extends", "title", "description", "categories", "registryDependencies", "cssVars", "css", "meta"',
  ],
  [
    "pairing",
    ["categories"],
    "serif",
    "schema/type /categories",
    'categories is "serif"; write a list: ["serif"]',
  ],
  [
    "pairing",
    ["categories"],
    [],
    "schema/minItems /categories",
    "categories has 0 values; at least 1 required: Category tags, such as sans-serif, serif, minimal, modern, brutalist, display, bold.",
  ],
  [
    "pairing",
    ["categories"],
    ["serif", "variable", "serif"],
    "schema/uniqueItems /categories",
    'categories contains the duplicate "serif" at [0] and [2]; remove one',
  ],
  [
    "pairing",
    ["description"],
    "Too short.",
    "schema/minLength /description",
    "description has 10 characters; at least 40 required: The aesthetic of the pairing in a few sentences: why these faces belong together, where to use them, what to watch for.",
  ],
  [
    "pairing",
    ["name"],
    `pairing-${"a".repeat(200)}`,
    "schema/maxLength /name",
    "name has 208 characters; at most 100 allowed: Unique identifier: `pairing-` and the name of the file, in lowercase words joined by hyphens, such as pairing-minimal.",
  ],
  [
    "pairing",
    ["type"],
    "registry:theme",
    "schema/const /type",
    'type is "registry:theme"; expected "registry:style"',
  ],
  [
    "pairing",
    ["css", "h1", "font-size"],
    "clamp(2rem, 5vw, 3rem)".repeat(20),
    "schema/pattern /css/h1/font-size",
    'css.h1.font-size is "clamp(2rem, 5vw, 3rem)clamp(2rem, 5vw, 3rem)clamp(2rem, 5vw, 3rem)clamp(2rem, …; expected: A size in rem, em or px, such as 2.5rem.',
  ],
  [
    "pairing",
    ["meta", "constructor"],
    1,
    "schema/additionalProperties /meta/constructor",
    'meta has the unknown field "constructor"; allowed: "preview", "mood", "useCase", "textSize", "opticalSizing". Data for previews and lookups.',
  ],
  [
    "font",
    ["font", "provider"],
    "gogle",
    "schema/discriminator /font/provider",
    'font.provider is "gogle"; expected one of "google", "local"; did you mean "google"?',
  ],
  [
    "font",
    ["font", "provider"],
    REMOVED,
    "schema/discriminator /font",
    'font is missing the required field "provider": one of "google", "local"',
  ],
  [
    "font",
    ["font", "weight"],
    "400",
    "schema/type /font/weight",
    'font.weight is "400"; write a list: ["400"]',
  ],
  [
    "font",
    ["font", "weight", 0],
    100,
    "schema/type /font/weight/0",
    'font.weight[0] is 100; write it as a string: "100"',
    { pointer: "/font/weight/0", value: "100" },
  ],
  [
    "font",
    ["categories", 0],
    "sans-serf",
    "schema/enum /categories/0",
    'categories[0] is "sans-serf"; expected one of "sans-serif", "serif", "monospace", "display", "handwriting", "barcode", "charts", "emoji", "math", "placeholder", "symbols", "blackletter", "condensed", "didone", "geometric", "grotesque", "humanist", "inscriptional", "old-style", "pixel", "rounded", "slab", "stencil", "transitional", "typewriter"; did you mean "sans-serif"?',
  ],
  [
    "font",
    ["meta", "metrics", "ascent"],
    "900",
    "schema/type /meta/metrics/ascent",
    'meta.metrics.ascent is "900"; write a number, without quotes: From the baseline to the top of the line box.',
  ],
  [
    "font",
    ["meta", "advances", "450"],
    { text: 1, heading: 1, documentation: 1 },
    "schema/propertyNames /meta/advances/450",
    'meta.advances has the invalid key "450": How wide each weight sets text, upright, in font units; absent where the face has no Latin letters.',
  ],
  [
    "font",
    ["css"],
    { "@import url(x)": {} },
    "schema/propertyNames /css/@import url(x)",
    'css has the invalid key "@import url(x)": The imports besides the package\'s default one: the other weights of a static family, the italics, the optical sizes. Each is a key @import "@fontsource/{name}/{file}.css" with an empty object. As published also the fallback faces, each under a key /* {name} */ @font-face.',
  ],
  [
    "font",
    ["css"],
    { '@import "@fontsource/lato/400.css"': { a: 1 } },
    'schema/maxProperties /css/@import "@fontsource~1lato~1400.css"',
    'css["@import \\"@fontsource/lato/400.css\\""] must be an empty object, {}',
  ],
  [
    "font",
    ["dependencies"],
    Array.from({ length: 60 }, (_, index) => `@fontsource/a${index}`),
    "schema/maxItems /dependencies",
    "dependencies has 60 values; at most 2 allowed: The npm packages that the imports in `css` need: only @fontsource/{name} and @fontsource-variable/{name}, without a version.",
  ],
])("of a %s, at %j: %j is %s", (kind, path, value, found, message, ...[correction]) => {
  const problems = problemsOf(kind, path, value);
  expect(problems).toEqual([
    {
      ...{ file: "a.json", ...HERE, severity: "error", message },
      ...{ rule: expect.any(String), pointer: expect.any(String) },
      ...(correction && { correction }),
    },
  ]);
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([found]);
});

it.each([
  [99, 100, undefined],
  [100, 101, "The file has 1 more problems, which are not listed."],
  [150, 101, "The file has 51 more problems, which are not listed."],
])(
  "of %i wrong values and one list that is too long, %i problems are listed",
  (count, listed, more) => {
    const categories = Array.from({ length: count }, (_, index) => `?${index}`);
    const problems = problemsOf("pairing", ["categories"], categories);
    expect(problems).toHaveLength(listed);
    const last = { file: "a.json", ...HERE, severity: "error", rule: "schema/more", pointer: "" };
    expect(problems.filter(({ rule }) => rule === "schema/more")).toEqual(
      more === undefined ? [] : [{ ...last, message: more }],
    );
  },
);

it("in a file of more than 300 problems no other spelling is tried", () => {
  const categories = Array.from({ length: 300 }, (_, index) => `Sans ${index}`);
  const [, first] = problemsOf("pairing", ["categories"], categories);
  expect(first?.message).toMatch(/^categories\[0\] is "Sans 0"; expected/);
  const [few] = problemsOf("pairing", ["categories"], ["Sans 0"]);
  expect(few?.message).toMatch(/^categories\[0\] is "Sans 0"; write "sans-0"; expected/);
});

it("a text that is allowed against its pattern is no problem, another is", () => {
  const packages = ["@acme/lato"];
  const asked: string[][] = [];
  const isAllowed = (isIt: boolean) => (pointer: string, text: string) => {
    asked.push([pointer, text]);
    return isIt;
  };
  expect(problemsOf("font", ["dependencies"], packages, isAllowed(true))).toEqual([]);
  expect(problemsOf("font", ["dependencies"], packages, isAllowed(false))).toHaveLength(1);
  expect(asked).toEqual([
    ["/dependencies/0", "@acme/lato"],
    ["/dependencies/0", "@acme/lato"],
  ]);
});
