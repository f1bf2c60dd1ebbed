import { Coverage } from "../../build/site/picture/coverage.ts";

const INK = 15;

type Point = readonly [x: number, y: number];

/** Adds a polygon; the last point is joined to the first. */
function add(coverage: Coverage, points: readonly Point[]): void {
  points.forEach(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length]!;
    coverage.addEdge(x, y, toX, toY);
  });
}

const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [left, bottom],
  [right, bottom],
  [right, top],
];

/** The shades of each row, 0 to 15. */
function drawn(coverage: Coverage): number[][] {
  return Array.from({ length: coverage.height }, (_, row) => {
    const pixels = new Uint8Array(coverage.width / 2);
    coverage.drawRow(row, INK, pixels, 0);
    return Array.from(pixels).flatMap((pair) => [pair >> 4, pair & 15]);
  });
}

it("covers whole pixels whole", () => {
  const coverage = new Coverage(6, 3);
  add(coverage, rectangle(1, 1, 5, 2));
  expect(drawn(coverage)).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 15, 15, 15, 15, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
});

it("covers a pixel by the part of its area that is inside", () => {
  const coverage = new Coverage(4, 2);
  add(coverage, rectangle(0.6, 0.2, 2.4, 1));
  // 0.4 × 0.8, 1 × 0.8 and 0.4 × 0.8 of 15.
  expect(drawn(coverage)[0]).toEqual([5, 12, 5, 0]);
});

it("covers the pixels along a slanted edge by their area", () => {
  const coverage = new Coverage(4, 1);
  // A triangle below the diagonal of four pixels.
  add(coverage, [
    [0, 1],
    [4, 1],
    [4, 0],
  ]);
  expect(drawn(coverage)[0]).toEqual(
    [1 / 8, 3 / 8, 5 / 8, 7 / 8].map((area) => Math.round(area * INK)),
  );
});

it("counts overlapping contours of one direction once, as the nonzero rule has it", () => {
  const coverage = new Coverage(6, 1);
  add(coverage, rectangle(0, 0, 4, 1));
  add(coverage, rectangle(2, 0, 6, 1));
  expect(drawn(coverage)[0]).toEqual([15, 15, 15, 15, 15, 15]);
});

it("leaves a counter, a contour of the other direction, open", () => {
  const coverage = new Coverage(6, 1);
  add(coverage, rectangle(0, 0, 6, 1));
  add(coverage, rectangle(2, 0, 4, 1).reverse());
  expect(drawn(coverage)[0]).toEqual([15, 15, 0, 0, 15, 15]);
});

it("draws nothing outside, and cuts off what reaches over a border", () => {
  const coverage = new Coverage(4, 2);
  add(coverage, rectangle(-3, -5, 2, 1));
  add(coverage, rectangle(3, 1, 9, 8));
  expect(drawn(coverage)).toEqual([
    [15, 15, 0, 0],
    [0, 0, 0, 15],
  ]);
});

it("starts anew after a row is drawn", () => {
  const coverage = new Coverage(4, 1);
  add(coverage, rectangle(0, 0, 9, 1));
  drawn(coverage);
  expect(drawn(coverage)).toEqual([[0, 0, 0, 0]]);
});

it("keeps what is darker already", () => {
  const coverage = new Coverage(2, 1);
  const pixels = Uint8Array.of((15 << 4) | 3);
  add(coverage, rectangle(0, 0, 2, 1));
  coverage.drawRow(0, 10, pixels, 0);
  expect(pixels).toEqual(Uint8Array.of((15 << 4) | 10));
});
