import { Canvas } from "../../build/site/shared/picture/canvas.ts";
import { Coverage } from "../../build/site/shared/picture/coverage.ts";
import { drawLine, drawPath } from "../../build/site/shared/picture/draw-line.ts";
import { OutlineReader } from "../../build/site/shared/specimen/specimen-outlines.ts";
import { outlineOf, type PathCommand, polygon } from "./outline-bytes.ts";
import { paletteOf, shadesOf, tonesOf } from "./picture-pixels.ts";

/** A path whose origin is the lower left corner of 12 × 6 pixels, drawn with 10 units a pixel. */
function drawn(commands: readonly PathCommand[]): string[] {
  const coverage = new Coverage(12, 6);
  const reader = new OutlineReader(outlineOf(commands));
  drawPath(reader, { originX: 0, originY: 6, scale: 0.1 }, coverage);
  return shadesOf(coverage);
}

it("draws lines upwards from the origin, and joins the end with the start", () => {
  expect(drawn(polygon("20,40 80,40 80,10 20,10"))).toEqual([
    "000000000000",
    "000000000000",
    "00ffffff0000",
    "00ffffff0000",
    "00ffffff0000",
    "000000000000",
  ]);
});

it("closes a contour where the next begins", () => {
  const contours = ["0,60 40,60 40,0 0,0", "60,20 60,40 110,40 110,20"];
  expect(drawn(contours.flatMap(polygon))).toEqual([
    "ffff00000000",
    "ffff00000000",
    "ffff00fffff0",
    "ffff00fffff0",
    "ffff00000000",
    "ffff00000000",
  ]);
});

const digitsIn = (rows: readonly string[]) => Array.from(rows.join(""), (one) => parseInt(one, 16));

type Points = readonly (readonly [x: number, y: number])[];

/** The point of a Bézier curve at a part of its length, by de Casteljau. */
function pointAt(part: number, control: Points): Points[number] {
  if (control.length === 1) return control[0]!;
  const between = control.slice(1).map(([x, y], before) => {
    const [fromX, fromY] = control[before]!;
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const;
  });
  return pointAt(part, between);
}

/** A polygon as `drawn` draws its path. */
function drawnPolygon(points: Points): string[] {
  const coverage = new Coverage(12, 6);
  for (const [index, [x, y]] of points.entries()) {
    const [toX, toY] = points[(index + 1) % points.length]!;
    coverage.addEdge(x / 10, 6 - y / 10, toX / 10, 6 - toY / 10);
  }
  return shadesOf(coverage);
}

it.each<[string, PathCommand]>([
  ["a parabola as a quadratic curve", ["Q", [30, 60], [120, 60]]],
  ["a parabola as a cubic curve", ["C", [20, 40], [60, 60], [120, 60]]],
  ["a cubic curve that turns both ways", ["C", [100, 0], [10, 50], [120, 60]]],
  ["a cubic curve that bends only at its end", ["C", [40, 0], [80, 0], [120, 60]]],
  ["a cubic curve that bends only at its beginning", ["C", [0, 60], [60, 60], [120, 60]]],
  ["a small quadratic curve", ["Q", [0, 20], [20, 20]]],
  ["a small cubic curve", ["C", [0, 11], [9, 20], [20, 20]]],
])("draws %s as its points joined by lines", (_, curve) => {
  const [, ...control] = curve;
  const end = [control.at(-1)![0], 0] as const;
  const smooth = drawn([["M", [0, 0]], curve, ["L", end]]);
  const curved = Array.from({ length: 201 }, (_, at) => pointAt(at / 200, [[0, 0], ...control]));
  const expected = digitsIn(drawnPolygon([...curved, end]));
  const off = digitsIn(smooth).filter((shade, at) => Math.abs(shade - expected[at]!) > 1);
  expect(off).toEqual([]);
  expect(new Set(expected).size).toBeGreaterThan(3);
});

it("draws the glyphs of a line where they stand, in the size of the line", () => {
  const square = polygon("0,0 0,50 50,50 50,0");
  const bar = polygon("0,0 0,25 100,25 100,0");
  const bytes = Buffer.concat([outlineOf(square), outlineOf(bar)]);
  const coverage = new Coverage(12, 6);
  const line = {
    isRightToLeft: false,
    width: 2,
    left: 0,
    bottom: 0,
    right: 2,
    top: 1,
    unitsPerEm: 100,
    glyphs: [
      { offset: 0, x: 0, y: 0 },
      { offset: outlineOf(square).length, x: 1, y: 0.5 },
    ],
  };
  drawLine(line, bytes, { x: 2, y: 5, size: 4 }, coverage);
  expect(shadesOf(coverage)).toEqual([
    "000000000000",
    "000000000000",
    "000000ffff00",
    "00ff00000000",
    "00ff00000000",
    "000000000000",
  ]);
});

describe("a canvas", () => {
  function addSquare({ coverage }: Canvas, left: number, right: number): void {
    coverage.addEdge(left, 1, left, 2);
    coverage.addEdge(right, 2, right, 1);
  }

  it("keeps what is darker, and is empty after it was cleared", () => {
    const canvas = new Canvas(6, 3);
    addSquare(canvas, 0, 3);
    canvas.ink(15);
    addSquare(canvas, 2, 5);
    canvas.ink(10);
    expect(tonesOf(canvas.toPng())).toEqual(["000000", "fffaa0", "000000"]);
    canvas.clear();
    expect(tonesOf(canvas.toPng())).toEqual(["000000", "000000", "000000"]);
  });

  it("has sixteen even shades from paper to ink", () => {
    const palette = paletteOf(new Canvas(2, 1).toPng());
    const greens = palette.map((color) => parseInt(color.slice(2, 4), 16));
    expect([palette.length, palette[0], palette[15]]).toEqual([16, "ffffff", "111112"]);
    const steps = greens.slice(1).map((green, index) => greens[index]! - green);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  });
});
