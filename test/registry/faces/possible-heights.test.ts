import { impossibleHeights } from "../../../registry/faces/possible-heights.ts";

it.each([
  ["of an ordinary face: none", 500, 700, []],
  ["that are the smallest of any face: none", 150, 300, []],
  ["that are the greatest of any face: none", 900, 1500, []],
  ["x too low", 149, 700, ["xHeight"]],
  ["x too high", 901, 1000, ["xHeight"]],
  ["H too low", 200, 299, ["capHeight"]],
  ["H too high", 500, 1501, ["capHeight"]],
  ["both", 0, 0, ["xHeight", "capHeight"]],
  ["H a little lower than x, as in unicase faces: none", 600, 510, []],
  ["H lower than that", 600, 509, ["capHeight"]],
  ["that are missing: none", undefined, undefined, []],
  ["H missing: none", 500, undefined, []],
  ["x missing: none", undefined, 700, []],
  ["x missing, H too low", undefined, 100, ["capHeight"]],
])("heights that no face has, in 1,000 units: %s", (_, xHeight, capHeight, expected) => {
  const heights = {
    unitsPerEm: 1000,
    ...(xHeight !== undefined && { xHeight }),
    ...(capHeight !== undefined && { capHeight }),
  };
  expect(impossibleHeights(heights)).toEqual(expected);
});
