import { type Languages, shippedLanguages } from "../model/languages.ts";

/** The tags of the languages of which a font has every letter, in the order of `languages.json`. */
export function coveredLanguages(
  hasCharacter: (codePoint: number) => boolean,
  languages: Languages = shippedLanguages(),
): string[] {
  return Object.entries(languages).flatMap(([tag, { letters }]) =>
    Array.from(letters).every((letter) => hasCharacter(letter.codePointAt(0) ?? 0)) ? [tag] : [],
  );
}
