import type { FontItem } from "../model/items.ts";
import { nearestWeight, weightsOf } from "./face-weights.ts";

/** What a reader sees of a face's proportions, in em; a measure that the font does not state is absent. */
export interface Proportions {
  xHeight?: number;
  capHeight?: number;
  /** The average advance of a character in English running text. */
  width?: number;
}

const REGULAR = 400;

/** Of the weight nearest to 400. */
export function proportionsOf(font: FontItem): Proportions {
  const { metrics, advances } = font.meta ?? {};
  if (metrics === undefined) return {};
  const { unitsPerEm, xHeight, capHeight } = metrics;
  const weight = nearestWeight(weightsOf(font), REGULAR);
  const advance = advances?.[String(weight) as "400"]?.text;
  return {
    ...(xHeight !== undefined && { xHeight: xHeight / unitsPerEm }),
    ...(capHeight !== undefined && { capHeight: capHeight / unitsPerEm }),
    ...(advance !== undefined && { width: advance / unitsPerEm }),
  };
}

/** The same and the contrast as they are published, with three decimals. */
export function statedMeasures(font: FontItem): Proportions & { contrast?: number } {
  const measures = { ...proportionsOf(font), contrast: font.meta?.metrics?.contrast };
  const stated = Object.entries(measures).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated.map(([name, value]) => [name, Number(value?.toFixed(3))]));
}

/** How many characters of text a column holds; undefined where the font states no widths. */
export function charactersIn(
  columnPixels: number,
  textPixels: number,
  font: FontItem,
): number | undefined {
  const { width } = proportionsOf(font);
  return width === undefined ? undefined : Math.round(columnPixels / (width * textPixels));
}
