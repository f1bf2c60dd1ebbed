import { fontFactsOf, fontValueLabel } from "../../build/site/fonts/font-labels.ts";
import {
  NO_FONTS_STATE,
  fontsStateOf,
  isFontsNarrowed,
  searchOfFonts,
  withFontValue,
} from "../../build/site/shared/fonts/fonts-state.ts";
import type { ListedFont } from "../../build/site/shared/fonts/listed-font.ts";
import { fontCounts, shownFonts } from "../../build/site/shared/fonts/shown-fonts.ts";

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
const state = fontsStateOf;
const shown = (search: string, fonts = FONTS) => shownFonts(fonts, state(search));

describe("the address of the fonts page", () => {
  it.each([
    "",
    "?q=lora&kind=serif&script=greek,hebrew&top=50&sort=name&text=Aa&font=lora",
    "?kind=serif&script=greek&weight=400&axis=GRAD&top=1000&role=mono",
  ])("is read and written as it was: %s", (search) => {
    expect(searchOfFonts(state(search))).toBe(search);
  });

  it.each([
    "?sort=size&top=0&font=..%2F&kind=%3Cb%3E",
    "?top=025",
    "?top=10000",
    "?top=25x",
    "?font=.lora",
    "?font=lora.",
    "?kind=-%3C",
    "?kind=%3Ca",
    `?kind=${"b".repeat(65)}`,
  ])("states nothing where it is not valid: %s", (search) => {
    expect(state(search)).toEqual(NO_FONTS_STATE);
  });

  it("states one rank, at most 12 values of a group, 64 characters of a value and 200 of a text", () => {
    const many = Array.from({ length: 20 }, (_, index) => `s${index}`).join();
    const { chosen, text } = state(
      `?top=25,100&script=${many}&kind=${"a".repeat(64)}&text=${"a".repeat(300)}`,
    );
    expect(chosen).toMatchObject({ top: ["25"], kind: ["a".repeat(64)] });
    expect([chosen.script.length, text.length]).toEqual([12, 200]);
  });

  it("leaves out the words of a search where they are spaces alone", () => {
    expect(searchOfFonts({ ...NO_FONTS_STATE, query: "  " })).toBe("");
    expect(searchOfFonts({ ...NO_FONTS_STATE, query: " lora " })).toBe("?q=lora");
  });
});

it.each([
  ["?kind=sans-serif", [0, 2]],
  ["?script=greek", [0]],
  ["?weight=700,italic", [1]],
  ["?weight=italic", [1]],
  ["?weight=700", [0, 1]],
  ["?axis=wght", [0]],
  ["?top=50", [0, 2]],
  ["?top=59", [0, 2]],
  ["?top=60", [0, 1, 2]],
  ["?role=body", [0]],
  ["?sort=name", [0, 2, 1]],
  ["?sort=weights", [0, 1, 2]],
  ["?q=tight", [2]],
])("shows for %s the fonts that have all of it", (search, positions) => {
  expect(shown(search)).toEqual({ positions, isNearest: false });
});

it.each([
  ["?kind=serif&script=greek", [0, 1, 2]],
  ["?role=heading", [0, 1, 2]],
  ["?q=inter&kind=serif", [0, 2]],
  ["?q=zzz", [0, 1, 2]],
])("shows for %s the nearest of those named so, or of all where none is", (search, positions) => {
  expect(shown(search)).toEqual({ positions, isNearest: true });
});

it("shows the nearest first that lack least, at most 12", () => {
  const demands = "?kind=slab&role=body&axis=wdth";
  const fonts = [
    font("A"),
    font("B", { kind: ["slab"], role: ["body"] }),
    font("C", { kind: ["slab"] }),
  ];
  expect(shown(demands, fonts)).toEqual({ positions: [1, 2, 0], isNearest: true });
  const many = Array.from({ length: 20 }, (_, index) => font(`Font ${index}`));
  expect(shown(demands, many).positions).toHaveLength(12);
});

it("sorts by the number of weights, those with the most first", () => {
  const fonts = [font("A"), font("B", { weight: ["300", "400", "700"] }), font("C")];
  expect(shown("?sort=weights", fonts).positions).toEqual([1, 0, 2]);
});

it.each([
  ["  Sans   thai ", [2, 0]],
  ["thai", [0, 2]],
  ["sans", [2, 0, 1]],
])("finds names by every word of “%s”, those that begin with it first", (query, positions) => {
  const fonts = [font("Noto Sans Thai"), font("PT Sans"), font("Sans Thai")];
  expect(shownFonts(fonts, { ...NO_FONTS_STATE, query }).positions).toEqual(positions);
});

it.each([
  ["after the fonts named so", "inter", ["lora", "inter"], false, [0, 2, 1], false],
  ["not where it is only near and fonts are named so", "inter", ["lora"], true, [0, 2], false],
  ["where it is only near and no font is named so", "book", ["lora"], true, [1], true],
])("shows what a search found %s", (_, query, names, isNear, positions, isNearest) => {
  const found = { names, isNearest: isNear };
  expect(shownFonts(FONTS, state(`?q=${query}`), found)).toEqual({ positions, isNearest });
});

it.each([
  ["?kind=sans-serif", "script", { latin: 2, greek: 1 }],
  ["?top=25", "script", { latin: 1 }],
  ["?script=greek", "script", { latin: 1 }],
  ["?top=25", "top", { 25: 1, 100: 3 }],
] as const)(
  "counts with %s the fonts that each %s would leave; a rank replaces the chosen one",
  (search, group, counts) => {
    const counted = fontCounts(FONTS, state(search), group, Object.keys(counts));
    expect(Object.fromEntries(counted)).toEqual(counts);
  },
);

it.each([
  ["?script=greek", "script", "thai", ["greek", "thai"]],
  ["?script=greek,thai", "script", "greek", ["thai"]],
  ["?top=25", "top", "100", ["100"]],
] as const)("chooses beside %s in the group %s the value %s", (search, group, value, chosen) => {
  expect(withFontValue(state(search), group, value).chosen[group]).toEqual(chosen);
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

it("says in a row what a font is, and its weights", () => {
  const [inter, lora] = FONTS.map(fontFactsOf);
  expect(inter).toEqual(["Sans serif", "400–700 variable", "Greek"]);
  expect(lora).toEqual(["Serif", "400–700, italics", ""]);
});

it.each([
  ["latin latin-ext cyrillic-ext math menu symbols2 vietnamese greek", "Greek"],
  ["latin latin-ext greek thai", "Greek, Thai"],
  ["greek thai hebrew khmer", "Greek, Thai and 2 more"],
])("names in a row of %s the scripts beside Latin, two at most", (scripts, named) => {
  expect(fontFactsOf(font("A", { script: scripts.split(" ") }))).toEqual(["Serif", "400", named]);
});
