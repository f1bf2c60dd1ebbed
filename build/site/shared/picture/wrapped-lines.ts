import type { OutlinedGlyph, OutlinedLine } from "../specimen/specimen-outlines.ts";

/** Scripts of one glyph a letter, from left to right. */
const SIMPLE_SCRIPTS =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}]+$/u;

/** What stays on one line: Chinese and Japanese are broken after punctuation. */
const WORD = /[^\s、。，：？]+[、。，：？]*/g;

/** Letters that a font may draw as one glyph, those that most fonts do first. */
const LIGATURES = ["fi", "fl", "ff", "ft", "Th", "tt"];

/** In em, where a prepared line ended; no space of a font is much narrower. */
const SPACE = 0.28;

/**
 * A text in narrower lines than the prepared ones. Outlines have no spaces: where it is not certain which
 * glyphs a word has, the prepared lines stay.
 *
 * @param width in em; a longer word has a line of its own
 */
export function wrappedLines(
  lines: readonly OutlinedLine[],
  text: string,
  width: number,
): readonly OutlinedLine[] {
  const glyphs: OutlinedGlyph[] = [];
  let end = 0;
  for (const line of lines) {
    for (const glyph of line.glyphs) glyphs.push({ ...glyph, x: glyph.x + end });
    end += line.width + SPACE;
  }
  const leftAt = (index = glyphs.length) => glyphs[index]?.x ?? end;
  const rows: number[] = [];
  const words = wordStarts(text, glyphs.length);
  for (const [index, start] of words.entries()) {
    const right = leftAt(words[index + 1]) - SPACE;
    if (rows.length === 0 || right - leftAt(rows.at(-1)) > width) rows.push(start);
  }
  const wrapped = rows.flatMap((start, index) => {
    const left = leftAt(start);
    const right = leftAt(rows[index + 1]) - SPACE - left;
    const row = glyphs
      .slice(start, rows[index + 1])
      .map((glyph) => ({ ...glyph, x: glyph.x - left }));
    return lines
      .slice(0, 1)
      .map((like) => ({ ...like, left: 0, right, width: right, glyphs: row }));
  });
  return wrapped.length > 0 ? wrapped : lines;
}

/** The first glyph of each word; none unless there is a glyph for every letter or ligature. */
function wordStarts(text: string, glyphCount: number): number[] {
  const words = SIMPLE_SCRIPTS.test(text) ? (text.match(WORD) ?? []) : [];
  const lengths = words.map((word) => Array.from(word).length);
  let surplus = lengths.reduce((sum, length) => sum + length, -glyphCount);
  for (const letters of LIGATURES)
    for (const [index, word] of words.entries())
      if (surplus > 0 && word.includes(letters)) {
        lengths[index] = (lengths[index] ?? 0) - 1;
        surplus -= 1;
      }
  let end = 0;
  return surplus === 0 ? lengths.map((length) => (end += length) - length) : [];
}
