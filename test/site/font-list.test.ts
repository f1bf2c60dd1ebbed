import { fontList } from "../../build/site/fonts/font-list.ts";
import { fontFactsOf } from "../../build/site/fonts/font-labels.ts";
import type { ListedFont } from "../../build/site/shared/fonts/listed-font.ts";
import { EMPTY_STATE, searchOf, stateOf } from "../../build/site/shared/list/list-state.ts";
import { countsOf, shownEntries } from "../../build/site/shared/list/shown-entries.ts";

const font = (title: string, facts: Partial<ListedFont> = {}): ListedFont => ({
  name: title.toLowerCase().replaceAll(" ", "-"),
  title,
  kind: ["serif"],
  script: ["latin"],
  written: 0,
  weight: ["400"],
  axis: [],
  role: [],
  hasItalics: false,
  features: [],
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
  font("Lora", { weight: ["400", "700"], hasItalics: true, rank: 60, written: 1 }),
  font("Inter Tight", { kind: ["sans-serif"], rank: 30 }),
];
const FONT_LIST = fontList({
  written: { names: { pl: "Polish" }, sets: [["en"], ["en", "pl"]] },
});
const state = (search: string) => stateOf(search, FONT_LIST);
const groupOf = (name: string) => FONT_LIST.groups.find((group) => group.name === name)!;

it.each([
  "",
  "?q=lora&kind=serif&script=greek,hebrew&top=50&sort=name&text=Aa&font=lora",
  "?kind=serif&script=greek&weight=400&axis=GRAD&top=1000&role=mono",
])("reads and writes the address of the fonts page as it was: %s", (search) => {
  expect(searchOf(state(search), FONT_LIST)).toBe(search);
});

it.each([
  "?sort=size&top=0&font=..%2F&kind=%3Cb%3E",
  "?top=025",
  "?top=10000",
  "?top=25x",
  "?font=.lora",
  "?kind=-%3C",
  `?kind=${"b".repeat(65)}`,
])("reads nothing from an address that is not valid: %s", (search) => {
  expect(state(search)).toEqual(EMPTY_STATE);
});

it("states one rank", () => {
  expect(state("?top=25,100").chosen).toEqual({ top: ["25"] });
});

it.each([
  ["?kind=sans-serif", [0, 2]],
  ["?script=greek", [0]],
  ["?language=pl", [1]],
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
  expect(shownEntries(FONTS, state(search), FONT_LIST)).toEqual({ positions, kind: "exact" });
});

it.each([
  ["?kind=sans-serif", "script", { latin: 2, greek: 1 }],
  ["?top=25", "script", { latin: 1 }],
  ["?top=25", "top", { 25: 1, 100: 3 }],
] as const)(
  "counts with %s the fonts that each %s would leave; a rank replaces the chosen one",
  (search, group, counts) => {
    const values = Object.keys(counts);
    const counted = countsOf(FONTS, state(search), FONT_LIST, groupOf(group), values);
    expect(Object.fromEntries(counted)).toEqual(counts);
  },
);

it.each([
  ["weight", "600", "600 Semibold"],
  ["weight", "350", "350 350"],
  ["axis", "wght", "Weight, wght"],
  ["axis", "XTRA", "XTRA"],
  ["top", "25", "First 25"],
  ["role", "else", "else"],
  ["kind", "very-wide-face", "Very wide face"],
])("names in the group %s the value %s %s", (group, value, label) => {
  expect(groupOf(group).labelOf(value)).toBe(label);
});

it("offers no subset that is of the letters of a font's own name", () => {
  const [section] = groupOf("script").sections([font("A", { script: ["menu", "thai", "latin"] })]);
  expect(section?.values).toEqual(["latin", "thai"]);
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
