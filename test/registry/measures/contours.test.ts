import {
  type Contour,
  bowlStroke,
  contoursOf,
  distanceTo,
  signedArea,
} from "../../../registry/measures/contours.ts";

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

/** Counter-clockwise, or clockwise as a counter, tilted by some degrees. */
function ellipse(width: number, height: number, tilt = 0, isCounter = false): Contour {
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  return Array.from({ length: 360 }, (_, degrees) => {
    const angle = ((isCounter ? -degrees : degrees) * Math.PI) / 180;
    const [x, y] = [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)];
    return [x * cos - y * sin, x * sin + y * cos];
  });
}

it.each<[string, Contour[], thickest: number, thinnest: number]>([
  [
    "of one thickness is as thick everywhere",
    [ellipse(500, 500), ellipse(340, 340, 0, true)],
    80,
    80,
  ],
  [
    "that is modulated is thickest at the sides and thinnest at the top, whatever comes first",
    [ellipse(300, 460, 0, true), ellipse(500, 500)],
    100,
    20,
  ],
  [
    "with an oblique stress is measured where it is thickest and thinnest",
    [ellipse(500, 500), ellipse(300, 460, 30, true)],
    100,
    20,
  ],
])("a stroke %s", (_, contours, thickest, thinnest) => {
  const stroke = bowlStroke(contours);
  expect(stroke?.thickest).toBeCloseTo(thickest, 0);
  expect(stroke?.thinnest).toBeCloseTo(thinnest, 0);
});

it("specks of a rough face do not count", () => {
  const letter = [ellipse(500, 500), ellipse(340, 340, 0, true)];
  expect(bowlStroke([...letter, ellipse(20, 20, 0, true)])).toEqual(bowlStroke(letter));
});

it.each<[string, Contour[]]>([
  ["no outline", []],
  ["a solid shape", [ellipse(500, 500)]],
  ["two halves of a stencil", [ellipse(200, 500), ellipse(200, 480)]],
  ["a counter that touches the outside", [ellipse(500, 500), ellipse(300, 500, 0, true)]],
  [
    "an inline",
    [ellipse(500, 500), ellipse(440, 440, 0, true), ellipse(400, 400), ellipse(340, 340, 0, true)],
  ],
])("%s cannot be measured", (_, contours) => {
  expect(bowlStroke(contours)).toBeUndefined();
});
