import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROPERTIES } from "../../../registry/css/css-properties.ts";
import {
  SELECTORS,
  parseOverrideParameters,
} from "../../../registry/overrides/override-parameters.ts";
import { PROJECT } from "../../fixtures/read.ts";

const parse = (query: string) => parseOverrideParameters(new URLSearchParams(query));

describe("{selector}-{property}={value} (specification 4.1)", () => {
  it.each(["h1", "h2", "h3", "h4", "h5", "h6", "body", "code", "pre"])(
    "selector %s",
    (selector) => {
      expect(SELECTORS).toContain(selector);
      expect(parse(`${selector}-size=2rem`)).toEqual({
        overrides: [{ selector, property: "font-size", value: "2rem" }],
      });
    },
  );

  it.each([
    ["size", "3rem", "font-size"],
    ["weight", "bold", "font-weight"],
    ["weight", "650", "font-weight"],
    ["family", "Lato", "font-family"],
    ["family", "var(--font-lato)", "font-family"],
    ["lh", "1.4", "line-height"],
    ["line-height", "1.4", "line-height"],
    ["ls", "-0.01em", "letter-spacing"],
    ["letter-spacing", "-0.01em", "letter-spacing"],
  ])("property %s (%s) sets %s", (word, value, property) => {
    expect(parse(`h1-${word}=${encodeURIComponent(value)}`)).toEqual({
      overrides: [{ selector: "h1", property, value }],
    });
  });

  it("a plus sign and %20 are spaces, as in any query", () => {
    for (const query of ["code-family=Fira+Code", "code-family=Fira%20Code"]) {
      expect(parse(query).overrides).toEqual([
        { selector: "code", property: "font-family", value: "Fira Code" },
      ]);
    }
  });
});

describe("which parameters are overrides (settled 2)", () => {
  it.each([
    [
      "h1-colour=red",
      'h1-colour has no known property: "colour"; expected one of size, lh, line-height, ls, letter-spacing, weight, family',
    ],
    ["h1-sise=2rem", 'did you mean "size"?'],
    ["body-lineheight=1", 'did you mean "line-height"?'],
    ["h1-=2rem", 'h1- has no known property: ""'],
    [
      "h7-size=2rem",
      'h7-size has no known selector: "h7"; expected one of h1, h2, h3, h4, h5, h6, body, code, pre; did you mean "h1"?',
    ],
    ["H1-size=2rem", 'did you mean "h1"?'],
    ["bodi-lh=1", 'did you mean "body"?'],
    ["p-line-height=1", 'p-line-height has no known selector: "p"'],
    ["-size=2rem", '-size has no known selector: ""'],
    ["h1-font-size=2rem", 'h1-font-size has no known property: "font-size"'],
    ["constructor-size=2rem", 'has no known selector: "constructor"'],
    ["h1-constructor=2rem", 'has no known property: "constructor"'],
  ])("a parameter with only one known part is a problem: %s", (query, problem) => {
    expect(parse(query)).toEqual({ problems: [expect.stringContaining(problem)] });
  });

  it.each([
    "utm_source=x",
    "utm-source=x",
    "v=2",
    "token=a-b",
    "h1=3rem",
    "code=abc",
    "__proto__-x=1",
    "=",
    "",
  ])("a parameter without a known part is ignored: %s", (query) => {
    expect(parse(query)).toEqual({ overrides: [] });
  });

  it("overrides are in the order of the query, so that the last of two wins", () => {
    const { overrides } = parse("h1-lh=1&h1-line-height=2&h1-lh=3");
    expect(overrides?.map(({ value }) => value)).toEqual(["1", "2", "3"]);
  });
});

describe("values (settled 3)", () => {
  it.each(["h1-size=", "h1-size", "h1-size=%20"])("empty is a problem: %s", (query) => {
    expect(parse(query)).toEqual({ problems: [expect.stringContaining("h1-size is empty")] });
  });

  it("every problem is reported, in the order of the query, also of a value that a later one replaces", () => {
    expect(parse("h1-size=12bananas&v=1&h1-size=3rem&h7-lh=1&pre-ls=wide")).toEqual({
      problems: [
        'h1-size is "12bananas"; expected a size, such as 3rem, 48px or 1.5em',
        expect.stringContaining("h7-lh has no known selector"),
        'pre-ls is "wide"; expected a length, such as -0.02em',
      ],
    });
  });
});

describe("the table of properties in http.md", () => {
  const docs = readFileSync(join(PROJECT, "build/site/docs/http.md"), "utf8");
  const [, table = ""] = /\| Property .*\n\| -.*\n((?:\|.*\n)+)/.exec(docs) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((row) =>
      row.split("|").map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text)),
    );

  it("has the words of each property", () => {
    const documented = rows.flatMap(([, words = [], [property = ""] = []]) =>
      words.map((word) => [word, property]),
    );
    expect(new Map(documented as [string, string][])).toEqual(PROPERTIES);
  });

  it("has values that each property takes", () => {
    for (const [, [word = ""] = [], , values = []] of rows)
      for (const value of values)
        expect(parse(`h1-${word}=${encodeURIComponent(value)}`).problems).toBeUndefined();
  });
});
