import type { FontItem } from "../model/items.ts";

/** The weights that a font has, 100 to 900, in the order of the item. */
export function weightsOf(font: FontItem | undefined): number[] {
  return (font?.font.weight ?? []).map(Number);
}

/** False for the rare family that has italics alone, such as Molle. */
export function hasUpright({ meta }: Pick<FontItem, "meta">): boolean {
  return meta?.styles?.includes("normal") !== false;
}
