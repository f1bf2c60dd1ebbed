import { tracking } from "../../../../../build/check/rules/typography/tracking.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const INTER = "fonts/inter.json";

function heading(key: string, size: string, spacing: string): ItemEdit[] {
  return [
    [PLAIN, ["css", key, "font-size"], size],
    [PLAIN, ["css", key, "letter-spacing"], spacing],
  ];
}

const LOOSE = heading("h1", "40px", "0.05em");
const FOUND = [
  {
    file: PLAIN,
    pointer: "/css/h1/letter-spacing",
    message:
      'css.h1.letter-spacing is 0.05em at 40px; write "0em" or a negative value for large text',
  },
];

it.each([
  ["h1", "4rem", "0.02em"],
  ["h2", "2rem", "0.001em"],
  ["h3", "33px", "1px"],
])("%s of %s is not tracked apart by %s", (key, size, spacing) => {
  expect(foundBy(tracking, heading(key, size, spacing))).toEqual([
    {
      file: PLAIN,
      pointer: `/css/${key}/letter-spacing`,
      message: `css.${key}.letter-spacing is ${spacing} at ${size}; write "0em" or a negative value for large text`,
    },
  ]);
});

it("minor headings are looked at, too", () => {
  expect(foundBy(tracking, heading("h4, h5, h6", "32px", "0.01em"))).toEqual([
    {
      file: PLAIN,
      pointer: "/css/h4, h5, h6/letter-spacing",
      message:
        'css["h4, h5, h6"].letter-spacing is 0.01em at 32px; write "0em" or a negative value for large text',
    },
  ]);
});

it.each([
  ["40px", "0em"],
  ["40px", "-0.01em"],
  ["31.9px", "0.05em"],
])("a heading of %s may be spaced by %s", (size, spacing) => {
  expect(foundBy(tracking, heading("h1", size, spacing))).toEqual([]);
});

it("a registry has its own size from which letters look loose", () => {
  const bounds = { largePixels: 41 };
  expect(foundBy(tracking, LOOSE, { bounds })).toEqual([]);
  expect(foundBy(tracking, heading("h1", "41px", "0.05em"), { bounds })).toHaveLength(1);
});

it.each([
  ["Bungee"],
  ["Castoro Titling"],
  ["Cinzel"],
  ["Ga Maamli"],
  ["Julius Sans One"],
  ["Staatliches"],
  ["Syncopate"],
  ["Inter SC"],
])("%s has capitals alone, which may be tracked apart", (title) => {
  expect(foundBy(tracking, [...LOOSE, [INTER, ["title"], title]])).toEqual([]);
});

it.each(["Inter", "SC Inter", "InterSC", "Cinzel Two"])("%s has lowercase letters", (title) => {
  expect(foundBy(tracking, [...LOOSE, [INTER, ["title"], title]])).toEqual(FOUND);
});

it.each([
  [{ capHeight: 1000, xHeight: 950 }, []],
  [{ capHeight: 1000, xHeight: 1000 }, []],
  [{ capHeight: 1000, xHeight: 949 }, FOUND],
  [{ capHeight: 1000 }, FOUND],
  [{ xHeight: 950 }, FOUND],
  [{}, FOUND],
  [REMOVED, FOUND],
])("letters as tall as capitals are capitals: %j", (metrics, found) => {
  expect(foundBy(tracking, [...LOOSE, [INTER, ["meta", "metrics"], metrics]])).toEqual(found);
});

it("a font that states nothing has lowercase letters", () => {
  expect(foundBy(tracking, [...LOOSE, [INTER, ["meta"], REMOVED]])).toEqual(FOUND);
});

it("the face of the headings counts, not that of the text", () => {
  const edits: ItemEdit[] = [
    ["pairings/bare.json", ["css", "h1", "letter-spacing"], "0.05em"],
    ["fonts/lato.json", ["title"], "Lato SC"],
  ];
  expect(foundBy(tracking, edits).map(({ message }) => message)).toEqual([
    'css.h1.letter-spacing is 0.05em at 4rem; write "0em" or a negative value for large text',
  ]);
});
