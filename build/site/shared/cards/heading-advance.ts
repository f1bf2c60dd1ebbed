import type { SitePairing } from "../site.ts";

/** In em, of a font that does not state its advances; among the widest. */
const WIDE_ADVANCE = 0.62;

/** Of the first heading. */
export function headingWeight({ item }: Pick<SitePairing, "item">): number {
  return Number(item.css.h1["font-weight"]);
}

/** The mean of a letter of a title in the first heading of a pairing, tracking included, in em. */
export function headingAdvance({
  item,
  heading: { meta },
}: Pick<SitePairing, "item" | "heading">): number {
  const { "font-weight": weight, "letter-spacing": tracking } = item.css.h1;
  const advances = meta?.advances ?? {};
  const { heading } = advances[weight] ?? Object.values(advances)[0] ?? {};
  const { unitsPerEm } = meta?.metrics ?? {};
  const mean = heading && unitsPerEm ? heading / unitsPerEm : WIDE_ADVANCE;
  return Number((mean + Number.parseFloat(tracking)).toFixed(2));
}
