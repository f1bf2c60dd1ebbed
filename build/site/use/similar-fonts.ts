import { nearestTo } from "../../../registry/search/nearest.ts";
import { titleOf } from "./font-records.ts";
import type { MeasuredFont, OtherFontsJson } from "./partners-json.ts";

/**
 * The fonts that a name may mean which no font has: the one that it is a misspelling of, or those like the
 * typeface of that name, the nearest first; of a longer name those like the typeface that it begins with.
 */
export function similarFonts(
  name: string,
  fonts: readonly MeasuredFont[],
  { lookAlikes }: Pick<OtherFontsJson, "lookAlikes">,
): MeasuredFont[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const typeface = words.slice(0, count).join(" ");
    const alike = Object.hasOwn(lookAlikes, typeface) ? (lookAlikes[typeface] ?? []) : [];
    const found = alike.flatMap((one) => fonts.find((font) => font.name === one) ?? []);
    if (found.length > 0) return found;
  }
  const near = nearestTo(
    name,
    fonts.flatMap((font) => [font.name, titleOf(font)]),
  );
  return fonts.filter((font) => font.name === near || titleOf(font) === near).slice(0, 1);
}
