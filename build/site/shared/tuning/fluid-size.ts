import { fluidSize } from "../../../../registry/pairing/phone-sizes.ts";
import { ROOT_PIXELS } from "../../../../registry/pairing/scale.ts";

/**
 * WCAG 2.2, 1.4.4: text can be enlarged to twice its size. At the 500 % that browsers zoom to, a size is at
 * least five times its minimum, and without zoom at most its maximum.
 */
const MAX_RATIO = 2.5;

const MAX_PIXELS = 320;

/**
 * `clamp(2rem, 1.6087rem + 1.7391vw, 3rem)`, or why there is no such size, as a sentence.
 *
 * @param minimum, maximum in pixels
 */
export function validatedFluidSize(
  minimum: number,
  maximum: number,
): { value: string; problem?: never } | { value?: never; problem: string } {
  if (!(minimum > 0 && maximum > minimum && maximum <= MAX_PIXELS))
    return { problem: `The largest size is above the smallest, at most ${MAX_PIXELS} px.` };
  const most = Math.floor(minimum * MAX_RATIO);
  return maximum > minimum * MAX_RATIO
    ? {
        problem: `Readers could not enlarge it to 200 % by zooming: the largest size is at most ${most} px.`,
      }
    : { value: fluidSize(`${minimum / ROOT_PIXELS}rem`, `${maximum / ROOT_PIXELS}rem`) };
}

const CLAMP = /^clamp\(([\d.]+)rem, -?[\d.]+rem \+ [\d.]+vw, ([\d.]+)rem\)$/;

/** In rem, the size on a phone and that on a wide screen; undefined for any value that is not fluid. */
export function fluidRangeOf(size: string): { minimum: number; maximum: number } | undefined {
  const [, minimum, maximum] = CLAMP.exec(size) ?? [];
  return minimum === undefined ? undefined : { minimum: Number(minimum), maximum: Number(maximum) };
}

/** Whether the ends of two fluid sizes have the same ratio, but for rounding. */
export function isInProportion(one: string, other: string): boolean {
  const [a, b] = [fluidRangeOf(one), fluidRangeOf(other)];
  return !!a && !!b && Math.abs(a.maximum / a.minimum - b.maximum / b.minimum) < 0.001;
}
