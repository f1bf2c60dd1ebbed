import { Canvas } from "../../build/site/picture/canvas.ts";
import { Coverage } from "../../build/site/picture/coverage.ts";
import { drawLine } from "../../build/site/picture/draw-line.ts";
import { drawPath } from "../../build/site/picture/draw-path.ts";
import { OutlineReader } from "../../build/site/specimen/specimen-outlines.ts";
import { outlineOf, type PathCommand } from "./outline-bytes.ts";
import { paletteOf, tonesOf } from "./picture-pixels.ts";

/** The shades of each row, a hexadecimal digit a pixel. */
function shadesOf(coverage: Coverage): string[] {
  return Array.from({ length: coverage.height }, (_, row) => {
    const pixels = new Uint8Array(coverage.width / 2);
    coverage.drawRow(row, 15, pixels, 0);
    return Buffer.from(pixels).toString("hex");
  });
}

/** A path whose origin is the lower left corner of 12 × 6 pixels, drawn with 10 units a pixel. */
function drawn(commands: readonly PathCommand[]): string[] {
  const coverage = new Coverage(12, 6);
  const reader = new OutlineReader(outlineOf(commands));
  drawPath(reader, { originX: 0, originY: 6, scale: 0.1 }, coverage);
  return shadesOf(coverage);
}

it("draws lines upwards from the origin, and joins the end with the start", () => {
  expect(
    drawn([
      ["M", [20, 40]],
      ["L", [80, 40]],
      ["L", [80, 10]],
      ["L", [20, 10]],
    ]),
  ).toEqual([
    "000000000000",
    "000000000000",
    "00ffffff0000",
    "00ffffff0000",
    "00ffffff0000",
    "000000000000",
  ]);
});

it("closes a contour where the next begins", () => {
  expect(
    drawn([
      ["M", [0, 60]],
      ["L", [40, 60]],
      ["L", [40, 0]],
      ["L", [0, 0]],
      ["M", [60, 20]],
      ["L", [60, 40]],
      ["L", [110, 40]],
      ["L", [110, 20]],
    ]),
  ).toEqual([
    "ffff00000000",
    "ffff00000000",
    "ffff00fffff0",
    "ffff00fffff0",
    "ffff00000000",
    "ffff00000000",
  ]);
});

it.each<[string, PathCommand[]]>([
  ["quadratic", [["Q", [30, 60], [120, 60]]]],
  ["cubic", [["C", [30, 40], [60, 60], [120, 60]]]],
])("draws a parabola as a %s curve, of a pixel the part below it", (_, curve) => {
  expect(drawn([["M", [30, 0]], ...curve, ["L", [120, 0]]])).toEqual([
    "00000027adef",
    "000019ffffff",
    "0000bfffffff",
    "0006ffffffff",
    "000cffffffff",
    "000effffffff",
  ]);
});

it.each<[string, PathCommand, string[]]>([
  [
    "turns both ways",
    ["C", [100, 0], [10, 50], [120, 60]],
    [
      "0000000159ce",
      "0000004effff",
      "000001efffff",
      "000006ffffff",
      "00000cffffff",
      "0136cfffffff",
    ],
  ],
  [
    "bends only at its end",
    ["C", [40, 0], [80, 0], [120, 60]],
    [
      "000000000006",
      "00000000003e",
      "0000000002df",
      "000000003eff",
      "00000018ffff",
      "001259efffff",
    ],
  ],
  [
    "bends only at its beginning",
    ["C", [0, 60], [60, 60], [120, 60]],
    [
      "00026acdefff",
      "01afffffffff",
      "1cffffffffff",
      "7fffffffffff",
      "cfffffffffff",
      "efffffffffff",
    ],
  ],
])("draws a cubic curve that %s", (_, curve, shades) => {
  expect(drawn([["M", [0, 0]], curve, ["L", [120, 0]]])).toEqual(shades);
});

it("draws a small curve as a line only where nobody sees the difference", () => {
  expect(
    drawn([
      ["M", [0, 0]],
      ["Q", [0, 20], [20, 20]],
      ["L", [20, 0]],
      ["M", [40, 0]],
      ["C", [40, 11], [49, 20], [60, 20]],
      ["L", [60, 0]],
    ]),
  ).toEqual([
    "000000000000",
    "000000000000",
    "000000000000",
    "000000000000",
    "6e004d000000",
    "df00df000000",
  ]);
});

it("draws the glyphs of a line where they stand, in the size of the line", () => {
  const square: PathCommand[] = [
    ["M", [0, 0]],
    ["L", [0, 50]],
    ["L", [50, 50]],
    ["L", [50, 0]],
  ];
  const bar: PathCommand[] = [
    ["M", [0, 0]],
    ["L", [0, 25]],
    ["L", [100, 25]],
    ["L", [100, 0]],
  ];
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
    expect(paletteOf(new Canvas(2, 1).toPng())).toEqual([
      "ffffff",
      "efefef",
      "dfdfdf",
      "cfcfd0",
      "c0c0c0",
      "b0b0b0",
      "a0a0a0",
      "909090",
      "808081",
      "707071",
      "606061",
      "505051",
      "414141",
      "313132",
      "212122",
      "111112",
    ]);
  });
});
