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
  /** The same memory: two areas are 0 where their bytes are those of one 0. */
  readonly #pairs: Float64Array;
  /** Of each row, the first column with an edge, and the one after the last; `first` is greater without any. */
  readonly #first: Int32Array;
  readonly #end: Int32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    // An edge at the right border adds to the columns after it, which are never drawn.
    this.#stride = width + 2 + (width & 1);
    this.#areas = new Float32Array(this.#stride * height);
    this.#pairs = new Float64Array(this.#areas.buffer);
    this.#first = new Int32Array(height).fill(this.#stride);
    this.#end = new Int32Array(height);
  }

  /** Adds an edge. What lies outside is cut off above and below, and moved to the border at the sides. */
  addEdge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY < toY) this.#addDown(this.#within(fromX), fromY, this.#within(toX), toY, 1);
    else if (toY < fromY) this.#addDown(this.#within(toX), toY, this.#within(fromX), fromY, -1);
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
    this.#first[row] = this.#stride;
    this.#end[row] = 0;
    const [areas, pairs] = [this.#areas, this.#pairs];
    const rowStart = (row * this.#stride) >> 1;
    const lastPair = Math.min(end + 1, this.width) >> 1;
    let winding = 0;
    let shade = 0;
    for (let pair = first >> 1; pair < lastPair; pair += 1) {
      // Most pixels are inside or outside: no edge in either of the two.
      if (pairs[rowStart + pair] !== 0) {
        const index = 2 * (rowStart + pair);
        winding += areas[index] ?? 0;
        const left = shadeOf(winding, tone);
        winding += areas[index + 1] ?? 0;
        shade = shadeOf(winding, tone);
        pairs[rowStart + pair] = 0;
        pixels[start + pair] = darker(pixels[start + pair] ?? 0, left, shade);
      } else if (shade !== 0) {
        pixels[start + pair] = darker(pixels[start + pair] ?? 0, shade, shade);
      }
    }
  }

  #within(x: number): number {
    return x < 0 ? 0 : x > this.width ? this.width : x;
  }

  #addDown(x0: number, y0: number, x1: number, y1: number, direction: number): void {
    const slope = (x1 - x0) / (y1 - y0);
    const firstRow = y0 < 0 ? 0 : Math.floor(y0);
    const endRow = Math.min(this.height, Math.ceil(y1));
    let x = y0 < firstRow ? x0 + (firstRow - y0) * slope : x0;
    for (let row = firstRow; row < endRow; row += 1) {
      const height = (y1 < row + 1 ? y1 : row + 1) - (y0 > row ? y0 : row);
      // Rounding must not take an edge over the border that it ends at.
      const next = this.#within(x + slope * height);
      if (x < next) this.#addInRow(row, direction * height, x, next);
      else this.#addInRow(row, direction * height, next, x);
      x = next;
    }
  }

  /** The part of an edge in one row, from its left end to its right end. */
  #addInRow(row: number, area: number, left: number, right: number): void {
    const first = Math.floor(left);
    const columns = Math.ceil(right) - first;
    const end = first + columns + 1;
    if (first < (this.#first[row] ?? 0)) this.#first[row] = first;
    if (end > (this.#end[row] ?? 0)) this.#end[row] = end;
    const start = row * this.#stride + first;
    if (columns > 1) {
      this.#addAcross(start, columns, area, left - first, right - first);
      return;
    }
    const areas = this.#areas;
    const toTheRight = area * ((left + right) / 2 - first);
    areas[start] = (areas[start] ?? 0) + area - toTheRight;
    areas[start + 1] = (areas[start + 1] ?? 0) + toTheRight;
  }

  /** The area to the right of an edge, column by column: a triangle, trapezia, a triangle. */
  #addAcross(start: number, columns: number, area: number, left: number, right: number): void {
    const perColumn = area / (right - left);
    const [before, after] = [1 - left, right - columns + 1];
    const firstArea = 0.5 * perColumn * before * before;
    const lastArea = 0.5 * perColumn * after * after;
    this.#add(start, firstArea);
    this.#add(start + columns, lastArea);
    if (columns === 2) {
      this.#add(start + 1, area - firstArea - lastArea);
      return;
    }
    const upToSecond = perColumn * (before + 0.5);
    this.#add(start + 1, upToSecond - firstArea);
    for (let column = 2; column < columns - 1; column += 1) this.#add(start + column, perColumn);
    const beforeLast = upToSecond + (columns - 3) * perColumn;
    this.#add(start + columns - 1, area - beforeLast - lastArea);
  }

  #add(index: number, area: number): void {
    this.#areas[index] = (this.#areas[index] ?? 0) + area;
  }
}

/** Overlapping contours count once. */
function shadeOf(winding: number, tone: number): number {
  const coverage = winding < 0 ? -winding : winding;
  return coverage < 1 ? (coverage * tone + 0.5) | 0 : tone;
}

function darker(pixels: number, left: number, right: number): number {
  if (pixels === 0) return (left << 4) | right;
  return (Math.max(left, pixels >> 4) << 4) | Math.max(right, pixels & 15);
}
