import { inlineRunsOf } from "../../site/shared/samples/inline-runs.ts";
import { lettersOf, readLanguageTexts } from "../../site/shared/samples/language-texts.ts";

/** The sample texts that a page in a script of many characters has. */
const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  japanese: "ja",
  korean: "ko",
  "chinese-simplified": "zh-Hans",
  "chinese-traditional": "zh-Hant",
  "chinese-hongkong": "zh-Hant",
};

const languages = new Map(readLanguageTexts().map((texts) => [texts.lang, texts]));

/**
 * The characters of the sample page in a script, which decide what a browser loads of its many files.
 *
 * @param isItalic whether of its emphasis alone
 * @returns undefined for a script without a sample
 */
export function sampleCharacters(
  script: string,
  isItalic: boolean,
): ReadonlySet<string> | undefined {
  const texts = languages.get(LANGUAGE_OF_SCRIPT[script] ?? "");
  if (texts === undefined) return undefined;
  const emphasis = texts.paragraphs
    .flatMap(inlineRunsOf)
    .flatMap(({ kind, text }) => (kind === "emphasis" ? [text] : []));
  return new Set(isItalic ? emphasis.join("") : lettersOf(texts));
}
