import type { FontItem } from "../../schemas/index.ts";

type Heights = Pick<
  NonNullable<NonNullable<FontItem["meta"]>["metrics"]>,
  "unitsPerEm" | "xHeight" | "capHeight"
>;

/**
 * In em. Of the glyphs of all families, `x` is .16 (Monsieur La Doulaise) to .87 (Boldonse) high and
 * `H` .37 (Bytesized) to 1.44 (Playwrite ID); tables that are wrong state .02, .1 or 0.
 */
export const POSSIBLE_HEIGHTS = {
  xHeight: { min: 0.15, max: 0.9 },
  capHeight: { min: 0.3, max: 1.5 },
} as const;

/** In some unicase faces small letters are taller than capitals; the most in Ruslan Display, .853. */
export const LEAST_CAP_HEIGHT_TO_X_HEIGHT = 0.85;

/** The heights that no face has, by field; a missing one is possible. */
export function impossibleHeights({
  unitsPerEm,
  xHeight,
  capHeight,
}: Heights): ("xHeight" | "capHeight")[] {
  const isOutside = (field: "xHeight" | "capHeight", height: number | undefined) => {
    const { min, max } = POSSIBLE_HEIGHTS[field];
    return height !== undefined && (height < min * unitsPerEm || height > max * unitsPerEm);
  };
  const isBelowX =
    xHeight !== undefined &&
    capHeight !== undefined &&
    capHeight < xHeight * LEAST_CAP_HEIGHT_TO_X_HEIGHT;
  return [
    ...(isOutside("xHeight", xHeight) ? ["xHeight" as const] : []),
    ...(isOutside("capHeight", capHeight) || isBelowX ? ["capHeight" as const] : []),
  ];
}
