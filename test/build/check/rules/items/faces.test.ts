import {
  fontAxes,
  fontMetrics,
  fontSubsets,
  fontWeights,
} from "../../../../../build/check/rules/items/faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, messagesOf } from "../../../../fixtures/found-by.ts";

describe("font-axes", () => {
  const LATO = "fonts/lato.json";
  const at = (message: string) => `${LATO}: ${message}`;

  const axis = (tag: string): ItemEdit => [
    LATO,
    ["meta", "axes"],
    [
      { tag: "opsz", min: 8, max: 9, default: 8 },
      { tag, min: 300, max: 700, default: 400 },
    ],
  ];

  it("reports each weight outside", () => {
    const outside = (index: number, weight: string) =>
      at(`font.weight[${index}] is "${weight}", outside the wght axis (300 to 700); remove it`);
    expect(messagesOf(fontAxes, [axis("wght")])).toEqual([outside(0, "100"), outside(4, "900")]);
  });

  it.each<[string, ItemEdit[]]>([
    ["the weights at both ends", [axis("wght"), [LATO, ["font", "weight"], ["300", "700"]]]],
    ["other axes", [axis("wdth")]],
    ["no axes", []],
    ["nothing stated", [[LATO, ["meta"], REMOVED]]],
  ])("accepts %s", (_, edits) => {
    expect(messagesOf(fontAxes, edits)).toEqual([]);
  });
});

describe("font-metrics", () => {
  const LATO = "fonts/lato.json";
  const at = (message: string) => `${LATO}: ${message}`;

  const metric = (field: string, value: unknown): ItemEdit => [
    LATO,
    ["meta", "metrics", field],
    value,
  ];
  const impossible = (field: string, em: string, expected: string) =>
    at(
      `meta.metrics.${field} is ${em} em, expected ${expected}; measure it in the glyph, or leave it out`,
    );
  const CAPITALS = "0.3 to 1.5 em and at least 0.85 of the x-height";

  it.each([
    ["xHeight", 299, impossible("xHeight", "0.149", "0.15 to 0.9 em")],
    ["xHeight", 0, impossible("xHeight", "0.000", "0.15 to 0.9 em")],
    ["capHeight", 3001, impossible("capHeight", "1.500", CAPITALS)],
    ["capHeight", 861, impossible("capHeight", "0.430", CAPITALS)],
  ])("refuses %s of %i units", (field, value, found) => {
    expect(messagesOf(fontMetrics, [metric(field, value)])).toEqual([found]);
  });

  it.each([
    ["xHeight", 300],
    ["capHeight", 3000],
    ["xHeight", REMOVED],
  ])("accepts %s of %p units", (field, value) => {
    expect(messagesOf(fontMetrics, [metric(field, value)])).toEqual([]);
  });

  it("both heights are reported", () => {
    expect(messagesOf(fontMetrics, [metric("xHeight", 1801), metric("capHeight", 100)])).toEqual([
      impossible("xHeight", "0.900", "0.15 to 0.9 em"),
      impossible("capHeight", "0.050", CAPITALS),
    ]);
  });

  it.each(["100", "900"])("advances have the weight %s, too", (weight) => {
    expect(messagesOf(fontMetrics, [[LATO, ["meta", "advances", weight], REMOVED]])).toEqual([
      at(
        `meta.advances has no weight "${weight}", which font.weight lists; measure it, or leave advances out`,
      ),
    ]);
  });

  it.each([[["meta"]], [["meta", "metrics"]], [["meta", "advances"]]])(
    "nothing is compared where %j is missing",
    (path) => {
      expect(messagesOf(fontMetrics, [[LATO, path, REMOVED]])).toEqual([]);
    },
  );
});

describe("font-subsets", () => {
  const LATO = "fonts/lato.json";
  const LOCAL: ItemEdit = [LATO, ["font", "provider"], "local"];
  const at = (message: string) => `${LATO}: ${message}`;

  const subsets = (...names: string[]): ItemEdit => [LATO, ["font", "subsets"], names];
  const unsupported = (index: number, name: string, remedy = "") =>
    at(
      `font.subsets[${index}] is "${name}", which next/font does not support; record it in meta.scripts instead${remedy}`,
    );

  it("refuses others, with one that is near", () => {
    expect(messagesOf(fontSubsets, [subsets("menu", "latin", "cyrilic")])).toEqual([
      unsupported(0, "menu"),
      unsupported(2, "cyrilic", '; did you mean "cyrillic"?'),
    ]);
  });

  it("a local font has any", () => {
    expect(messagesOf(fontSubsets, [subsets("menu"), LOCAL])).toEqual([]);
  });
});

describe("font-weights", () => {
  const BARE = "pairings/bare.json";
  const LATO = "fonts/lato.json";
  const HEADINGS = ["h1", "h2", "h3", "h4, h5, h6"];
  const pathOf = (key: string) =>
    key.includes(",") ? `css[${JSON.stringify(key)}]` : `css.${key}`;

  it.each(HEADINGS)("%s has a weight of its font, or the nearest is named", (key) => {
    const edits = (weight: string): ItemEdit[] => [
      [BARE, ["css", key, "font-weight"], weight],
      [BARE, ["css", key, "font-family"], "var(--font-body)"],
    ];
    expect(messagesOf(fontWeights, edits("900"))).toEqual([]);
    expect(messagesOf(fontWeights, edits("600"))).toEqual([
      `${BARE}: ${pathOf(key)}.font-weight is "600", which Lato does not have (available: 100, 300, 400, 700, 900); write "700"`,
    ]);
  });

  it.each([
    ["body, p", "lato", "Lato"],
    ["code, pre", "jetbrains-mono", "JetBrains Mono"],
  ])("%s has 400", (key, name, title) => {
    const edits: ItemEdit[] = [
      [`fonts/${name}.json`, ["font", "weight"], ["300", "700"]],
      ["pairings/plain.json", [], REMOVED],
      ["pairings/serif.json", [], REMOVED],
    ];
    expect(messagesOf(fontWeights, edits)).toEqual([
      `${BARE}: ${pathOf(key)} is drawn at weight 400, which ${title} does not have (available: 300, 700); choose another font`,
    ]);
  });

  it.each<[string, ItemEdit[]]>([
    ["that is missing", [[LATO, [], REMOVED]]],
    ["of no registry", [[BARE, ["css", "body, p", "font-family"], "Georgia"]]],
  ])("nothing is known of a font %s", (_, edits) => {
    const heading: ItemEdit[] = [
      [BARE, ["css", "h1", "font-family"], "var(--font-lato)"],
      [BARE, ["css", "h1", "font-weight"], "700"],
    ];
    expect(messagesOf(fontWeights, [...heading, ...edits])).toEqual([]);
  });
});
