import { alikeFaces } from "../../../../../build/check/rules/typography/alike-faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const INTER = "fonts/inter.json";
const LATO = "fonts/lato.json";

const METRICS = { unitsPerEm: 1000, xHeight: 500, capHeight: 700, xWidthAvg: 450 };
const metricsOf = (file: string, metrics: object): ItemEdit => [
  file,
  ["meta", "metrics"],
  { ...METRICS, ...metrics },
];

/** Inter over Lato, of the same proportions. */
const ALIKE: ItemEdit[] = [
  [BARE, ["cssVars", "theme", "--font-heading"], "var(--font-inter)"],
  metricsOf(INTER, {}),
  metricsOf(LATO, {}),
];

const foundWith = (edits: readonly ItemEdit[], tolerance?: number) =>
  foundBy(
    alikeFaces,
    [...ALIKE, ...edits],
    tolerance === undefined ? {} : { bounds: { tolerance } },
  );

const FOUND = [
  {
    file: BARE,
    pointer: "/cssVars/theme/--font-heading",
    message:
      "cssVars.theme.--font-heading is Inter, too similar to the text's Lato; use one of them for both, or another font",
  },
];

it("two sans faces of the same proportions are alike, also in units of another size", () => {
  const twice = { unitsPerEm: 2000, xHeight: 1000, capHeight: 1400, xWidthAvg: 900 };
  expect(foundWith([])).toEqual(FOUND);
  expect(foundWith([metricsOf(INTER, twice)])).toEqual(FOUND);
});

it.each(["xHeight", "capHeight", "xWidthAvg"])(
  "faces that differ in %s alone by less than the tolerance are alike, and no others",
  (field) => {
    const differing = (em: number) =>
      [INTER, LATO].map((file, index) =>
        metricsOf(file, { unitsPerEm: 1024, [field]: 512 + index * em * 1024 }),
      );
    const others = { xHeight: 512, capHeight: 512, xWidthAvg: 512 };
    const alike = (em: number) =>
      differing(em).map(([file, path, metrics]): ItemEdit => [
        file,
        path,
        { ...others, ...(metrics as object) },
      ]);
    expect(foundWith(alike(0.25), 0.25)).toEqual([]);
    expect(foundWith(alike(-0.25), 0.25)).toEqual([]);
    expect(foundWith(alike(0.249), 0.25)).toEqual(FOUND);
    expect(foundWith(alike(-0.249), 0.25)).toEqual(FOUND);
  },
);

it("a difference of 0.02 em is visible", () => {
  expect(foundWith([metricsOf(LATO, { xHeight: 521 })])).toEqual([]);
  expect(foundWith([metricsOf(LATO, { xHeight: 519 })])).toEqual(FOUND);
});

it.each<[string, ItemEdit]>([
  ...[INTER, LATO].flatMap((file) => [
    ...["unitsPerEm", "xHeight", "capHeight", "xWidthAvg"].map((field): [string, ItemEdit] => [
      `${file} does not state ${field}`,
      metricsOf(file, { [field]: undefined }),
    ]),
    [`${file} states nothing`, [file, ["meta"], REMOVED]] as [string, ItemEdit],
    [`${file} is a serif`, [file, ["categories"], ["serif"]]] as [string, ItemEdit],
    [`${file} does not state what it is`, [file, ["categories"], REMOVED]] as [string, ItemEdit],
  ]),
  ["the pairing is rounded", [BARE, ["categories"], ["sans-serif", "rounded"]]],
  ["both are of one family", [INTER, ["title"], "Lato Condensed"]],
])("faces are not alike where %s", (_, edit) => {
  expect(foundWith([edit])).toEqual([]);
});

it.each([
  ["Manrope", "Inter"],
  ["Plus Jakarta Sans", "Inter"],
  ["Raleway", "Open Sans"],
  ["Raleway", "Roboto"],
])("designers name %s over %s, and not the reverse", (heading, text) => {
  const titled = (first: string, second: string): ItemEdit[] => [
    [INTER, ["title"], first],
    [LATO, ["title"], second],
  ];
  expect(foundWith(titled(heading, text))).toEqual([]);
  expect(foundWith(titled(text, heading)).map(({ message }) => message)).toEqual([
    `cssVars.theme.--font-heading is ${text}, too similar to the text's ${heading}; use one of them for both, or another font`,
  ]);
});
