import {
  type OutlinedLine,
  OutlineReader,
  PATH_OPERATIONS,
} from "../specimen/specimen-outlines.ts";
import type { Coverage } from "./coverage.ts";

/** Where the origin of a path is, in pixels, and how many pixels a unit has; its y axis points upwards. */
interface Pen {
  originX: number;
  originY: number;
  scale: number;
}

/** Of a curve from the line that replaces it, in pixels: two of the sixteen shades at most. */
const TOLERANCE = 0.1;

const [MOVE, LINE, QUADRATIC] = PATH_OPERATIONS.keys();

/**
 * Draws a line of text.
 *
 * @param bytes of the outlines
 * @param x     of the origin of the line, in pixels
 * @param y     of the baseline, in pixels from the top
 * @param size  pixels of an em
 */
export function drawLine(
  line: OutlinedLine,
  bytes: Uint8Array,
  { x, y, size }: { x: number; y: number; size: number },
  coverage: Coverage,
): void {
  const reader = new OutlineReader(bytes);
  for (const glyph of line.glyphs) {
    const pen: Pen = {
      originX: x + glyph.x * size,
      originY: y - glyph.y * size,
      scale: size / line.unitsPerEm,
    };
    reader.position = glyph.offset;
    drawPath(reader, pen, coverage);
  }
}

/** Draws the path at the reader's position. */
export function drawPath(
  reader: OutlineReader,
  { originX, originY, scale }: Pen,
  coverage: Coverage,
): void {
  let unitsX = 0;
  let unitsY = 0;
  const nextX = () => originX + (unitsX += reader.signed()) * scale;
  const nextY = () => originY - (unitsY += reader.signed()) * scale;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  for (let runs = reader.unsigned(); runs > 0; runs -= 1) {
    const run = reader.unsigned();
    const operation = run & 3;
    for (let count = run >>> 2; count > 0; count -= 1) {
      const fromX = x;
      const fromY = y;
      x = nextX();
      y = nextY();
      if (operation === LINE) {
        coverage.addEdge(fromX, fromY, x, y);
      } else if (operation === MOVE) {
        coverage.addEdge(fromX, fromY, startX, startY);
        startX = x;
        startY = y;
      } else {
        const controlX = x;
        const controlY = y;
        x = nextX();
        y = nextY();
        if (operation === QUADRATIC) {
          // As a cubic curve: its control points are two thirds of the way to the one.
          const firstX = fromX + (2 / 3) * (controlX - fromX);
          const firstY = fromY + (2 / 3) * (controlY - fromY);
          const lastX = x + (2 / 3) * (controlX - x);
          const lastY = y + (2 / 3) * (controlY - y);
          addCubic(coverage, fromX, fromY, firstX, firstY, lastX, lastY, x, y);
          continue;
        }
        const secondX = x;
        const secondY = y;
        x = nextX();
        y = nextY();
        addCubic(coverage, fromX, fromY, controlX, controlY, secondX, secondY, x, y);
      }
    }
  }
  coverage.addEdge(x, y, startX, startY);
}

/** In as many lines as the distance of the control points demands: the error falls with their square. */
function addCubic(
  coverage: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const bend = Math.max(
    length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const lines = Math.ceil(Math.sqrt((3 * bend) / (4 * TOLERANCE)));
  let x = x0;
  let y = y0;
  for (let index = 1; index < lines; index += 1) {
    const t = index / lines;
    const s = 1 - t;
    const toX = s * s * (s * x0 + 3 * t * x1) + t * t * (3 * s * x2 + t * x3);
    const toY = s * s * (s * y0 + 3 * t * y1) + t * t * (3 * s * y2 + t * y3);
    coverage.addEdge(x, y, toX, toY);
    x = toX;
    y = toY;
  }
  coverage.addEdge(x, y, x3, y3);
}

/** `Math.hypot` takes ten times as long. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
