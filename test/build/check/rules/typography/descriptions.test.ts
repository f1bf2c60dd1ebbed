import { TO_DO } from "../../../../../build/check/rules/items/tags.ts";
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
  itFinds,
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
  const descriptions = (bare: string, plain: string, serif = "Nothing in common."): ItemEdit[] =>
    [bare, plain, serif].map((text, index): ItemEdit => [
      [BARE, PLAIN, SERIF][index] ?? "",
      ["description"],
      text,
    ]);

  const copied = (file: string, words: string, first: string) =>
    at(file, "/description", `contains "${words}"`, first, "rephrase it");

  const SIX = copied(PLAIN, "a b c d e f", BARE);
  const SIX_IN_SERIF = copied(SERIF, "a b c d e f", BARE);

  itFinds(distinctPairings, "%s", [
    ["five equal words", descriptions("a b c d e f", "a b c d e g")],
    ["five equal words at the end", descriptions("x a b c d e", "y a b c d e")],
    ["six equal words", descriptions("a b c d e f", "a b c d e f"), SIX],
    ["six equal words at the end", descriptions("x a b c d e f", "y z a b c d e f"), SIX],
    [
      "eight equal words, of which the first six are named",
      descriptions("a b c d e f g h", "x a b c d e f g h"),
      SIX,
    ],
    [
      "equal words in another case, between other marks",
      descriptions("Don’t 2 B, c (d) — É f!", "…don’t 2 b c d é F"),
      copied(PLAIN, "don’t 2 b c d é", BARE),
    ],
    [
      "equal words with the apostrophe of a typewriter",
      descriptions("it's a b c d e", "it's a b c d e"),
      copied(PLAIN, "it's a b c d e", BARE),
    ],
    [
      "words of two others",
      descriptions("a b c d e f", "g h i j k l", "a b c d e f g h i j k l"),
      SIX_IN_SERIF,
    ],
    [
      "words of the second alone",
      descriptions("a b c d e f", "g h i j k l", "g h i j k l"),
      copied(SERIF, "g h i j k l", PLAIN),
    ],
    [
      "the same words three times",
      descriptions("a b c d e f", "a b c d e f", "a b c d e f"),
      SIX,
      SIX_IN_SERIF,
    ],
    ["words that one repeats itself", descriptions("a b c d e f a b c d e f", "g")],
    [
      "words that are still to be written",
      descriptions(`${TO_DO} a b c d e f`, "a b c d e f", `${TO_DO} a b c d e f`),
    ],
    ["descriptions without words", descriptions("…", "…", "")],
  ]);

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
