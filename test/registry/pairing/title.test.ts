import { familiesInTitle, ownTitle } from "../../../registry/pairing/title.ts";

it.each<[string, string, string[]]>([
  [
    "Editorial — Playfair Display + Lato + Fira Code",
    "Editorial",
    ["Playfair Display", "Lato", "Fira Code"],
  ],
  [
    "Inter alone — Inter + Inter + JetBrains Mono",
    "Inter alone",
    ["Inter", "Inter", "JetBrains Mono"],
  ],
  ["Playfair Display", "Playfair Display", []],
  ["", "", []],
])("the title %j begins with %j and names %j", (title, own, families) => {
  expect(ownTitle(title)).toBe(own);
  expect(familiesInTitle(title)).toEqual(families);
});
