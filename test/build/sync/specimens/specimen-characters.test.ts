import { withParts } from "../../../../build/sync/specimens/specimen-characters.ts";

it.each([
  ["ಕೋ", "ಕೋ\u0cc6\u0cc2\u0cd5", "the three parts of a Kannada vowel sign"],
  ["కై", "కై\u0c46\u0c56", "the two parts of a Telugu one"],
  ["éが", "éが", "of letters nothing: they have glyphs of their own"],
])("a face for %j has %j: %s", (text, characters) => {
  expect(withParts(text)).toBe(characters);
});
