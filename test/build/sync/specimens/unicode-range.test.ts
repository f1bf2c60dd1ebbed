import { unicodeRangeOf } from "../../../../registry/measures/face-parts.ts";

it.each([
  ["a", "U+61"],
  ["cab", "U+61-63"],
  ["aab z", "U+20,U+61-62,U+7A"],
  ["𠮷", "U+20BB7"],
  ["", ""],
])("states the code points of %j as %s", (characters, range) => {
  expect(unicodeRangeOf(characters)).toBe(range);
});
