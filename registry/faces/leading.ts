import type { FontItem } from "../model/items.ts";
import { shippedLanguages } from "../model/languages.ts";
import { scriptsOf } from "./scripts.ts";

const keys = new Map<string, string | undefined>();

/**
 * The key of `meta.metrics.extents` that has a language: `latin` for one written in a–z alone, `latin-ext`
 * for others in the Latin alphabet, `vietnamese`, or else its script in lowercase, such as `devanagari`;
 * `han` of Chinese and Japanese, `hangul` of Korean. Undefined for a tag that is not in languages.json.
 */
export function scriptKeyOf(languageTag: string): string | undefined {
  if (!keys.has(languageTag)) keys.set(languageTag, keyOf(languageTag));
  return keys.get(languageTag);
}

/**
 * The line height, as a multiple of the font size, below which the ink of two lines may touch: from the
 * highest ink to the lowest one of the letters that the font has in the script of the language.
 *
 * @returns undefined where the script is not measured in the font
 */
export function neededLeading({ meta }: FontItem, languageTag: string): number | undefined {
  const { extents, unitsPerEm = 1 } = meta?.metrics ?? {};
  const extent = extents?.[scriptKeyOf(languageTag) ?? ""];
  return extent && (extent.above + extent.below) / unitsPerEm;
}

function keyOf(tag: string): string | undefined {
  const letters = shippedLanguages()[tag]?.letters;
  if (letters === undefined) return undefined;
  if (tag === "vi") return "vietnamese";
  if (/^[A-Za-z]+$/.test(letters)) return "latin";
  // Yoruba and Igbo have some of the letters of Vietnamese.
  const scripts = scriptsOf(letters).map(({ script }) => script);
  const other = scripts.find((script) => script !== "Latin" && script !== "Vietnamese");
  return other?.toLowerCase() ?? "latin-ext";
}
