/**
 * How much of each pixel outlines cover, by signed areas: every edge adds its area to the pixels that it
 * crosses, and the sum along a row is the winding number, fractions at edges. One pass over the edges
 * and one over the pixels, without sorting.
 *
 * Overlapping contours of one direction count as one, as the nonzero rule has it.
 *
 * @see https://github.com/raphlinus/font-rs, and version 2 of stb_truetype
 */
export class Coverage {
  readonly width: number;
  readonly height: number;
  readonly #stride: number;
  readonly #areas: Float32Array;
  /** Of each row, the first column with an edge, and the one after the last; `first` is greater without any. */
  readonly #first: Int32Array;
  readonly #end: Int32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    // An edge at the right border adds to the columns after it, which are never drawn.
    this.#stride = width + 2;
    this.#areas = new Float32Array(this.#stride * height);
    this.#first = new Int32Array(height).fill(this.#stride);
    this.#end = new Int32Array(height);
  }

  /** Adds an edge. What lies outside is cut off above and below, and moved to the border at the sides. */
  addEdge(fromX: number, fromY: number, toX: number, toY: number): void {
    const top = Math.min(fromY, toY);
    const bottom = Math.max(fromY, toY);
    const direction = fromY < toY ? 1 : -1;
    const slope = (toX - fromX) / (toY - fromY);
    const endRow = Math.min(this.height, Math.ceil(bottom));
    for (let row = Math.max(0, Math.floor(top)); row < endRow; row += 1) {
      const y0 = Math.max(top, row);
      const y1 = Math.min(bottom, row + 1);
      const x0 = this.#within(fromX + (y0 - fromY) * slope);
      const x1 = this.#within(fromX + (y1 - fromY) * slope);
      this.#addInRow(row, direction * (y1 - y0), Math.min(x0, x1), Math.max(x0, x1));
    }
  }

  /**
   * Draws a row of what has been added, and starts it anew.
   *
   * @param tone   the number of a pixel that is covered whole, at most 15
   * @param pixels two a byte, the left one in the high half; what is darker already stays
   * @param start  where the row begins in them
   */
  drawRow(row: number, tone: number, pixels: Uint8Array, start: number): void {
    const first = this.#first[row] ?? 0;
    const end = this.#end[row] ?? 0;
    const areas = this.#areas.subarray(row * this.#stride, (row + 1) * this.#stride);
    let winding = 0;
    for (let column = first; column < end && column < this.width; column += 1) {
      winding += areas[column] ?? 0;
      // Overlapping contours count once.
      const shade = Math.round(Math.min(1, Math.abs(winding)) * tone);
      const position = start + (column >> 1);
      const shift = column & 1 ? 0 : 4;
      const before = pixels[position] ?? 0;
      const lighter = shade - ((before >> shift) & 15);
      if (lighter > 0) pixels[position] = before + (lighter << shift);
    }
    areas.fill(0, first, end);
    this.#first[row] = this.#stride;
    this.#end[row] = 0;
  }

  #within(x: number): number {
    return Math.max(0, Math.min(this.width, x));
  }

  /** The part of an edge in one row, from its left end to its right end: in each column, the area to the right of it. */
  #addInRow(row: number, area: number, left: number, right: number): void {
    const first = Math.floor(left);
    const end = Math.max(first + 1, Math.ceil(right));
    if (first < (this.#first[row] ?? 0)) this.#first[row] = first;
    if (end >= (this.#end[row] ?? 0)) this.#end[row] = end + 1;
    const areas = this.#areas;
    for (let column = first; column < end; column += 1) {
      const from = Math.max(left, column);
      const to = Math.min(right, column + 1);
      const part = end - first === 1 ? area : (area * (to - from)) / (right - left);
      const beyond = part * ((from + to) / 2 - column);
      const index = row * this.#stride + column;
      areas[index] = (areas[index] ?? 0) + part - beyond;
      areas[index + 1] = (areas[index + 1] ?? 0) + beyond;
    }
  }
}
