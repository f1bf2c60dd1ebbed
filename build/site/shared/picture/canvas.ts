import { Coverage } from "./coverage.ts";
import { type Color, encodePng, rowBytes } from "./png.ts";

/** How dark a mark is: 15 is ink, 0 paper. */
export type Tone = number;

const INK: Color = [17, 17, 18];
const PAPER: Color = [255, 255, 255];
const DARKEST = 15;

const PALETTE = Array.from({ length: DARKEST + 1 }, (_, tone): Color => {
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round(PAPER[channel] + ((INK[channel] - PAPER[channel]) * tone) / DARKEST);
  return [mixed(0), mixed(1), mixed(2)];
});

/** Paper on which outlines are drawn. Its memory is used again for the next picture. */
export class Canvas {
  readonly coverage: Coverage;
  readonly #rows: Uint8Array;

  constructor(width: number, height: number) {
    this.coverage = new Coverage(width, height);
    this.#rows = new Uint8Array(rowBytes(width) * height);
  }

  clear(): void {
    this.#rows.fill(0);
  }

  /** Marks what `coverage` has gathered; where something darker is already, that stays. */
  ink(tone: Tone): void {
    const { width, height } = this.coverage;
    for (let row = 0; row < height; row += 1) {
      this.coverage.drawRow(row, tone, this.#rows, row * rowBytes(width) + 1);
    }
  }

  /** @param height of the paper that the picture takes, from the top */
  toPng(height = this.coverage.height): Buffer {
    const { width } = this.coverage;
    return encodePng(width, height, this.#rows.subarray(0, rowBytes(width) * height), PALETTE);
  }
}
