import { charactersInRange } from "./unicode-ranges.ts";

/** ASCII and the punctuation of typeset English. */
const PLAIN_LATIN = Array.from(
  `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}–—‘’“”…`,
  (character) => character.codePointAt(0) ?? 0,
);

/** Whether a character is one that every face of plain Latin sets. */
export function isPlainLatin(codePoint: number): boolean {
  return PLAIN_LATIN.includes(codePoint);
}

/** @param unicodeRange of a face */
export function setsPlainLatin(unicodeRange: string): boolean {
  return PLAIN_LATIN.every(charactersInRange(unicodeRange));
}
