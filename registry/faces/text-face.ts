import type { FontItem } from "../model/items.ts";

const FOR_LARGE_SIZES: ReadonlySet<string> = new Set(["display", "handwriting"]);
const BOLD = 600;

/** Whether a font's categories say that it is drawn for large sizes: a display face or handwriting. */
export function isForLargeSizes({ categories = [] }: { categories?: readonly string[] }): boolean {
  return categories.some((category) => FOR_LARGE_SIZES.has(category));
}

/** Whether a font has a weight for strong text; without one browsers synthesize it. */
export function hasBold({ font }: FontItem): boolean {
  return font.weight.some((weight) => Number(weight) >= BOLD);
}
