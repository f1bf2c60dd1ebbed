import type { CharacterSet } from "./character-sets.ts";

/** A letter as readers count them: a base character with its marks, which one font draws as a whole. */
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Drawn by no glyph of their own: spaces, line breaks, joiners, selectors of variants. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Emoji and punctuation, which a font of the system draws where a face has none: no reason to refuse the face. */
const EMOJI_OR_PUNCTUATION = /^[\p{P}\p{RI}\p{Extended_Pictographic}]|\u20e3$/u;

/** A part of a text whose letters a font has, or lacks. */
export interface TextRun {
  text: string;
  isSet: boolean;
}

/**
 * A text in runs of letters that a character set has and letters that it lacks. A decomposed letter counts as
 * the composed one, as browsers look it up; spaces belong to the run that they follow.
 */
export function runsOf(text: string, has: CharacterSet): TextRun[] {
  const runs: TextRun[] = [];
  for (const { segment } of letters.segment(text.normalize("NFC"))) {
    const last = runs.at(-1);
    const isSet = isInvisible(segment) ? (last?.isSet ?? true) : isLetterIn(segment, has);
    if (last?.isSet === isSet) last.text += segment;
    else runs.push({ text: segment, isSet });
  }
  return runs;
}

/**
 * Each letter of a text that a character set lacks, once, in the order of the text. Emoji and punctuation are
 * no letters: `runsOf` alone tells where a face lacks them.
 */
export function missingLetters(text: string, has: CharacterSet): string[] {
  const all = new Set(Array.from(letters.segment(text.normalize("NFC")), ({ segment }) => segment));
  return [...all].filter(
    (letter) => !EMOJI_OR_PUNCTUATION.test(letter) && !isLetterIn(letter, has),
  );
}

function isLetterIn(letter: string, has: CharacterSet): boolean {
  return Array.from(letter).every(
    (character) => INVISIBLE.test(character) || has(character.codePointAt(0) ?? 0),
  );
}

function isInvisible(letter: string): boolean {
  return Array.from(letter).every((character) => INVISIBLE.test(character));
}

/** Also the marks that its letters may be composed with: those of other scripts are in other faces. */
const EXTENDED_LATIN = /[\u0100-\u02ff\u1e00-\u1eff\u20ab\u2116]|[\u0300-\u036f]/u;

/** Whether a text may have letters of Extended Latin or Vietnamese, which are in faces of their own. */
export function hasExtendedLatin(text: string): boolean {
  return EXTENDED_LATIN.test(text.normalize("NFC"));
}
