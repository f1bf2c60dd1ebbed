import { fontFactsOf } from "../../build/site/fonts/font-labels.ts";
import {
  NO_FONTS_STATE,
  fontsStateOf,
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
