import type { OutlinedLine, SpecimenOutlines } from "../specimen/specimen-outlines.ts";
import type { Coverage } from "./coverage.ts";
import { drawLine } from "./draw-line.ts";
import type { PictureLine } from "./picture-lines.ts";

/** Where lines of one size are drawn, in pixels. */
export interface LineBlock {
  left: number;
  right: number;
  /** The baseline of the first line. */
  first: number;
  size: number;
  /** Of the size. */
  leading: number;
}

/** Of the em. Text faces are enlarged or reduced to this one, within limits. */
const X_HEIGHT = { common: 0.52, smallestFactor: 0.95, largestFactor: 1.25 };

/** At the left edge, or at the right one for a script that is read from there, by the ink's edge. */
export function drawLines(
  lines: readonly OutlinedLine[],
  { left, right, first, size, leading }: LineBlock,
  { bytes }: SpecimenOutlines,
  coverage: Coverage,
): void {
  for (const [index, line] of lines.entries()) {
    const x = line.isRightToLeft ? right - line.right * size : left - line.left * size;
    const y = Math.round(first) + index * Math.round(leading * size);
    drawLine(line, bytes, { x, y, size }, coverage);
  }
}

/** The size at which the widest line has this width. */
export function sizeToFit(lines: readonly OutlinedLine[], width: number): number {
  return width / Math.max(...lines.map(({ left, right }) => right - left));
}

/** What makes the small letters of faces equally high, within limits: beside each other they look alike. */
export function evenHeight({ xHeight = X_HEIGHT.common }: PictureLine): number {
  const factor = X_HEIGHT.common / xHeight;
  return Math.min(X_HEIGHT.largestFactor, Math.max(X_HEIGHT.smallestFactor, factor));
}

/** A filled rectangle: a hairline. */
export function drawRule(
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  coverage: Coverage,
): void {
  coverage.addEdge(left, top, left, bottom);
  coverage.addEdge(right, bottom, right, top);
}
