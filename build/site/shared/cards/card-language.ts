import { mostSpokenIn } from "../../../../registry/faces/leading.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";

/** What a browser needs to know to set a sentence. */
export interface SentenceLanguage {
  /** BCP 47; undefined for that of the page, English. */
  lang?: string;
  dir?: "rtl";
}

/** Letters, or words of previews, that one language of a script has, and the others do not. */
const BY_LETTERS: Readonly<Record<string, readonly (readonly [letters: RegExp, lang: string])[]>> =
  {
    arabic: [
      [/[ٹڈےں]/, "ur"],
      [/[پچژگیک]/, "fa"],
    ],
    devanagari: [[/ळ|च्या|आहेत/, "mr"]],
    cyrillic: [
      [/[іїєґ]/i, "uk"],
      [/[ыэ]/i, "ru"],
      [/[љњћђџ]/i, "sr"],
      [/ъ|прави|става|такова/i, "bg"],
    ],
    han: [[/[东书们个国时来语说这门间]/, "zh-Hans"]],
  };

/** Languages that mix scripts, by the script that only they have. */
const LANGUAGE_OF_SCRIPT: ReadonlyMap<string, string> = new Map([
  ["Hiragana", "japanese"],
  ["Katakana", "japanese"],
  ["Hangul", "korean"],
]);

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["arabic", "hebrew"]);

/**
 * The script of a text in lower case. A language's name wins over that of a script: Japanese has three, Vietnamese
 * has Latin letters.
 */
export function scriptIn(text: string): string {
  const scripts = scriptsOf(text)
    .map(({ script }) => script)
    .filter((script) => script !== "Latin");
  const language = scripts.map((script) => LANGUAGE_OF_SCRIPT.get(script)).find(Boolean);
  return language ?? scripts[0]?.toLowerCase() ?? "latin";
}

/** The language of a reader's text among those that there are; undefined for Latin, which tells none. */
export function languageOfText(text: string, languages: readonly string[]): string | undefined {
  const script = scriptIn(text);
  return [languageOf(text, script, []), mostSpokenIn(script)].find(
    (lang) => lang !== undefined && script !== "latin" && languages.includes(lang),
  );
}

/**
 * The language of a card's sentence.
 *
 * @param script as `scriptIn` names it
 * @param subsets of the font, which tell the kinds of Chinese apart
 */
export function sentenceLanguage(
  sentence: string,
  script: string,
  subsets: readonly string[],
): SentenceLanguage {
  const lang = languageOf(sentence, script, subsets);
  return {
    ...(lang !== undefined && { lang }),
    ...(RIGHT_TO_LEFT.has(script) && { dir: "rtl" }),
  };
}

function languageOf(
  sentence: string,
  script: string,
  subsets: readonly string[],
): string | undefined {
  if (script === "latin") return undefined;
  if (script === "japanese") return "ja";
  if (script === "korean") return "ko";
  const special = BY_LETTERS[script]?.find(([letters]) => letters.test(sentence))?.[1];
  return special ?? (script === "han" ? chinese(subsets) : mostSpokenIn(script));
}

function chinese(subsets: readonly string[]): string {
  if (subsets.includes("chinese-simplified")) return "zh-Hans";
  return subsets.includes("chinese-hongkong") ? "zh-HK" : "zh-Hant";
}
