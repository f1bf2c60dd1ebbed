import type { FontCategory } from "../../schemas/index.ts";
import type { FontItem } from "../model/items.ts";

const CATEGORIES: readonly FontCategory[] = ["serif", "sans-serif", "monospace"];

/**
 * The generic family at the end of a font's CSS `family`.
 *
 * @throws RangeError when there is none of the four
 */
export function cssGenericFamily({ name, font: { family } }: FontItem): FontCategory | "cursive" {
  const last = lastFamily(family);
  const generic = [...CATEGORIES, "cursive" as const].find((known) => known === last);
  if (generic !== undefined) return generic;
  throw new RangeError(`${name}: font.family ends in no generic family: ${family}`);
}

/**
 * Which of the three generic families of specification 2.3 a font is nearest to: the one of its CSS
 * `family`, or beside `cursive` the one that the item states.
 *
 * @throws RangeError when the item states none
 */
export function genericFamily(font: FontItem): FontCategory {
  const stated = statedGenericFamily(font);
  if (stated !== undefined) return stated;
  const generic = cssGenericFamily(font);
  throw new RangeError(`${font.name}: font.family ends in ${generic}, without meta.genericFamily`);
}

/** The same; undefined when the item states none. */
export function statedGenericFamily({ font, meta }: FontItem): FontCategory | undefined {
  const last = lastFamily(font.family);
  return last === "cursive" ? meta?.genericFamily : CATEGORIES.find((known) => known === last);
}

function lastFamily(family: string): string | undefined {
  return family.split(",").at(-1)?.trim();
}

const FOR_LARGE_SIZES: ReadonlySet<string> = new Set(["display", "handwriting"]);

/** Whether a font's categories say that it is drawn for large sizes: a display face or handwriting. */
export function isForLargeSizes({ categories = [] }: { categories?: readonly string[] }): boolean {
  return categories.some((category) => FOR_LARGE_SIZES.has(category));
}
