import {
  descriptionLength,
  distinctPairings,
  firstSentence,
} from "../../../../../build/check/rules/typography/descriptions.ts";
import {
  type ItemEdit,
  BARE,
  PLAIN,
  PLAIN_ALONE,
  SERIF,
  at,
  foundBy,
  put,
} from "../../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../../fixtures/read.ts";

it.each([
  ["a".repeat(119) + ". A second one that is long enough to be cut.", true],
  ["a".repeat(120) + ". A second one.", false],
  ["Dr. " + "a".repeat(110) + ". A second one.", true],
])("the first sentence of %j is short enough: %j", (description, isAccepted) => {
  const found = foundBy(firstSentence, [...PLAIN_ALONE, put(PLAIN, "/description", description)]);
  const expected = at(PLAIN, "/description", "121 characters", "at most 120");
  expect(found).toEqual(isAccepted ? [] : [expected]);
});

describe("description-length", () => {
  it.each([
    [120, undefined, true],
    [480, undefined, true],
    [0, undefined, false],
    [119, undefined, false],
    [481, undefined, false],
    [10, { min: 10, max: 20 }, true],
    [20, { min: 10, max: 20 }, true],
    [21, { min: 10, max: 20 }, false],
  ])("of %i characters, with the registry's own bounds %j: %j", (length, bounds, isAccepted) => {
    const edits: ItemEdit[] = [...PLAIN_ALONE, put(PLAIN, "/description", "x".repeat(length))];
    const { min, max } = bounds ?? { min: 120, max: 480 };
    const found = at(PLAIN, "/description", `has ${length}`, `write ${min} to ${max}: why`);
    expect(foundBy(descriptionLength, edits, { ...(bounds && { bounds }) })).toEqual(
      isAccepted ? [] : [found],
    );
  });
});

describe("distinct-pairings", () => {
  const { theme } = fixturePairing("bare").cssVars;
  it("of the same three fonts, every pairing after the first is reported", () => {
    const edits = [PLAIN, SERIF].map((file) => put(file, "/cssVars/theme", theme));
    expect(foundBy(distinctPairings, edits)).toEqual(
      [PLAIN, SERIF].map((file) => at(file, "/cssVars/theme", `as ${BARE}`, "change one")),
    );
  });

  const OTHER = "var(--font-source-serif-4)";
  it.each([
    [
      "of headings and text, exchanged",
      { "--font-heading": theme["--font-body"], "--font-body": theme["--font-heading"] },
    ],
    ["of headings", { "--font-heading": OTHER }],
    ["of text", { "--font-body": OTHER }],
    ["of code", { "--font-mono": OTHER }],
  ])("pairings that differ in the fonts %s are distinct", (_, other) => {
    const edit = put(PLAIN, "/cssVars/theme", { ...theme, ...other });
    expect(foundBy(distinctPairings, [edit])).toEqual([]);
  });
});
