import type { FontItem } from "../model/items.ts";

/**
 * The languages of a script, by tag, the most spoken first; every other one of the vocabulary is written in
 * Latin letters beyond a–z: `latin-ext`.
 */
const LANGUAGES: Readonly<Record<string, string>> = {
  latin: "ceb en id ms om rw sn so st sw xh zu",
  vietnamese: "vi",
  arabic: "ar ckb fa ps sd ug ur",
  armenian: "hy",
  bengali: "bn as",
  cyrillic: "ru be bg kk ky mk mn sr tg uk",
  devanagari: "hi bho mai mr ne",
  ethiopic: "am ti",
  georgian: "ka",
  greek: "el",
  gujarati: "gu",
  gurmukhi: "pa",
  han: "ja yue zh-Hans zh-Hant",
  hangul: "ko",
  hebrew: "he yi",
  kannada: "kn",
  khmer: "km",
  lao: "lo",
  malayalam: "ml",
  myanmar: "my",
  oriya: "or",
  sinhala: "si",
  tamil: "ta",
  telugu: "te",
  thai: "th",
};

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(LANGUAGES).flatMap(([key, tags]) => tags.split(" ").map((tag) => [tag, key])),
);

/**
 * The key of `meta.metrics.extents` that has a language: `latin` for one written in a–z alone, `latin-ext`
 * for others in the Latin alphabet, `vietnamese`, or else its script, such as `devanagari`; `han` of Chinese and
 * Japanese, `hangul` of Korean.
 */
export function scriptKeyOf(languageTag: string): string {
  return KEYS.get(languageTag) ?? "latin-ext";
}

/** The language that most people write in a script. */
export function mostSpokenIn(script: string): string | undefined {
  return LANGUAGES[script]?.split(" ")[0];
}

/**
 * The line height, as a multiple of the font size with two decimals, below which the ink of two lines may touch:
 * from the highest ink to the lowest one of the letters that the font has in the script.
 *
 * @param script of `scriptKeyOf`
 * @returns 0 where the script is not measured in the font
 */
export function neededLeading({ meta }: FontItem, script: string): number {
  const { extents, unitsPerEm = 1 } = meta?.metrics ?? {};
  const extent = extents?.[script];
  return extent ? Math.ceil(((extent.above + extent.below) / unitsPerEm) * 100) / 100 : 0;
}
