import { contoursOf, distanceTo, signedArea } from "../../../registry/measures/contours.ts";

/** 4 wide and 3 high, counter-clockwise. */
const RECTANGLE = [
  [1, 1],
  [5, 1],
  [5, 4],
  [1, 4],
] as const;

it("an area is positive counter-clockwise, and negative clockwise", () => {
  expect(signedArea(RECTANGLE)).toBe(12);
  expect(signedArea(RECTANGLE.toReversed())).toBe(-12);
  expect(signedArea([])).toBe(0);
});

it.each([
  ["beside an edge", [7, 2], 2],
  ["within", [2, 2], 1],
  ["before an end of the nearest edge", [-2, -3], 5],
  ["after an end of the nearest edge", [8, 8], 5],
  ["on an edge", [3, 4], 0],
  ["beside the edge that closes the contour", [-2, 3], 3],
] as const)("the distance of a point %s", (_, point, distance) => {
  expect(distanceTo(RECTANGLE, point)).toBe(distance);
});

it("an edge without length is a point", () => {
  const single = [[1, 1]] as const;
  expect(distanceTo(single, [4, 5])).toBe(5);
});

it("a distance to an oblique edge is at a right angle", () => {
  const triangle = [
    [0, 0],
    [8, 6],
    [-6, 8],
  ] as const;
  expect(distanceTo(triangle, [7, -1])).toBeCloseTo(5, 10);
});

it("each edge has sixteen points, and drawing before a start is passed over", () => {
  const [contour, ...others] = contoursOf([
    { type: "L", values: [9, 9] },
    { type: "M", values: [0, 0] },
    { type: "L", values: [32, 16] },
    { type: "Z", values: [] },
  ]);
  expect(others).toEqual([]);
  expect(contour).toHaveLength(33);
  expect(contour!.slice(0, 3)).toEqual([
    [0, 0],
    [2, 1],
    [4, 2],
  ]);
  expect(contour!.slice(15, 18)).toEqual([
    [30, 15],
    [32, 16],
    [30, 15],
  ]);
  expect(contour!.at(-1)).toEqual([0, 0]);
});
