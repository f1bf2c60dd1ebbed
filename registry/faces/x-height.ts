import type { FontItem } from "../../schemas/index.ts";

/** The x-height in em; undefined where the font does not state it. */
export function xHeightOf({ meta }: FontItem): number | undefined {
  const { xHeight, unitsPerEm } = meta?.metrics ?? {};
  return xHeight !== undefined && unitsPerEm !== undefined ? xHeight / unitsPerEm : undefined;
}

/** The size in em with which code has the x-height of the text; undefined where a font does not state its own. */
export function codeSizeBeside(text: FontItem, code: FontItem): string | undefined {
  const [textHeight, codeHeight] = [xHeightOf(text), xHeightOf(code)];
  return textHeight && codeHeight ? `${Number((textHeight / codeHeight).toFixed(2))}em` : undefined;
}
