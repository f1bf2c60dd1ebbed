import type { Contour, Point } from "../../../../registry/measures/contours.ts";

/** The edges of a cell, between its corners. */
type Edge = "top" | "right" | "bottom" | "left";

/**
 * By the corners of a cell with ink (8 top left, 4 top right, 2 bottom right, 1 bottom left): where an outline
 * enters the cell and leaves it, with the ink on its right.
 */
const CROSSINGS: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [["left", "bottom"]],
  [["bottom", "right"]],
  [["left", "right"]],
  [["right", "top"]],
  [
    ["left", "bottom"],
    ["right", "top"],
  ],
  [["bottom", "top"]],
  [["left", "top"]],
  [["top", "left"]],
  [["top", "bottom"]],
  [
    ["top", "left"],
    ["bottom", "right"],
  ],
  [["top", "right"]],
  [["right", "left"]],
  [["right", "bottom"]],
  [["bottom", "left"]],
  [],
];

/**
 * The outlines of what is drawn in a picture, by marching squares: a point where the coverage of two adjacent
 * pixels passes one half, in parts of a pixel.
 */
export function inkContours({ data, width, height }: ImageData): Contour[] {
  const coverage = (x: number, y: number) => (data[4 * (y * width + x) + 3] ?? 0) / 255;
  const between = (x: number, y: number, dx: number, dy: number): Point => {
    const from = coverage(x, y);
    const part = (0.5 - from) / (coverage(x + dx, y + dy) - from);
    return [x + dx * part, y + dy * part];
  };
  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  const crossing = (x: number, y: number, edge: Edge): number => {
    const [left, top] = [edge === "right" ? x + 1 : x, edge === "bottom" ? y + 1 : y];
    const isRow = edge === "top" || edge === "bottom";
    const key = 2 * (top * width + left) + (isRow ? 0 : 1);
    if (!points.has(key)) points.set(key, between(left, top, isRow ? 1 : 0, isRow ? 0 : 1));
    return key;
  };
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const corners = [
        coverage(x, y),
        coverage(x + 1, y),
        coverage(x + 1, y + 1),
        coverage(x, y + 1),
      ];
      const inked = corners.reduce((bits, one) => 2 * bits + (one >= 0.5 ? 1 : 0), 0);
      for (const [from, to] of CROSSINGS[inked] ?? [])
        next.set(crossing(x, y, from), crossing(x, y, to));
    }
  return loopsIn(next).map((loop) => loop.flatMap((key) => [points.get(key) ?? [0, 0]]));
}

function loopsIn(next: Map<number, number>): number[][] {
  const loops: number[][] = [];
  for (const [start] of next) {
    const loop: number[] = [];
    for (let key: number | undefined = start; key !== undefined;) {
      loop.push(key);
      const following = next.get(key);
      next.delete(key);
      key = following !== undefined && next.has(following) ? following : undefined;
    }
    loops.push(loop);
  }
  return loops;
}
