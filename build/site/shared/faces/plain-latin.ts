import { charactersInRange } from "./unicode-ranges.ts";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

/** ASCII and the punctuation of typeset English. */
const PLAIN_LATIN: ReadonlySet<string> = new Set([...ASCII, ...Array.from("–—‘’“”…")]);

/** Whether a text has no other letters than those which a face of plain Latin sets. */
export function isPlainLatin(text: string): boolean {
  return Array.from(text).every((letter) => PLAIN_LATIN.has(letter));
}

/** @param unicodeRange of a face */
export function setsPlainLatin(unicodeRange: string): boolean {
  const has = charactersInRange(unicodeRange);
  return [...PLAIN_LATIN].every((letter) => has(letter.codePointAt(0) ?? 0));
}
