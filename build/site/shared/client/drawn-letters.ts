import type { CharacterSet } from "../faces/character-sets.ts";
import { charactersInRange } from "../faces/unicode-ranges.ts";
import { EVERY_WEIGHT } from "../specimen/faces-for-every-weight.ts";

/** No more letters are named: the note stays in one line. */
const MOST_NAMED = 12;

/** A descriptor `unicode-range` up to the last code point. */
const STATES_NO_RANGE = /-10ffff$/i;

/** What a Latin face has that states no range: ASCII, Latin-1, typographic punctuation. */
const LATIN = /[\u0020-\u007e\u00a0-\u00ffŒœŸ–—‘’‚“”„†‡•…‹›€™←↑→↓−×]/u;

/** The letters that the face of an element draws; all of them, where the family has no faces here. */
export function drawnBy(element: Element): CharacterSet {
  const [first = ""] = getComputedStyle(element).fontFamily.split(",", 1);
  const families = [withoutQuotes(first), withoutQuotes(first) + EVERY_WEIGHT];
  const faces = [...document.fonts].filter(
    (face) => families.includes(withoutQuotes(face.family)) && face.style === "normal",
  );
  if (faces.length === 0) return () => true;
  const sets = faces.map(({ unicodeRange }) =>
    STATES_NO_RANGE.test(unicodeRange) ? isLatin : charactersInRange(unicodeRange),
  );
  return (codePoint) => sets.some((has) => has(codePoint));
}

/** @returns a sentence without its period, or `""` where no letter is missing */
export function lackingNote(missing: readonly string[]): string {
  if (missing.length === 0) return "";
  const named = missing.slice(0, MOST_NAMED).join(" ");
  const others = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : "";
  return `Drawn by a font of your system, because the specimen faces lack them: ${named}${others}`;
}

function withoutQuotes(family: string): string {
  return family.replace(/["']/g, "");
}

function isLatin(codePoint: number): boolean {
  return LATIN.test(String.fromCodePoint(codePoint));
}
