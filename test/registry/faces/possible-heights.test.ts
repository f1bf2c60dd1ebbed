import { impossibleHeights } from "../../../registry/faces/possible-heights.ts";

/** The heights that no face has, of lengths in 1,000 units. */
const problems = (xHeight?: number, capHeight?: number) =>
  impossibleHeights({
    unitsPerEm: 1000,
    ...(xHeight !== undefined && { xHeight }),
    ...(capHeight !== undefined && { capHeight }),
  });

describe("heights that no face has", () => {
  it.each([
    ["of an ordinary face: none", 500, 700, []],
    ["that are the smallest of any face: none", 150, 300, []],
    ["that are the greatest of any face: none", 900, 1500, []],
    ["x too low", 149, 700, ["xHeight"]],
    ["x too high", 901, 1000, ["xHeight"]],
    ["H too low", 200, 299, ["capHeight"]],
    ["H too high", 500, 1501, ["capHeight"]],
    ["both", 0, 0, ["xHeight", "capHeight"]],
  ])("%s", (_, xHeight, capHeight, expected) => {
    expect(problems(xHeight, capHeight)).toEqual(expected);
  });

  it("H may be a little lower than x, as in unicase faces, and no more", () => {
    expect(problems(600, 510)).toEqual([]);
    expect(problems(600, 509)).toEqual(["capHeight"]);
  });

  it("a height that is missing is possible", () => {
    expect(problems()).toEqual([]);
    expect(problems(500)).toEqual([]);
    expect(problems(undefined, 700)).toEqual([]);
    expect(problems(undefined, 100)).toEqual(["capHeight"]);
  });
});
