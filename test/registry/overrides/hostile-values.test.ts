import { VALUE_LIMITS } from "../../../registry/css/css-tokens.ts";
import { parseCssValue } from "../../../registry/css/css-value.ts";
import { acceptedValues } from "./accepted-values.ts";
import { HOSTILE_VALUES } from "./hostile-values.ts";

const accepted = acceptedValues();
const characters = (pattern: RegExp) => accepted.filter(({ value }) => pattern.test(value));

it("two thousand hostile values are tried on every property, and some are harmless", () => {
  expect(HOSTILE_VALUES.length).toBeGreaterThan(2000);
  expect(accepted.length).toBeGreaterThan(200);
});

it("no accepted value ends a declaration, a string or a page, loads anything, or hides anything", () => {
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  expect(characters(/[;{}<>\\!@\u0000-\u001f]|\/\*|\*\//)).toEqual([]);
  expect(
    characters(/url\(|src\(|image|expression|attr\(|env\(|element\(|paint\(/i).filter(
      ({ value }) => !/^["']|, ["']/.test(value) && !value.includes("'"),
    ),
  ).toEqual([]);
  expect(characters(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u)).toEqual([]);
});

it("every accepted value is within the bounds: no parser takes long for one", () => {
  for (const { value } of accepted) {
    const outsideStrings = value.replaceAll(/'[^']*'|"[^"]*"/g, "''");
    let [depth, deepest] = [0, 0];
    for (const character of outsideStrings) {
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThanOrEqual(VALUE_LIMITS.nesting);
    expect(outsideStrings.split(",").length).toBeLessThanOrEqual(VALUE_LIMITS.parts);
    expect(outsideStrings.split("(").length - 1).toBeLessThanOrEqual(VALUE_LIMITS.functions);
    expect(value.length).toBeLessThanOrEqual(VALUE_LIMITS.characters);
  }
});

it("a value that is published is accepted again, as it is", () => {
  for (const { property, value } of accepted)
    expect(parseCssValue(property, value)).toEqual({ value });
});
