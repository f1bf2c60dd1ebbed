import { opticalSizesOf } from "../../../registry/measures/face-meta.ts";

const weights = { tag: "wght", min: 100, max: 900 };

describe("the optical sizes that outlines are measured at", () => {
  it.each([
    ["none of a family without axes", undefined, []],
    ["none of a family with no axis at all", [], []],
    ["none of a family with other axes", [weights], []],
    [
      "of a narrow axis: its two ends, and what is between them, once each",
      [{ tag: "opsz", min: 17, max: 28 }],
      [17, 18, 20, 24, 28],
    ],
    [
      "of an axis between two sizes: its ends",
      [weights, { tag: "opsz", min: 50, max: 55 }],
      [50, 55],
    ],
  ])("%s", (_, axes, sizes) => {
    expect(opticalSizesOf(axes)).toEqual(sizes);
  });

  it("of a wide axis: from small text to the largest heading, each step at most half as large again", () => {
    const sizes = opticalSizesOf([weights, { tag: "opsz", min: 6, max: 144 }]);
    expect([sizes[0], sizes.at(-1)]).toEqual([14, 96]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.slice(1).every((size, index) => size <= 1.5 * (sizes[index] ?? 0))).toBe(true);
  });
});
