import { Coverage } from "../../build/site/shared/picture/coverage.ts";
import { shadesOf } from "./picture-pixels.ts";

const INK = 15;
const [WIDTH, HEIGHT] = [8, 6];
/** Points in a row of a pixel, by which its inner part is measured. */
const SAMPLES = 32;

type Point = readonly [x: number, y: number];

/** A polygon, as SVG writes it: `1,2 3,4.5 0,6`. The last point is joined to the first. */
const contour = (points: string): Point[] =>
  points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });

type Edge = readonly [from: Point, to: Point];

const edgesOf = (contours: readonly string[]): Edge[] =>
  contours
    .map(contour)
    .flatMap((points) =>
      points.map((from, index): Edge => [from, points[(index + 1) % points.length]!]),
    );

function add(coverage: Coverage, ...contours: string[]): void {
  for (const [from, to] of edgesOf(contours)) coverage.addEdge(...from, ...to);
}

/** The winding number of a point, by the edges to the right of it. */
function windingAt(x: number, y: number, edges: readonly Edge[]): number {
  let winding = 0;
  for (const [[fromX, fromY], [toX, toY]] of edges) {
    if (fromY <= y === toY <= y) continue;
    const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    if (crossing > x) winding += Math.sign(toY - fromY);
  }
  return winding;
}

/** The part of a pixel that is inside by the nonzero rule, by a grid of points in it. */
function sampledArea(column: number, row: number, edges: readonly Edge[]): number {
  let inside = 0;
  for (let index = 0; index < SAMPLES * SAMPLES; index += 1) {
    const x = column + ((index % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(index / SAMPLES) + 0.5) / SAMPLES;
    if (windingAt(x, y, edges) !== 0) inside += 1;
  }
  return inside / (SAMPLES * SAMPLES);
}

it.each([
  ["whole pixels", ["1,1 1,2 5,2 5,1"]],
  ["parts of pixels", ["0.6,0.2 0.6,1 2.4,1 2.4,0.2"]],
  ["a diagonal", ["0,1 4,1 4,0"]],
  ["a steep triangle", ["1.2,0.3 3.7,5.6 0.4,4.1"]],
  ["a flat triangle", ["0.3,2.2 7.6,3.1 7.1,3.9"]],
  ["a slanted quadrangle", ["2.5,0.4 7.4,2.7 5.1,5.8 0.6,3.3"]],
  ["one in a single pixel", ["3.2,2.1 3.9,2.5 3.4,2.8"]],
  ["one that begins above", ["2.1,-3.4 6.8,4.2 1.3,5.1"]],
  ["one that ends below", ["3.6,1.2 6.9,9.7 0.8,8.3"]],
  ["one that reaches over the left border and above", ["-3,-5 -3,1 2,1 2,-5"]],
  ["one that reaches over the right border and below", ["3,1 3,8 9,8 9,1"]],
  ["one over everything", ["0,-4.5 8,-2.5 8,8.5 0,10.5"]],
  ["one on the borders of pixels", ["1,1 6,1 6,4 3,4"]],
  ["a slanted edge that ends at the left border", ["0,6 0.3,4.2 8,4.2 8,6"]],
  ["overlapping contours of one direction", ["0,0 0,1 4,1 4,0", "2,0 2,1 6,1 6,0"]],
  ["a counter, of the other direction", ["0,0 0,1 6,1 6,0", "2,0 4,0 4,1 2,1"]],
])("covers of each pixel the part that is inside: %s", (_, contours) => {
  const reversed = contours.map((points) => points.split(" ").reverse().join(" "));
  const edges = edgesOf(contours);
  for (const turned of [contours, reversed]) {
    const coverage = new Coverage(WIDTH, HEIGHT);
    add(coverage, ...turned);
    const off = shadesOf(coverage).flatMap((line, row) =>
      Array.from(line, (digit) => Number.parseInt(digit, 16)).filter(
        (shade, column) => Math.abs(shade - sampledArea(column, row, edges) * INK) > 0.8,
      ),
    );
    expect(off).toEqual([]);
  }
});

it("is drawn in rows of an image behind whatever stands before them", () => {
  const [alone, inImage] = [new Coverage(WIDTH, HEIGHT), new Coverage(WIDTH, HEIGHT)];
  for (const coverage of [alone, inImage]) add(coverage, "2.5,0.4 7.4,2.7 5.1,5.8 0.6,3.3");
  const image = new Uint8Array(HEIGHT * 5).fill(0);
  for (let row = 0; row < HEIGHT; row += 1) inImage.drawRow(row, INK, image, row * 5 + 1);
  const rows = shadesOf(alone).map((line) => `00${line}`);
  expect(Buffer.from(image).toString("hex")).toBe(rows.join(""));
});

it("starts anew after a row is drawn, also at the right border", () => {
  const coverage = new Coverage(4, 1);
  add(coverage, "0,0 0,1 9,1 9,0");
  expect(shadesOf(coverage)).toEqual(["ffff"]);
  expect(shadesOf(coverage)).toEqual(["0000"]);
  add(coverage, "2,0 2,1 9,1 9,0");
  expect(shadesOf(coverage)).toEqual(["00ff"]);
});

it("keeps what is darker already, and what stands before the row, also away from edges", () => {
  const coverage = new Coverage(8, 1);
  const pixels = Uint8Array.of(0x12, 0x34, 0xf3, 0xf3, 0xf3, 0xf3);
  add(coverage, "0,0 0,1 8,1 8,0");
  coverage.drawRow(0, 10, pixels, 2);
  expect(pixels).toEqual(Uint8Array.of(0x12, 0x34, 0xfa, 0xfa, 0xfa, 0xfa));
});
