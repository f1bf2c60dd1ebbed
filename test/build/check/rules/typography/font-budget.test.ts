import { fontBudget } from "../../../../../build/check/rules/typography/font-budget.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";

/** Of headings 100 kB, of text (upright, bold, italic) 300 kB, of code as many as given. */
const bytes = (code: number): ItemEdit[] => [
  ["fonts/abril-fatface.json", ["meta", "bytes"], { latin: { "400": 100_000 } }],
  [
    LATO,
    ["meta", "bytes"],
    { latin: { "400": 120_000, "700": 110_000, "400-italic": 70_000, "900": 999_999 } },
  ],
  ["fonts/jetbrains-mono.json", ["meta", "bytes"], { latin: { wght: code } }],
  ["pairings/plain.json", [], REMOVED],
  ["pairings/serif.json", [], REMOVED],
];
const preview = (text: string): ItemEdit => [BARE, ["meta"], { preview: text }];

const problem = (message: string) => ({
  file: BARE,
  pointer: "/registryDependencies",
  message: `registryDependencies ${message}`,
});

it("a page may load 600 kB of fonts, and no byte more", () => {
  expect(foundBy(fontBudget, bytes(200_000))).toEqual([]);
  expect(foundBy(fontBudget, bytes(200_001))).toHaveLength(1);
});

it.each<[string, ItemEdit[]]>([
  ["without a preview", []],
  ["without a text of the preview", [[BARE, ["meta"], {}]]],
  ["with a preview in Latin", [preview("Sphinx")]],
])("names the weight of each role %s", (_, edits) => {
  expect(foundBy(fontBudget, [...bytes(401_499), ...edits])).toEqual([
    problem(
      "load 801 kB of fonts (headings 100, text 300, code 401); choose lighter ones, 600 kB at most",
    ),
  ]);
});

it("a registry has its own budget", () => {
  const bounds = { maxBytes: 500_000 };
  expect(foundBy(fontBudget, bytes(100_000), { bounds })).toEqual([]);
  expect(foundBy(fontBudget, bytes(100_600), { bounds })).toEqual([
    problem(
      "load 501 kB of fonts (headings 100, text 300, code 101); choose lighter ones, 500 kB at most",
    ),
  ]);
});

it.each(["ግዕዝ", "春", "한국어", "ひらがな", "カタカナ", "Latin 春"])(
  "a page in a script of hundreds of characters loads more: %s",
  (text) => {
    expect(foundBy(fontBudget, [...bytes(900_000), preview(text)])).toEqual([]);
  },
);

it("nothing is known of fonts that do not state their bytes", () => {
  const unknown: ItemEdit = ["fonts/jetbrains-mono.json", ["meta", "bytes"], REMOVED];
  expect(foundBy(fontBudget, [...bytes(900_000), unknown])).toEqual([]);
});

/** Both fonts suit Next.js: variable, upright, without optical sizes. */
function preloading(headingSubsets: string[], textSubsets: string[], text: string): ItemEdit[] {
  return [
    ...bytes(0),
    preview(text),
    ["fonts/abril-fatface.json", ["font", "subsets"], headingSubsets],
    [LATO, ["font", "subsets"], textSubsets],
    [LATO, ["css"], {}],
    [LATO, ["meta", "axes"], [{ tag: "wght", min: 100, max: 900, default: 400 }]],
  ];
}

it("Next.js may preload eight files of all fonts together, and no more", () => {
  const four = ["latin", "greek", "cyrillic", "hebrew"];
  expect(foundBy(fontBudget, preloading(four, four, "α я א"))).toEqual([]);
  expect(foundBy(fontBudget, preloading(four, [...four, "thai"], "α я א ก"))).toEqual([
    problem("make Next.js preload 9 files; 8 are allowed"),
  ]);
  expect(foundBy(fontBudget, preloading(four, [...four, "thai"], "α я א"))).toEqual([]);
});

it("fonts that Next.js cannot load are not preloaded", () => {
  const five = ["latin", "greek", "cyrillic", "hebrew", "thai"];
  const italics: ItemEdit = [
    LATO,
    ["css"],
    { '@import "@fontsource-variable/lato/wght-italic.css"': {} },
  ];
  expect(foundBy(fontBudget, preloading(five, five, "α я א ก"))).toHaveLength(1);
  expect(foundBy(fontBudget, [...preloading(five, five, "α я א ก"), italics])).toEqual([]);
});

it("a registry has its own number of preloaded files, beside the weight", () => {
  const edits: ItemEdit[] = [
    ...preloading(["latin"], ["latin", "greek"], "α"),
    ...bytes(900_000),
    [LATO, ["meta", "bytes"], { latin: { wght: 200_000 } }],
  ];
  const tooHeavy = problem(
    "load 1200 kB of fonts (headings 100, text 200, code 900); choose lighter ones, 600 kB at most",
  );
  expect(foundBy(fontBudget, edits, { bounds: { maxPreloads: 3 } })).toEqual([tooHeavy]);
  expect(foundBy(fontBudget, edits, { bounds: { maxPreloads: 2 } })).toEqual([
    tooHeavy,
    problem("make Next.js preload 3 files; 2 are allowed"),
  ]);
});
