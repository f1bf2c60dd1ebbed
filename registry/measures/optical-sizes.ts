/** In pixels. Between two of them a width is interpolated. */
const OPTICAL_SIZES = [14, 16, 18, 20, 24, 30, 36, 48, 60, 72, 96];

interface Axis {
  tag: string;
  min: number;
  max: number;
}

/** Sizes of text and headings in pixels, within the family's `opsz` axis; none without it. */
export function opticalSizesOf(axes: readonly Axis[] | undefined): number[] {
  const axis = axes?.find(({ tag }) => tag === "opsz");
  if (axis === undefined) return [];
  const within = OPTICAL_SIZES.map((size) => Math.min(axis.max, Math.max(axis.min, size)));
  return [...new Set(within)];
}
