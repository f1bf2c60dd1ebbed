import { keyOf, postingsOf } from "../../../registry/search/postings.ts";
import { dataOf, font, pairing } from "./small-registry.ts";

const LORA = font("Lora", { categories: ["serif", "old-style"], scripts: ["latin", "cyrillic"] });
const ITEMS = [
  LORA,
  font("Inter"),
  pairing("One — Lora + Inter + Fira Code", {
    moods: ["warm", "calm"],
    useCases: ["blog"],
    categories: ["serif", "sans-serif"],
    scripts: ["latin", "cyrillic"],
    shownIn: ["cyrillic"],
  }),
  pairing("Two — Inter + Lora + Fira Code", { moods: ["calm", "warm"], scripts: ["cyrillic"] }),
  pairing("Three — Inter + Inter + Lora"),
  pairing("Four — Lora + Lora + Fira Code"),
];
const postings = postingsOf(dataOf(ITEMS));

/** Titles without fonts, the strongest first. */
const strongest = (key: string) =>
  [...(postings.get(key) ?? [])]
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => ITEMS[id]!.title.split(" ")[0]);

it.each([
  [
    "a font is posted for itself, one family, headings, text, then code",
    "font:lora",
    ["Lora", "Four", "One", "Two", "Three"],
  ],
  ["in a role for the pairings that set it there", "font:lora@body", ["Two", "Four"]],
  [
    "an earlier mood is stronger, and last are fonts that pairings use for it",
    "mood:warm",
    ["One", "Two", "Lora", "Inter"],
  ],
  ["a category for all that have it", "category:serif", ["Lora", "One"]],
  ["in a role by what the font is", "category:serif@heading", ["One", "Four"]],
  ["a style of a face in a role, too", "category:old-style@body", ["Two", "Four"]],
  ["a script for what shows, is, then covers it", "script:cyrillic", ["One", "Lora", "Two"]],
  ["nothing for what no item has", "mood:loud", []],
])("%s", (_, key, titles) => {
  expect(strongest(key)).toEqual(titles);
});

it("a meaning has a key, and another one in a role", () => {
  expect(keyOf({ kind: "font", value: "lora" })).toBe("font:lora");
  expect(keyOf({ kind: "font", value: "lora" }, "body")).toBe("font:lora@body");
});
