import { opticalSizesOf } from "../../../registry/measures/face-meta.ts";

const weights = { tag: "wght", min: 100, max: 900 };

describe("the optical sizes that outlines are measured at", () => {
  it.each([
    ["of a family without axes", undefined],
    ["of a family with no axis at all", []],
    ["of a family with other axes", [weights]],
  ])("none %s", (_, axes) => {
    expect(opticalSizesOf(axes)).toEqual([]);
  });

  it("of a wide axis: from small text to the largest heading, each step at most half as large again", () => {
    const sizes = opticalSizesOf([weights, { tag: "opsz", min: 6, max: 144 }]);
    expect([sizes[0], sizes.at(-1)]).toEqual([14, 96]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.slice(1).every((size, index) => size <= 1.5 * (sizes[index] ?? 0))).toBe(true);
  });

  it("of a narrow axis: its two ends, and what is between them, once each", () => {
    expect(opticalSizesOf([{ tag: "opsz", min: 17, max: 28 }])).toEqual([17, 18, 20, 24, 28]);
  });

  it("of an axis between two sizes: its ends", () => {
    expect(opticalSizesOf([weights, { tag: "opsz", min: 50, max: 55 }])).toEqual([50, 55]);
  });
});
