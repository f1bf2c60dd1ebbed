import {
  fontAxes,
  fontMetrics,
  fontSubsets,
  fontWeights,
} from "../../../../../build/check/rules/items/faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  BARE,
  LATO,
  PLAIN,
  SERIF,
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";

describe("font-axes", () => {
  const axis = (tag: string) =>
    put(LATO, "/meta/axes", [
      { tag: "opsz", min: 8, max: 9, default: 8 },
      { tag, min: 300, max: 700, default: 400 },
    ]);

  const outside = (index: number, weight: string) =>
    at(LATO, `/font/weight/${index}`, `is "${weight}"`, "(300 to 700); remove it");

  itFinds(fontAxes, "weights are compared with %s", [
    ["those of the axis", [axis("wght")], outside(0, "100"), outside(4, "900")],
    ["its ends", [axis("wght"), put(LATO, "/font/weight", ["300", "700"])]],
    ["other axes", [axis("wdth")]],
    ["no axes", []],
    ["nothing stated", [put(LATO, "/meta", REMOVED)]],
  ]);
});

describe("font-metrics", () => {
  const metric = (field: string, value: unknown) => put(LATO, `/meta/metrics/${field}`, value);
  const impossible = (field: string, em: string, expected: string) =>
    at(LATO, `/meta/metrics/${field}`, `is ${em} em, expected ${expected}; measure it`);
  const CAPITALS = "0.3 to 1.5 em and at least 0.85 of the x-height";

  const lacking = (weight: string) =>
    at(LATO, "/meta/advances", `has no weight "${weight}"`, "or leave advances out");

  itFinds(fontMetrics, "metrics and advances: %s", [
    [
      "both heights are reported",
      [metric("xHeight", 1801), metric("capHeight", 100)],
      impossible("xHeight", "0.900", "0.15 to 0.9 em"),
      impossible("capHeight", "0.050", CAPITALS),
    ],
    ["a first weight", [put(LATO, "/meta/advances/100", REMOVED)], lacking("100")],
    ["a last weight", [put(LATO, "/meta/advances/900", REMOVED)], lacking("900")],
    ["nothing stated", [put(LATO, "/meta", REMOVED)]],
    ["no metrics", [put(LATO, "/meta/metrics", REMOVED)]],
    ["no advances", [put(LATO, "/meta/advances", REMOVED)]],
  ]);
});

describe("font-subsets", () => {
  const subsets = (...names: string[]) => put(LATO, "/font/subsets", names);
  const unsupported = (index: number, name: string, remedy = "") =>
    at(LATO, `/font/subsets/${index}`, `is "${name}"`, `in meta.scripts instead${remedy}`);

  itFinds(fontSubsets, "subsets of %s", [
    [
      "the provider, of others the one that is near",
      [subsets("menu", "latin", "cyrilic")],
      at(LATO, "/font/subsets/0", 'is "menu"', "does not support; remove it"),
      unsupported(2, "cyrilic", '; did you mean "cyrillic"?'),
    ],
    ["any name in a local font", [subsets("menu"), put(LATO, "/font/provider", "local")]],
  ]);
});

describe("font-weights", () => {
  const HEADINGS = ["h1", "h2", "h3", "h4, h5, h6"];

  it.each(HEADINGS)("%s has a weight of its font, or the nearest is named", (key) => {
    const edits = (weight: string): ItemEdit[] => [
      put(BARE, `/css/${key}/font-weight`, weight),
      put(BARE, `/css/${key}/font-family`, "var(--font-body)"),
    ];
    expect(foundBy(fontWeights, edits("900"))).toEqual([]);
    expect(foundBy(fontWeights, edits("600"))).toEqual([
      at(BARE, `/css/${key}/font-weight`, 'is "600"', "100, 300, 400, 700, 900", 'write "700"'),
    ]);
  });

  it.each([
    ["body, p", "lato", "Lato"],
    ["code, pre", "jetbrains-mono", "JetBrains Mono"],
  ])("%s has 400", (key, name, title) => {
    const edits = [
      put(`fonts/${name}.json`, "/font/weight", ["300", "700"]),
      put(PLAIN, "", REMOVED),
      put(SERIF, "", REMOVED),
    ];
    expect(foundBy(fontWeights, edits)).toEqual([
      at(BARE, `/css/${key}`, `weight 400, which ${title}`, "300, 700", "choose another font"),
    ]);
  });

  it.each<[string, ItemEdit[]]>([
    ["that is missing", [put(LATO, "", REMOVED)]],
    ["of no registry", [put(BARE, "/css/body, p/font-family", "Georgia")]],
  ])("nothing is known of a font %s", (_, edits) => {
    const heading = [
      put(BARE, "/css/h1/font-family", "var(--font-lato)"),
      put(BARE, "/css/h1/font-weight", "700"),
    ];
    expect(foundBy(fontWeights, [...heading, ...edits])).toEqual([]);
  });
});
