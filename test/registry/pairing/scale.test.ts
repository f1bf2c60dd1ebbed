import { pixelsOf } from "../../../registry/pairing/scale.ts";

it("a size in rem or em counts by a root of 16 pixels, one in pixels as it is", () => {
  expect(["1.5rem", "2em", "20px"].map(pixelsOf)).toEqual([24, 32, 20]);
});
