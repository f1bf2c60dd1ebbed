import { phoneWidth } from "../../../../../build/check/rules/typography/phone-width.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const INTER = "fonts/inter.json";

const h1 = (property: string, value: string): ItemEdit => [PLAIN, ["css", "h1", property], value];
/** A word of so many em, without letter spacing: at h1's 36 pixels 9.5 em fill the column. */
const wordOf = (em: number): ItemEdit[] => [
  h1("letter-spacing", "0em"),
  [INTER, ["meta", "advances", "600", "documentation"], em * 2048],
];
const POSTER: ItemEdit = [PLAIN, ["categories"], ["sans-serif", "variable", "poster"]];

it.each<[string, ItemEdit[]]>([
  ["as wide as the column", wordOf(9.5)],
  ["wider than the column, in a poster", [...wordOf(9.75), POSTER]],
  [
    "wider than the column by letters that are not drawn closer",
    [
      [INTER, ["meta", "advances", "600", "documentation"], 9.75 * 2048],
      h1("letter-spacing", "-0.02em"),
    ],
  ],
  [
    "of unknown width in the weight of h1",
    [...wordOf(20), [INTER, ["meta", "advances", "600"], REMOVED]],
  ],
  ["of unknown width", [...wordOf(20), [INTER, ["meta", "advances"], REMOVED]]],
  ["in a font that states nothing", [...wordOf(20), [INTER, ["meta"], REMOVED]]],
  ["in a font without the size of its em", [...wordOf(20), [INTER, ["meta", "metrics"], REMOVED]]],
  ["in a font of no role", [...wordOf(20), h1("font-family", "var(--font-abril-fatface)")]],
])("a long word may be %s", (_, edits) => {
  expect(foundBy(phoneWidth, edits)).toEqual([]);
});

it.each<[string, ItemEdit[], string, string]>([
  [
    "wider than the column",
    wordOf(9.75),
    "/css/h1/font-size",
    'css.h1.font-size is 2.25rem, in which “Documentation” is 351 pixels wide; write at most 2.1875rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
  ],
  [
    "a fraction of a pixel wider than the column",
    [...wordOf(10), h1("font-size", "34.25px")],
    "/css/h1/font-size",
    'css.h1.font-size is 34.25px, in which “Documentation” is 343 pixels wide; write at most 2.125rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
  ],
  [
    "spaced wider than the column",
    [...wordOf(8.5), h1("letter-spacing", "0.125em")],
    "/css/h1/font-size",
    'css.h1.font-size is 2.25rem, in which “Documentation” is 365 pixels wide; write at most 2.0625rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
  ],
  [
    "in a poster that fits a phone",
    [...wordOf(9.5), POSTER],
    "/categories/2",
    "categories[2] is poster, but “Documentation” in h1 fits a phone's column (342 of 342 pixels); remove the category",
  ],
  [
    "in a poster that states it first",
    [...wordOf(5.01), [PLAIN, ["categories"], ["poster", "variable"]]],
    "/categories/0",
    "categories[0] is poster, but “Documentation” in h1 fits a phone's column (180 of 342 pixels); remove the category",
  ],
])("a long word is not %s", (_, edits, pointer, message) => {
  expect(foundBy(phoneWidth, edits)).toEqual([{ file: PLAIN, pointer, message }]);
});

it("the font and the weight are those of h1, not of the text", () => {
  const edits: ItemEdit[] = [
    ["pairings/bare.json", ["categories"], ["serif"]],
    ["pairings/bare.json", ["css", "h1", "font-family"], "var(--font-mono)"],
    ["pairings/bare.json", ["css", "h1", "letter-spacing"], "0em"],
    ["fonts/jetbrains-mono.json", ["meta", "advances", "400", "documentation"], 8000],
  ];
  expect(foundBy(phoneWidth, edits).map(({ message }) => message)).toEqual([
    'css.h1.font-size is 4rem, in which “Documentation” is 512 pixels wide; write at most 2.625rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
  ]);
});

it("a registry has its own column", () => {
  const found = foundBy(phoneWidth, wordOf(9.5), { bounds: { columnPixels: 341 } });
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [
      PLAIN,
      'css.h1.font-size is 2.25rem, in which “Documentation” is 342 pixels wide; write at most 2.1875rem to fit a phone\'s column of 341 pixels, or add the category "poster"',
    ],
  ]);
});
