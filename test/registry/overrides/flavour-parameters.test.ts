import { parseFlavourParameters } from "../../../registry/overrides/flavour-parameters.ts";

const parse = (query: string) => parseFlavourParameters(new URLSearchParams(query));

const ITS_OWN = "layer=components is a flavour of its own; remove the other parameter";

it.each([
  ["", undefined],
  ["v=1&h1-size=3rem&layers=base&font=self-hosted&Layer=base", undefined],
  ["layer=base", "layered"],
  ["layer=components", "typeset"],
  ["fonts=self-hosted", "self-hosted"],
  ["layer=base&fonts=self-hosted", "self-hosted"],
  ["fonts=self-hosted&layer=base", "self-hosted"],
  ["layer=base&v=1&layer=base", "layered"],
  ["layer=components&layer=components", "typeset"],
  ["fonts=self-hosted&fonts=self-hosted", "self-hosted"],
])("the flavour that a query selects: %s: %s", (query, flavour) => {
  expect(parse(query)).toEqual({ flavour });
});

it.each([
  ["layer=", ['layer is ""; expected base or components']],
  ["layer=Base", ['layer is "Base"; expected base or components']],
  ["layer=self-hosted", ['layer is "self-hosted"; expected base or components']],
  ["layer=constructor", ['layer is "constructor"; expected base or components']],
  ["layer=%22", ['layer is "\\""; expected base or components']],
  ["fonts", ['fonts is ""; expected self-hosted']],
  ["fonts=base", ['fonts is "base"; expected self-hosted']],
  [
    "layer=top&fonts=google&v=1&layer=base",
    ['layer is "top"; expected base or components', 'fonts is "google"; expected self-hosted'],
  ],
  ["layer=components&fonts=self-hosted", [ITS_OWN]],
  ["layer=base&layer=components", [ITS_OWN]],
  [
    "layer=components&fonts=google&fonts=self-hosted",
    ['fonts is "google"; expected self-hosted', ITS_OWN],
  ],
  ["layer=components&fonts=google", ['fonts is "google"; expected self-hosted']],
])("a query that selects none, with every problem: %s", (query, problems) => {
  expect(parse(query)).toEqual({ problems });
});

describe("the flavour of a path counts as the same choice in the query", () => {
  it.each([
    ["layered", "", "layered"],
    ["layered", "layer=base", "layered"],
    ["layered", "fonts=self-hosted", "self-hosted"],
    ["self-hosted", "layer=base", "self-hosted"],
    ["typeset", "layer=components", "typeset"],
  ] as const)("%s and %s: %s", (path, query, flavour) => {
    expect(parseFlavourParameters(new URLSearchParams(query), path)).toEqual({ flavour });
  });

  const USE_THE_PATH =
    "layer=components is a flavour of its own; remove it, or use the path /r/typeset/";
  const USE_ANOTHER_PATH =
    "/r/typeset/ is a flavour of its own; remove the parameter, or use another path";

  it.each([
    ["self-hosted", "layer=components", USE_THE_PATH],
    ["layered", "layer=components", USE_THE_PATH],
    ["typeset", "layer=base", USE_ANOTHER_PATH],
    ["typeset", "fonts=self-hosted", USE_ANOTHER_PATH],
  ] as const)("/r/%s/ refuses %s, as a query with both does", (path, query, problem) => {
    expect(parseFlavourParameters(new URLSearchParams(query), path)).toEqual({
      problems: [problem],
    });
  });
});
