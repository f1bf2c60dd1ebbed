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
