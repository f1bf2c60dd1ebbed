import { nearestWeight, pixelsOf } from "../../../registry/pairing/scale.ts";

describe("the weight nearest to the wanted one", () => {
  it.each([
    ["that weight where there is one", [300, 400, 500], 400, 400],
    ["the heavier where it is nearer", [100, 300, 400, 700, 900], 600, 700],
    ["the nearest otherwise", [100, 300, 600], 400, 300],
    ["the lighter of two that are as near", [500, 300], 400, 300],
    ["the wanted one where none is known", [], 400, 400],
  ])("is %s", (_, available, wanted, weight) => {
    expect(nearestWeight(available, wanted)).toBe(weight);
  });
});

it("a size in rem or em counts by a root of 16 pixels, one in pixels as it is", () => {
  expect(["1.5rem", "2em", "20px"].map(pixelsOf)).toEqual([24, 32, 20]);
});
