import { withParts } from "../../../../build/sync/specimens/specimen-subset.ts";

it.each([
  ["ಕೋ", "ಕೋ\u0cc6\u0cc2\u0cd5", "the three parts of a Kannada vowel sign"],
  ["కై", "కై\u0c46\u0c56", "the two parts of a Telugu one"],
  ["ಕೋ\u0cc6\u0cc2\u0cd5", "ಕೋ\u0cc6\u0cc2\u0cd5", "nothing that is there"],
  ["éがक", "éがक", "of letters nothing: they have glyphs of their own"],
])("a face of %j has %j: %s", (characters, cut) => {
  expect(withParts(characters)).toBe(cut);
});
