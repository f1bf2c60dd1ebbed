import { hasBold } from "../faces/face-weights.ts";
import { genericFamily, isForLargeSizes } from "../faces/generic-family.ts";
import type { FontItem } from "../model/items.ts";

/** The measures of a font that decide what goes with it; lengths in em. */
export interface FaceMeasures {
  generic: "serif" | "sans-serif" | "monospace";
  xHeight?: number;
  /** The average advance of a character. */
  width?: number;
  /** The ratio of the thickest to the thinnest part of `o`: 1 is monoline. */
  contrast?: number;
  /** Whether running text can be set in it: neither display nor handwriting, with a bold weight. */
  isTextFace: boolean;
  hasItalics: boolean;
}

export function faceOf(item: FontItem): FaceMeasures {
  const { meta } = item;
  const { unitsPerEm = 1, xHeight, xWidthAvg, contrast } = meta?.metrics ?? {};
  const inEm = (length: number) => Number((length / unitsPerEm).toFixed(3));
  return {
    generic: genericFamily(item),
    ...(xHeight !== undefined && { xHeight: inEm(xHeight) }),
    ...(xWidthAvg !== undefined && { width: inEm(xWidthAvg) }),
    ...(contrast !== undefined && { contrast }),
    isTextFace: !isForLargeSizes(item) && hasBold(item),
    hasItalics: meta?.styles?.includes("italic") ?? false,
  };
}
