import { fontAxes } from "../../../../build/check/rules/font-axes.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const at = (pointer: string, message: string) => ({ file: LATO, pointer, message });

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
    at(
      `/font/weight/${index}`,
      `font.weight[${index}] is "${weight}", outside the wght axis (300 to 700); remove it`,
    );
  expect(foundBy(fontAxes, [axis("wght")])).toEqual([outside(0, "100"), outside(4, "900")]);
});

it.each<[string, ItemEdit[]]>([
  ["the weights at both ends", [axis("wght"), [LATO, ["font", "weight"], ["300", "700"]]]],
  ["other axes", [axis("wdth")]],
  ["no axes", []],
  ["nothing stated", [[LATO, ["meta"], REMOVED]]],
])("accepts %s", (_, edits) => {
  expect(foundBy(fontAxes, edits)).toEqual([]);
});
