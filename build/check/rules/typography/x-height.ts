import type { FontItem } from "../../../../registry/model/items.ts";

/** The x-height in em; undefined where the font does not state it. */
export function xHeightOf({ meta }: FontItem): number | undefined {
  const { xHeight, unitsPerEm } = meta?.metrics ?? {};
  return xHeight !== undefined && unitsPerEm !== undefined ? xHeight / unitsPerEm : undefined;
}
