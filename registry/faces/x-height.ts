import type { FontItem } from "../../schemas/index.ts";
import { proportionsOf } from "./proportions.ts";

/** The x-height in em; undefined where the font does not state it. */
export function xHeightOf({ meta }: FontItem): number | undefined {
  const { xHeight, unitsPerEm } = meta?.metrics ?? {};
  return xHeight !== undefined && unitsPerEm !== undefined ? xHeight / unitsPerEm : undefined;
}

/** Of code beside text: in em, and the width of its letters in those of the text. */
export const CODE_SIZE = { least: 0.8, most: 1.1, width: 1.35 };

/**
 * The size in em with which code has the x-height of the text, as far as `CODE_SIZE` allows; undefined where a
 * font does not state its own.
 */
export function codeSizeBeside(text: FontItem, code: FontItem): string | undefined {
  const [textHeight, codeHeight] = [xHeightOf(text), xHeightOf(code)];
  if (!textHeight || !codeHeight) return undefined;
  const [textWidth, codeWidth] = [proportionsOf(text).width, proportionsOf(code).width];
  const widest = textWidth && codeWidth ? (CODE_SIZE.width * textWidth) / codeWidth : Infinity;
  const ofHeight = Math.round((100 * textHeight) / codeHeight) / 100;
  const size = Math.min(ofHeight, CODE_SIZE.most, Math.floor(widest * 100) / 100);
  return `${Math.max(size, CODE_SIZE.least)}em`;
}
