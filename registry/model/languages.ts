import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "./package-root.ts";

/** A language, and what it is written with. */
export interface Language {
  /** In English: `Polish`. */
  name: string;
  /** In itself: `polski`. */
  nativeName: string;
  /** What people search for besides its names. */
  synonyms?: readonly string[];
  /** Every letter, small and capital, and marks where the script has them; of Chinese, Japanese and Korean what their standards teach first. */
  letters: string;
}

/** By BCP 47 tag, in the order in which languages are listed. */
export type Languages = Readonly<Record<string, Language>>;

export const languagesFile = join(ownRegistryDir, "vocabulary", "languages.json");

let shipped: Languages | undefined;

/** The languages that fonts state. */
export function shippedLanguages(): Languages {
  return (shipped ??= JSON.parse(readFileSync(languagesFile, "utf8")) as Languages);
}

/** English names of languages, in the order of the alphabet. */
export function languageNames(tags: readonly string[]): string[] {
  const languages = shippedLanguages();
  return tags.map((tag) => languages[tag]?.name ?? tag).sort((a, b) => a.localeCompare(b, "en"));
}
