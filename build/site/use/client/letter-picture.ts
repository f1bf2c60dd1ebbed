import type { Contour, Point } from "../../../../registry/measures/contours.ts";
import type { TextContext } from "./face-letters.ts";

/** In pixels: pictures are so large that rounding does not count. */
export const EM = 1000;
/** Of a canvas for pictures. */
export const MAX_PIXELS = 2 * EM;
/** Where a letter begins. */
const [LEFT, BASELINE] = [EM / 4, 1.5 * EM];

/** A face with optical sizes is measured at the default one of most, and drawn so, enlarged. */
export const TEXT_PIXELS = 14;
export const ENLARGED = EM / TEXT_PIXELS;

/** A letter as the browser draws it, in a font of TEXT_PIXELS. */
export class LetterPicture {
  readonly #picture: ImageData;
  readonly #scale: number;

  /** @param scale of a smaller picture */
  constructor(context: TextContext, letter: string, scale = 1) {
    const pixels = Math.ceil(MAX_PIXELS * scale);
    const enlarged = ENLARGED * scale;
    context.clearRect(0, 0, pixels, pixels);
    context.save();
    context.setTransform(enlarged, 0, 0, enlarged, LEFT * scale, BASELINE * scale);
    context.fillText(letter, 0, 0);
    context.restore();
    this.#picture = context.getImageData(0, 0, pixels, pixels);
    this.#scale = scale;
  }

  /** How much of the picture is inked, or of the row at a height above the baseline. */
  ink(height?: number): number {
    const { data, width } = this.#picture;
    const row = Math.round((BASELINE - (height ?? 0)) * this.#scale);
    const pixels =
      height === undefined ? data : data.subarray(4 * row * width, 4 * (row + 1) * width);
    let sum = 0;
    for (let index = 3; index < pixels.length; index += 4) sum += pixels[index] ?? 0;
    return sum;
  }

  /** Above the baseline; 0 without ink. */
  top(): number {
    const { data, width } = this.#picture;
    const first = data.findIndex((value, index) => index % 4 === 3 && value >= 128);
    return first < 0 ? 0 : Math.max(0, BASELINE - Math.floor(first / 4 / width));
  }

  /**
   * The counter of `o` and its outside, as rays from the middle pass them.
   *
   * @returns nothing where a ray passes more or fewer strokes than one
   */
  bowl(width: number, height: number): Contour[] {
    const [x, y] = [LEFT + width / 2, BASELINE - height / 2];
    const rays = Array.from({ length: RAYS }, (_, index) => {
      const angle = (2 * Math.PI * index) / RAYS;
      return this.#crossings(x, y, Math.cos(angle), Math.sin(angle));
    });
    if (rays.some(({ length }) => length !== 2)) return [];
    // An outside goes around in the other direction.
    return [
      rays.flatMap(([inner]) => (inner ? [inner] : [])),
      rays.flatMap(([, outer]) => (outer ? [outer] : [])).reverse(),
    ];
  }

  /** Where a ray enters ink or leaves it, in parts of a pixel. */
  #crossings(x: number, y: number, dx: number, dy: number): Point[] {
    const crossings: Point[] = [];
    let before = 0;
    for (let length = 0; length < EM; length += 1) {
      const coverage = this.#coverage(x + length * dx, y + length * dy);
      if (coverage >= 0.5 !== before >= 0.5) {
        const at = length - 1 + (0.5 - before) / (coverage - before);
        crossings.push([x + at * dx, y + at * dy]);
      }
      before = coverage;
    }
    return crossings;
  }

  /** Of a point, between the middles of the four pixels around it. */
  #coverage(x: number, y: number): number {
    const { data, width } = this.#picture;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const at = (column: number, row: number) => (data[4 * (row * width + column) + 3] ?? 0) / 255;
    const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
    const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
    return upper * (1 - down) + lower * down;
  }
}

const RAYS = 720;
