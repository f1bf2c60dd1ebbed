import { fontWeights } from "../../../../build/check/rules/font-weights.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";
const HEADINGS = ["h1", "h2", "h3", "h4, h5, h6"];
const pathOf = (key: string) => (key.includes(",") ? `css[${JSON.stringify(key)}]` : `css.${key}`);

it.each(HEADINGS)("%s has a weight of its font, or the nearest is named", (key) => {
  const edits = (weight: string): ItemEdit[] => [
    [BARE, ["css", key, "font-weight"], weight],
    [BARE, ["css", key, "font-family"], "var(--font-body)"],
  ];
  expect(foundBy(fontWeights, edits("900"))).toEqual([]);
  expect(foundBy(fontWeights, edits("600"))).toEqual([
    {
      file: BARE,
      pointer: `/css/${key}/font-weight`,
      message: `${pathOf(key)}.font-weight is "600", which Lato does not have (available: 100, 300, 400, 700, 900); write "700"`,
    },
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
  expect(foundBy(fontWeights, edits)).toEqual([
    {
      file: BARE,
      pointer: `/css/${key}`,
      message: `${pathOf(key)} is drawn at weight 400, which ${title} does not have (available: 300, 700); choose another font`,
    },
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
  expect(foundBy(fontWeights, [...heading, ...edits])).toEqual([]);
});
