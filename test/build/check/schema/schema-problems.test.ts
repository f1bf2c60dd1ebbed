import { schemaProblems } from "../../../../build/check/schema/schema-problems.ts";
import { REMOVED, edited } from "../../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../../fixtures/read.ts";

type Path = (string | number)[];

const HERE = { line: 3, column: 7 };
const H1 = "/css/h1";
const SIZE = ["css", "h1", "font-size"];
const WEIGHT = ["css", "h1", "font-weight"];
const ONE_OF_THE_WEIGHTS =
  'expected one of "100", "200", "300", "400", "500", "600", "700", "800", "900"';
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

/** What an author reads of each: the path of the value, what is wrong and the remedy. */
it.each<[keyof typeof ITEMS, Path, unknown, found: string, message: string, correction?: object]>([
  ["pairing", [], [], "type ", "The file is []; expected: A font pairing"],
  ["pairing", SIZE, 36, `type ${H1}/font-size`, "is 36; write a string: A size in rem, em or px"],
  [
    ...(["pairing", ["css", "h1", "line-height"], 1.15, `type ${H1}/line-height`] as const),
    ...(['is 1.15; write it as a string: "1.15"', { value: "1.15" }] as const),
  ],
  [
    ...(["pairing", WEIGHT, 600, `enum ${H1}/font-weight`] as const),
    ...(['is 600; write it as a string: "600"', { value: "600" }] as const),
  ],
  ["pairing", WEIGHT, 650, `enum ${H1}/font-weight`, `is 650; ${ONE_OF_THE_WEIGHTS}`],
  ["pairing", WEIGHT, "bold", `enum ${H1}/font-weight`, `write "700"; ${ONE_OF_THE_WEIGHTS}`],
  ["pairing", WEIGHT, "6000", `enum ${H1}/font-weight`, `is "6000"; ${ONE_OF_THE_WEIGHTS}`],
  ["pairing", WEIGHT, REMOVED, `required ${H1}`, '"font-weight": A weight from 100 to 900'],
  [
    ...(["pairing", ["css", "pre code"], REMOVED, "required /css"] as const),
    'css is missing the required field "pre code": Always {"font-size": "inherit"}',
    { pointer: "/css/pre code", value: { "font-size": "inherit" } },
  ],
  ["pairing", ["css", "p"], {}, "additionalProperties /css/p", 'did you mean "body, p"?'],
  [
    ...(["pairing", ["css", "h1", "fontSize"], "1rem"] as const),
    ...([`additionalProperties ${H1}/fontSize`, 'did you mean "font-size"?'] as const),
  ],
  ["pairing", ["moods"], [], "additionalProperties /moods", 'allowed: "$schema", "name"'],
  ["pairing", ["categories"], "serif", "type /categories", 'write a list: ["serif"]'],
  ["pairing", ["categories"], [], "minItems /categories", "has 0 values; at least 1 required"],
  [
    ...(["pairing", ["categories"], ["serif", "variable", "serif"]] as const),
    ...(["uniqueItems /categories", 'duplicate "serif" at [0] and [2]; remove one'] as const),
  ],
  [
    ...(["pairing", ["description"], "Too short.", "minLength /description"] as const),
    "has 10 characters; at least 40 required: The aesthetic of the pairing",
  ],
  [
    ...(["pairing", ["name"], `pairing-${"a".repeat(200)}`, "maxLength /name"] as const),
    "has 208 characters; at most 100 allowed: Unique identifier",
  ],
  ["pairing", ["type"], "registry:theme", "const /type", 'expected "registry:style"'],
  [
    ...(["pairing", SIZE, "clamp(2rem, 5vw, 3rem)".repeat(20), `pattern ${H1}/font-size`] as const),
    "5vw, 3rem)clamp(2rem, …; expected: A size in rem, em or px, such as 2.5rem.",
  ],
  [
    ...(["pairing", ["meta", "constructor"], 1, "additionalProperties /meta/constructor"] as const),
    'has the unknown field "constructor"; allowed: "preview"',
  ],
  [
    ...(["font", ["font", "provider"], "gogle", "discriminator /font/provider"] as const),
    'expected one of "google", "local"; did you mean "google"?',
  ],
  [
    ...(["font", ["font", "provider"], REMOVED, "discriminator /font"] as const),
    'is missing the required field "provider": one of "google", "local"',
  ],
  ["font", ["font", "weight"], "400", "type /font/weight", 'write a list: ["400"]'],
  [
    ...(["font", ["font", "weight", 0], 100, "type /font/weight/0"] as const),
    ...(['font.weight[0] is 100; write it as a string: "100"', { value: "100" }] as const),
  ],
  ["font", ["categories", 0], "sans-serf", "enum /categories/0", 'did you mean "sans-serif"?'],
  [
    ...(["font", ["meta", "metrics", "ascent"], "900", "type /meta/metrics/ascent"] as const),
    "write a number, without quotes: From the baseline",
  ],
  [
    ...(["font", ["meta", "advances", "450"], { text: 1, heading: 1, documentation: 1 }] as const),
    ...(["propertyNames /meta/advances/450", 'has the invalid key "450": How wide'] as const),
  ],
  [
    ...(["font", ["css"], { "@import url(x)": {} }, "propertyNames /css/@import url(x)"] as const),
    'css has the invalid key "@import url(x)": The imports besides',
  ],
  [
    ...(["font", ["css"], { '@import "@fontsource/lato/400.css"': { a: 1 } }] as const),
    'maxProperties /css/@import "@fontsource~1lato~1400.css"',
    'css["@import \\"@fontsource/lato/400.css\\""] must be an empty object, {}',
  ],
  [
    ...([
      "font",
      ["dependencies"],
      Array.from({ length: 60 }, (_, i) => `@fontsource/a${i}`),
    ] as const),
    ...(["maxItems /dependencies", "has 60 values; at most 2 allowed: The npm packages"] as const),
  ],
])("of a %s, at %j: %j is %s", (kind, path, value, found, message, ...[correction]) => {
  const [, keyword = "", pointer = ""] = /^(\w+) (.*)$/.exec(found) ?? [];
  expect(problemsOf(kind, path, value)).toEqual([
    {
      ...{ file: "a.json", ...HERE, severity: "error", rule: `schema/${keyword}`, pointer },
      message: expect.stringContaining(message),
      ...(correction && { correction: { pointer, ...correction } }),
    },
  ]);
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
