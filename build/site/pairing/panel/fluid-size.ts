import { ROOT_PIXELS } from "../../../../registry/pairing/scale.ts";

/** A size that grows with the window from `NARROW` to `WIDE`, in rem. */
export interface FluidRange {
  minimum: number;
  maximum: number;
}

/** Widths of the window in CSS pixels: at and below the first the size is the smallest, from the second on the largest. */
export const NARROW = 360;
export const WIDE = 1280;

/**
 * WCAG 2.2, 1.4.4: text can be enlarged to twice its size. At the 500 % that browsers zoom to, a size is at
 * least five times its minimum, and without zoom at most its maximum.
 */
export const MAX_RATIO = 2.5;

const MAX_REM = 20;

/** `clamp(2rem, 1.6087rem + 1.7391vw, 3rem)`, or why there is no such size, as a sentence. */
export function fluidSize({
  minimum,
  maximum,
}: FluidRange): { css: string; problem?: never } | { css?: never; problem: string } {
  if (!(minimum > 0 && maximum > minimum && maximum <= MAX_REM))
    return { problem: `The largest size is above the smallest, at most ${MAX_REM}rem.` };
  if (maximum > minimum * MAX_RATIO)
    return {
      problem: `Readers could not enlarge it to 200 % by zooming: the largest size is at most ${rounded(minimum * MAX_RATIO)}rem.`,
    };
  const slope = (maximum - minimum) / ((WIDE - NARROW) / ROOT_PIXELS);
  const intercept = minimum - (slope * NARROW) / ROOT_PIXELS;
  return {
    css: `clamp(${rounded(minimum)}rem, ${rounded(intercept)}rem + ${rounded(slope * 100)}vw, ${rounded(maximum)}rem)`,
  };
}

const CLAMP = /^clamp\(([\d.]+)rem, -?[\d.]+rem \+ [\d.]+vw, ([\d.]+)rem\)$/;

/** The range of a fluid size; undefined for any other value. */
export function fluidRangeOf(size: string): FluidRange | undefined {
  const [, minimum, maximum] = CLAMP.exec(size) ?? [];
  return minimum === undefined ? undefined : { minimum: Number(minimum), maximum: Number(maximum) };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
