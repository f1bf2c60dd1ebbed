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

it("covers all that is right of a slanted edge that ends at the left border", () => {
  const coverage = new Coverage(12, 6);
  add(coverage, [
    [0, 6],
    [0.3, 4.2],
    [12, 4.2],
    [12, 6],
  ]);
  expect(drawn(coverage).slice(4)).toEqual([
    [9, ...Array<number>(11).fill(12)],
    [14, ...Array<number>(11).fill(15)],
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

it("keeps what is darker already, and what stands before the row, also away from edges", () => {
  const coverage = new Coverage(8, 1);
  const pixels = Uint8Array.of(0x12, 0x34, 0xf3, 0xf3, 0xf3, 0xf3);
  add(coverage, rectangle(0, 0, 8, 1));
  coverage.drawRow(0, 10, pixels, 2);
  expect(pixels).toEqual(Uint8Array.of(0x12, 0x34, 0xfa, 0xfa, 0xfa, 0xfa));
});

it("draws the next shapes as if there had been none at the right border", () => {
  const coverage = new Coverage(4, 2);
  for (const left of [0, 2]) {
    add(coverage, rectangle(left, 0, 9, 2));
    const row = left === 0 ? [15, 15, 15, 15] : [0, 0, 15, 15];
    expect(drawn(coverage)).toEqual([row, row]);
  }
});

describe("polygons of any slant", () => {
  const SAMPLES = 32;

  /** The winding number of a point, by the edges to the right of it. */
  function windingAt(x: number, y: number, points: readonly Point[]): number {
    return points.reduce((winding, [fromX, fromY], index) => {
      const [toX, toY] = points[(index + 1) % points.length]!;
      if (fromY <= y === toY <= y) return winding;
      const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
      return crossing > x ? winding + Math.sign(toY - fromY) : winding;
    }, 0);
  }

  /** The part of a pixel that is inside, by a grid of points in it. */
  function sampledArea(column: number, row: number, points: readonly Point[]): number {
    let inside = 0;
    for (let index = 0; index < SAMPLES * SAMPLES; index += 1) {
      const x = column + ((index % SAMPLES) + 0.5) / SAMPLES;
      const y = row + (Math.floor(index / SAMPLES) + 0.5) / SAMPLES;
      if (windingAt(x, y, points) !== 0) inside += 1;
    }
    return inside / (SAMPLES * SAMPLES);
  }

  const POLYGONS: readonly (readonly [string, readonly Point[]])[] = [
    [
      "a steep triangle",
      [
        [1.2, 0.3],
        [3.7, 5.6],
        [0.4, 4.1],
      ],
    ],
    [
      "a flat triangle",
      [
        [0.3, 2.2],
        [7.6, 3.1],
        [7.1, 3.9],
      ],
    ],
    [
      "a slanted quadrangle",
      [
        [2.5, 0.4],
        [7.4, 2.7],
        [5.1, 5.8],
        [0.6, 3.3],
      ],
    ],
    [
      "one in a single pixel",
      [
        [3.2, 2.1],
        [3.9, 2.5],
        [3.4, 2.8],
      ],
    ],
    [
      "one that begins above",
      [
        [2.1, -3.4],
        [6.8, 4.2],
        [1.3, 5.1],
      ],
    ],
    [
      "one that ends below",
      [
        [3.6, 1.2],
        [6.9, 9.7],
        [0.8, 8.3],
      ],
    ],
    [
      "one over everything",
      [
        [0, -4.5],
        [8, -2.5],
        [8, 8.5],
        [0, 10.5],
      ],
    ],
    [
      "one on the borders of pixels",
      [
        [1, 1],
        [6, 1],
        [6, 4],
        [3, 4],
      ],
    ],
  ];

  it.each(POLYGONS)("cover each pixel by the part that is inside: %s", (_, points) => {
    for (const turned of [points, [...points].reverse()]) {
      const coverage = new Coverage(8, 6);
      add(coverage, turned);
      const shades = drawn(coverage);
      const off = shades.flatMap((line, row) =>
        line.filter(
          (shade, column) => Math.abs(shade - sampledArea(column, row, points) * INK) > 0.8,
        ),
      );
      expect(off).toEqual([]);
    }
  });

  it("are drawn in rows of an image behind whatever stands before them", () => {
    const [, points] = POLYGONS[2]!;
    const [alone, inImage] = [new Coverage(8, 6), new Coverage(8, 6)];
    for (const coverage of [alone, inImage]) add(coverage, points);
    const image = new Uint8Array(6 * 5).fill(0);
    for (let row = 0; row < 6; row += 1) inImage.drawRow(row, INK, image, row * 5 + 1);
    const rows = drawn(alone).map((line) => [
      0,
      ...[0, 2, 4, 6].map((column) => (line[column]! << 4) | line[column + 1]!),
    ]);
    expect([...image]).toEqual(rows.flat());
  });
});
