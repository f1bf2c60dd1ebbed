import { fontFactsOf, fontValueLabel } from "../../build/site/fonts/font-labels.ts";
import {
  NO_FONTS_STATE,
  fontsStateOf,
  isFontsNarrowed,
  searchOfFonts,
  withFontValue,
} from "../../build/site/fonts/fonts-state.ts";
import type { ListedFont } from "../../build/site/fonts/listed-font.ts";
import { fontCounts, shownFonts } from "../../build/site/fonts/shown-fonts.ts";

const font = (title: string, facts: Partial<ListedFont> = {}): ListedFont => ({
  name: title.toLowerCase().replaceAll(" ", "-"),
  title,
  kind: ["serif"],
  script: ["latin"],
  weight: ["400"],
  axis: [],
  role: [],
  hasItalics: false,
  ...facts,
});
const FONTS = [
  font("Inter", {
    kind: ["sans-serif"],
    script: ["latin", "greek"],
    weight: ["400", "700"],
    axis: ["wght"],
    role: ["body"],
    rank: 1,
  }),
  font("Lora", { weight: ["400", "700"], hasItalics: true, rank: 60 }),
  font("Inter Tight", { kind: ["sans-serif"], rank: 30 }),
];
const state = (search: string) => fontsStateOf(search);
const shown = (search: string) => shownFonts(FONTS, state(search));

it.each(["", "?q=lora&kind=serif&script=greek,hebrew&top=50&sort=name&text=Aa&font=lora"])(
  "the address of the fonts page is read and written as it was: %s",
  (search) => {
    expect(searchOfFonts(state(search))).toBe(search);
  },
);

it("leaves out of an address what is not valid", () => {
  expect(state("?sort=size&top=0&font=..%2F&kind=%3Cb%3E")).toEqual(NO_FONTS_STATE);
});

it.each([
  ["?kind=sans-serif", [0, 2]],
  ["?script=greek", [0]],
  ["?weight=700,italic", [1]],
  ["?weight=700", [0, 1]],
  ["?axis=wght", [0]],
  ["?top=50", [0, 2]],
  ["?role=body", [0]],
  ["?sort=name", [0, 2, 1]],
  ["?q=tight", [2]],
])("shows for %s the fonts that have all of it", (search, positions) => {
  expect(shown(search)).toEqual({ positions, isNearest: false });
});

it("shows the nearest where no font has all of it", () => {
  expect(shown("?kind=serif&script=greek")).toEqual({ positions: [0, 1, 2], isNearest: true });
});

it("shows the fonts named so before those that the search found", () => {
  const found = { names: ["lora", "inter"], isNearest: false };
  expect(shownFonts(FONTS, state("?q=inter"), found).positions).toEqual([0, 2, 1]);
});

it("counts the fonts that each value would leave; a rank replaces the chosen one", () => {
  expect(fontCounts(FONTS, state("?kind=sans-serif"), "script", ["latin", "greek"])).toEqual(
    new Map([
      ["latin", 2],
      ["greek", 1],
    ]),
  );
  expect(fontCounts(FONTS, state("?top=25"), "top", ["25", "100"])).toEqual(
    new Map([
      ["25", 1],
      ["100", 3],
    ]),
  );
  expect(withFontValue(state("?top=25"), "top", "100").chosen.top).toEqual(["100"]);
});

it("says in a row what a font is, its weights and its scripts beside Latin", () => {
  const [inter, lora] = FONTS.map(fontFactsOf);
  expect(inter).toEqual(["Sans serif", "400–700 variable", "Greek"]);
  expect(lora).toEqual(["Serif", "400–700, italics", ""]);
});

it("reads every group of filters, and of the ranks one", () => {
  const search = "?kind=serif&script=greek&weight=400&axis=GRAD&top=1000&role=mono";
  expect(searchOfFonts(state(search))).toBe(search);
  expect(state("?top=25,100").chosen.top).toEqual(["25"]);
});

it.each([
  "?top=025",
  "?top=10000",
  "?top=25x",
  "?font=.lora",
  "?font=lora.",
  "?kind=-%3C",
  "?kind=%3Ca",
])("takes %s as not stated", (search) => {
  expect(state(search)).toEqual(NO_FONTS_STATE);
});

it("takes at most 12 values of a group, 64 characters of a value and 200 of a text", () => {
  const many = Array.from({ length: 20 }, (_, index) => `s${index}`).join();
  expect(state(`?script=${many}`).chosen.script).toHaveLength(12);
  expect(state(`?kind=${"a".repeat(64)},${"b".repeat(65)}`).chosen.kind).toEqual(["a".repeat(64)]);
  expect(state(`?text=${"a".repeat(300)}`).text).toHaveLength(200);
});

