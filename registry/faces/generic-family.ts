import type { FontCategory } from "../../schemas/index.ts";
import type { FontItem } from "../model/items.ts";

const CATEGORIES: readonly FontCategory[] = ["serif", "sans-serif", "monospace"];

/** The generic family at the end of a font's CSS `family`. */
export function cssGenericFamily(font: FontItem): FontCategory | "cursive" {
  return lastFamily(font) === "cursive" ? "cursive" : genericFamily(font);
}

/**
 * Which of the three generic families of specification 2.3 a font is nearest to: the one of its CSS
 * `family`, or beside `cursive` the one that the item states.
 */
export function genericFamily(font: FontItem): FontCategory {
  return statedGenericFamily(font) ?? "sans-serif";
}

/** The same; undefined when the item states none. */
export function statedGenericFamily(font: FontItem): FontCategory | undefined {
  const last = lastFamily(font);
  return last === "cursive" ? font.meta?.genericFamily : CATEGORIES.find((known) => known === last);
}

function lastFamily({ font: { family } }: FontItem): string | undefined {
  return family.split(",").at(-1)?.trim();
}

const FOR_LARGE_SIZES: ReadonlySet<string> = new Set(["display", "handwriting"]);

/** Whether a font's categories say that it is drawn for large sizes: a display face or handwriting. */
export function isForLargeSizes({ categories = [] }: { categories?: readonly string[] }): boolean {
  return categories.some((category) => FOR_LARGE_SIZES.has(category));
}
