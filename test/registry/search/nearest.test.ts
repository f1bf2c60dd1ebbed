import { didYouMean } from "../../../registry/search/nearest.ts";

const FONTS = ["inter", "space-mono", "space-grotesk"];

const LONG = "a".repeat(64);

it.each([
  ["spce-mono", FONTS, "space-mono"],
  ["Space-Mono", FONTS, "space-mono"],
  ["INTER", FONTS, "inter"],
  ["intr", FONTS, "inter"],
  // Three of ten letters.
  ["spasemonoo", FONTS, "space-mono"],
  // Without letter case on both sides.
  ["inter", ["lato", "INTER"], "INTER"],
  ["source serif 4", ["Source Serif 4"], "Source Serif 4"],
  // Of two letters one may be changed.
  ["h2", ["h1"], "h1"],
  // Up to 64 characters are compared.
  [`${LONG.slice(1)}b`, [LONG], LONG],
])("the unknown word %s of %j is taken for %s", (word, known, nearest) => {
  expect(didYouMean(word, known)).toBe(`; did you mean "${nearest}"?`);
});

it.each([
  ["with more than one letter in three changed", "intfoo", FONTS],
  ["that is nothing like a known one", "zeppelin", FONTS],
  ["that is empty", "", FONTS],
  ["with both of two letters changed", "xy", ["h1"]],
  ["where nothing is known", "inter", []],
  ["that is a number", "1200", ["100", "200"]],
  ["of more than 64 characters", `${LONG}a`, [LONG]],
])("an unknown word %s has no suggestion: %s", (_, word, known) => {
  expect(didYouMean(word, known)).toBe("");
});