it("leaves the words of a search out of an address where they are spaces alone", () => {
  expect(searchOfFonts({ ...NO_FONTS_STATE, query: "  " })).toBe("");
  expect(searchOfFonts({ ...NO_FONTS_STATE, query: " lora " })).toBe("?q=lora");
});

it("chooses a value beside others, and with the second time no longer", () => {
  const both = withFontValue(state("?script=greek"), "script", "thai");
  expect(both.chosen.script).toEqual(["greek", "thai"]);
  expect(withFontValue(both, "script", "greek").chosen.script).toEqual(["thai"]);
});

it.each([
  ["", false],
  ["?text=Aa&font=lora", false],
  ["?q=%20", false],
  ["?q=lora", true],
  ["?sort=name", true],
  ["?role=body", true],
])("has other rows than it came with, or another order: %j %s", (search, isNarrowed) => {
  expect(isFontsNarrowed(state(search))).toBe(isNarrowed);
});

it.each([
  ["?top=60", [0, 1, 2]],
  ["?top=59", [0, 2]],
  ["?role=heading", []],
  ["?weight=italic", [1]],
  ["?sort=weights", [0, 1, 2]],
])("finds for %s the fonts that have it", (search, positions) => {
  const having = shown(search);
  expect(having.isNearest ? [] : having.positions).toEqual(positions);
});

it("sorts by the number of weights, those with the most first", () => {
  const fonts = [font("A"), font("B", { weight: ["300", "400", "700"] }), font("C")];
  expect(shownFonts(fonts, state("?sort=weights")).positions).toEqual([1, 0, 2]);
});

it("shows the nearest first that lack least, at most 12", () => {
  const fonts = [
    font("A"),
    font("B", { kind: ["slab"], role: ["body"] }),
    font("C", { kind: ["slab"] }),
  ];
  const demands = state("?kind=slab&role=body&axis=wdth");
  expect(shownFonts(fonts, demands)).toEqual({ positions: [1, 2, 0], isNearest: true });
  const many = Array.from({ length: 20 }, (_, index) => font(`Font ${index}`));
  expect(shownFonts(many, demands).positions).toHaveLength(12);
});

it("shows the nearest of the fonts named so, and of all where none is", () => {
  expect(shown("?q=inter&kind=serif").positions).toEqual([0, 2]);
  expect(shown("?q=zzz").positions).toEqual([0, 1, 2]);
});

it("finds names by every typed word, those that begin with all that is typed first", () => {
  const fonts = [font("Noto Sans Thai"), font("PT Sans"), font("Sans Thai")];
  const named = (query: string) => shownFonts(fonts, { ...NO_FONTS_STATE, query }).positions;
  expect(named("  Sans   thai ")).toEqual([2, 0]);
  expect(named("thai")).toEqual([0, 2]);
  expect(named("sans")).toEqual([2, 0, 1]);
});

it("shows what a search found only near to the words where no font is named so", () => {
  const found = { names: ["lora"], isNearest: true };
  expect(shownFonts(FONTS, state("?q=inter"), found)).toEqual({
    positions: [0, 2],
    isNearest: false,
  });
  expect(shownFonts(FONTS, state("?q=book"), found)).toEqual({ positions: [1], isNearest: true });
});

it("counts with the other groups that are chosen, the rank too", () => {
  expect([...fontCounts(FONTS, state("?top=25"), "script", ["latin"])]).toEqual([["latin", 1]]);
  expect([...fontCounts(FONTS, state("?script=greek"), "script", ["latin"])]).toEqual([
    ["latin", 1],
  ]);
});

it.each([
  ["script", "latin-ext", "Latin Extended"],
  ["weight", "italic", "Italics"],
  ["weight", "600", "600 Semibold"],
  ["weight", "350", "350 350"],
  ["axis", "wght", "Weight, wght"],
  ["axis", "XTRA", "XTRA"],
  ["top", "25", "First 25"],
  ["role", "mono", "Code"],
  ["role", "else", "else"],
  ["kind", "sans-serif", "Sans serif"],
  ["kind", "very-wide-face", "Very wide face"],
] as const)("names in the group %s the value %s %s", (group, value, label) => {
  expect(fontValueLabel(group, value)).toBe(label);
});

it("names in a row what is a script beside Latin, and no other subset", () => {
  const others = ["latin", "latin-ext", "cyrillic-ext", "math", "menu", "symbols2", "vietnamese"];
  expect(fontFactsOf(font("A", { script: [...others, "greek"] }))[2]).toBe("Greek");
});

it("names two scripts in a row and counts the others, and one weight alone", () => {
  const facts = (...script: string[]) => fontFactsOf(font("A", { script }));
  expect(facts("latin", "latin-ext", "greek", "thai")).toEqual(["Serif", "400", "Greek, Thai"]);
  expect(facts("greek", "thai", "hebrew", "khmer")[2]).toBe("Greek, Thai and 2 more");
});
