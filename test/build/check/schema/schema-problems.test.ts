import { displayPath, keysOf } from "../../../../build/check/problem.ts";
import { schemaProblems } from "../../../../build/check/schema/schema-problems.ts";
import { REMOVED, edited } from "../../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../../fixtures/read.ts";

type Path = (string | number)[];

const HERE = { line: 3, column: 7 };
const WEIGHT = "/css/h1/font-weight";
const LATO_IMPORT = '/css/@import "@fontsource~1lato~1400.css"';
const LONG = "clamp(2rem, 5vw, 3rem)".repeat(20);
const ADVANCES = { text: 1, heading: 1, documentation: 1 };
const PACKAGES = Array.from({ length: 60 }, (_, index) => `@fontsource/a${index}`);
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

/** What an author reads of each value: what is wrong and the remedy; the value that `--fix` writes. */
it.each<
  [keyof typeof ITEMS, pointer: string, unknown, keyword: string, string, correction?: unknown]
>([
  ["pairing", "", [], "type", "The file is []; expected: A font pairing"],
  ["pairing", "/css/h1/font-size", 36, "type", "is 36; write a string: A size in rem, em or px"],
  ["pairing", "/css/h1/line-height", 1.15, "type", 'write it as a string: "1.15"', "1.15"],
  ["pairing", WEIGHT, 600, "enum", 'is 600; write it as a string: "600"', "600"],
  ["pairing", WEIGHT, 650, "enum", `is 650; ${ONE_OF_THE_WEIGHTS}`],
  ["pairing", WEIGHT, "bold", "enum", `is "bold"; write "700"; ${ONE_OF_THE_WEIGHTS}`, "700"],
  ["pairing", WEIGHT, "6000", "enum", `is "6000"; ${ONE_OF_THE_WEIGHTS}`],
  ["pairing", WEIGHT, REMOVED, "required", 'field "font-weight": A weight from 100 to 900'],
  ["pairing", "/css/pre code/font-size", REMOVED, "required", 'field "font-size"', "inherit"],
  ["pairing", "/css/p", {}, "additionalProperties", 'did you mean "body, p"?'],
  ["pairing", "/css/h1/fontSize", "1rem", "additionalProperties", 'did you mean "font-size"?'],
  ["pairing", "/moods", [], "additionalProperties", 'field "moods"; allowed: "$schema", "name"'],
  ["pairing", "/categories", "serif", "type", 'is "serif"; write a list: ["serif"]', ["serif"]],
  ["pairing", "/registryDependencies", [], "minItems", "has 0 values; at least 1 required: The"],
  ["pairing", "/categories", ["a", "b", "a"], "uniqueItems", '"a" at [0] and [2]; remove one'],
  ["pairing", "/meta/preview", "", "minLength", "has 0 characters; at least 1 required: Sample"],
  [
    "pairing",
    "/name",
    `pairing-${"a".repeat(200)}`,
    "maxLength",
    "has 208 characters; at most 100",
  ],
  ["pairing", "/type", "registry:theme", "const", 'is "registry:theme"; expected "registry:style"'],
  ["pairing", "/css/h1/font-size", LONG, "pattern", "2rem, …; expected: A size in rem, em or px"],
  ["pairing", "/css/constructor", 1, "additionalProperties", '"constructor"; allowed: "h1"'],
  ["font", "/font/provider", "gogle", "discriminator", '"local"; did you mean "google"?'],
  ["font", "/font/provider", REMOVED, "discriminator", '"provider": one of "google", "local"'],
  ["font", "/font/weight", "400", "type", 'is "400"; write a list: ["400"]', ["400"]],
  ["font", "/font/weight/0", 100, "type", 'is 100; write it as a string: "100"', "100"],
  ["font", "/categories/0", "sans-serf", "enum", 'did you mean "sans-serif"?'],
  ["font", "/meta/metrics/ascent", "900", "type", "write a number, without quotes: From the"],
  ["font", "/meta/advances/450", ADVANCES, "propertyNames", 'has the invalid key "450": How wide'],
  ["font", "/css/@import url(x)", {}, "propertyNames", "invalid key"],
  ["font", LATO_IMPORT, { a: 1 }, "maxProperties", "must be an empty object, {}"],
  ["font", "/dependencies", PACKAGES, "maxItems", "has 60 values; at most 2 allowed: The npm"],
])("of a %s, at %s: %j violates %s", (kind, pointer, value, keyword, words, ...correction) => {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  const problems = problemsOf(kind, keysOf(pointer), value);
  expect(problems).toEqual([
    {
      file: "a.json",
      ...HERE,
      severity: "error",
      rule: `schema/${keyword}`,
      // A missing field is missing in the object around it.
      pointer: value === REMOVED ? around : pointer,
      message: expect.stringContaining(words),
      ...(correction.length > 0 && { correction: { pointer, value: correction[0] } }),
    },
  ]);
  const isAboutKey = keyword === "additionalProperties" || keyword === "propertyNames";
  const subject = isAboutKey || value === REMOVED ? around : pointer;
  expect(problems[0]?.message.startsWith(`${displayPath(subject) || "The file"} `)).toBe(true);
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
  const categories = Array.from({ length: 300 }, (_, index) => `sans_${index}`);
  const [, first] = problemsOf("pairing", ["categories"], categories);
  expect(first?.message).toMatch(/^categories\[0\] is "sans_0"; expected/);
  const [few] = problemsOf("pairing", ["categories"], ["sans_serif"]);
  expect(few?.message).toMatch(/^categories\[0\] is "sans_serif"; write "sans-serif"; expected/);
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
