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

it("drawing before a start is passed over", () => {
  const line = [
    { type: "M", values: [0, 0] },
    { type: "L", values: [32, 16] },
  ];
  expect(contoursOf([{ type: "L", values: [9, 9] }, ...line])).toEqual(contoursOf(line));
});

it("lines and curves of a glyph become contours with points along them", () => {
  const [first, second, ...others] = contoursOf([
    { type: "M", values: [0, 0] },
    { type: "L", values: [16, 0] },
    { type: "Q", values: [16, 16, 0, 16] },
    { type: "Z", values: [] },
    { type: "M", values: [0, 0] },
    { type: "C", values: [0, 8, 8, 8, 8, 0] },
    { type: "Z", values: [] },
  ]);
  expect(others).toEqual([]);
  // A start, then 16 points of each line and curve, the closing line included.
  expect(first).toHaveLength(49);
  expect(first).toEqual(
    expect.arrayContaining([
      [0, 0],
      [8, 0],
      [16, 0],
      [12, 12],
      [0, 8],
    ]),
  );
  expect(second).toHaveLength(33);
  expect(second).toEqual(
    expect.arrayContaining([
      [4, 6],
      [8, 0],
      [4, 0],
    ]),
  );
});
