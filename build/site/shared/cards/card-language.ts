/** What a browser needs to know to set a sentence. */
export interface SentenceLanguage {
  /** BCP 47; undefined for that of the page, English. */
  lang?: string;
  dir?: "rtl";
}

/** Letters that one language of a script has, and the others do not. */
const BY_LETTERS: Readonly<Record<string, readonly (readonly [letters: RegExp, lang: string])[]>> =
  {
    arabic: [
      [/[ٹڈےں]/, "ur"],
      [/[پچژگیک]/, "fa"],
    ],
    cyrillic: [
      [/[іїєґ]/i, "uk"],
      [/[ыэ]/i, "ru"],
      [/ъ/i, "bg"],
    ],
  };

const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  arabic: "ar",
  armenian: "hy",
  bengali: "bn",
  cyrillic: "ru",
  devanagari: "hi",
  ethiopic: "am",
  georgian: "ka",
  greek: "el",
  gujarati: "gu",
  gurmukhi: "pa",
  hebrew: "he",
  japanese: "ja",
  kannada: "kn",
  khmer: "km",
  korean: "ko",
  malayalam: "ml",
  sinhala: "si",
  tamil: "ta",
  telugu: "te",
  thai: "th",
  vietnamese: "vi",
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["arabic", "hebrew"]);

/**
 * The language of a card's sentence.
 *
 * @param script as `cardTextOf` names it
 * @param subsets of the font, which tell the kinds of Chinese apart
 */
export function sentenceLanguage(
  sentence: string,
  script: string,
  subsets: readonly string[],
): SentenceLanguage {
  const special = BY_LETTERS[script]?.find(([letters]) => letters.test(sentence))?.[1];
  const lang = script === "han" ? chinese(subsets) : (special ?? LANGUAGE_OF_SCRIPT[script]);
  return {
    ...(lang !== undefined && { lang }),
    ...(RIGHT_TO_LEFT.has(script) && { dir: "rtl" }),
  };
}

function chinese(subsets: readonly string[]): string {
  if (subsets.includes("chinese-simplified")) return "zh-Hans";
  return subsets.includes("chinese-hongkong") ? "zh-HK" : "zh-Hant";
}
