import {
  type FontFile,
  hasWeight,
  nearestWeight,
  sheetOf,
  weightRangeOf,
} from "../../../registry/faces/face-weights.ts";

it.each([
  ["that weight where there is one", [300, 400, 500], 400, 400],
  ["the heavier where it is nearer", [100, 300, 400, 700, 900], 600, 700],
  ["the nearest otherwise", [100, 300, 600], 400, 300],
  ["the lighter of two that are as near", [500, 300], 400, 300],
  ["the wanted one where none is known", [], 400, 400],
])("the weight nearest to the wanted one is %s", (_, available, wanted, weight) => {
  expect(nearestWeight(available, wanted)).toBe(weight);
});

it.each([
  ["400", [400], [400, 400]],
  ["300 700", [300, 400, 700], [300, 700]],
])("a file of %s has its weights from the first to the last", (weight, weights, range) => {
  expect([200, 300, 400, 700, 800].filter((one) => hasWeight({ weight }, one))).toEqual(weights);
  expect(weightRangeOf({ weight })).toEqual(range);
});

it.each<[Omit<FontFile, "path">, string]>([
  [{ weight: "400", style: "normal" }, "400"],
  [{ weight: "400", style: "italic" }, "400-italic"],
  [{ weight: "300 700", style: "normal" }, "wght"],
  [{ weight: "300 700", style: "italic" }, "wght-italic"],
])("the sheet of %j is called %s, as Fontsource calls it", (face, sheet) => {
  expect(sheetOf(face)).toBe(sheet);
});
