import { type OutlinedLine, OutlineReader } from "../specimen/specimen-outlines.ts";
import type { Coverage } from "./coverage.ts";
import { type Pen, drawPath } from "./draw-path.ts";

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
