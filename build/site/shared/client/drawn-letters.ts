import { charactersInRange } from "../faces/unicode-ranges.ts";
import { EVERY_WEIGHT } from "../specimen/faces-for-every-weight.ts";

/** No more letters are named: the note stays in one line. */
const MOST_NAMED = 12;

/** A descriptor `unicode-range` up to the last code point. */
const STATES_NO_RANGE = /-10ffff$/i;

/** What a Latin face has that states no range: ASCII, Latin-1, typographic punctuation. */
const LATIN = /[\u0020-\u007e\u00a0-\u00ffŒœŸ–—‘’‚“”„†‡•…‹›€™←↑→↓−×]/u;

/** The letters of texts that the specimen faces lack, so that a font of the system draws them. */
export function lettersLacking(texts: Iterable<Element>): string[] {
  const missing = new Set<string>();
  const known = new Map<string, (letter: string) => boolean>();
  for (const text of texts) {
    const family = withoutQuotes(getComputedStyle(text).fontFamily.split(",", 1)[0] ?? "");
    const has = known.get(family) ?? lettersOf(family);
    known.set(family, has);
    for (const letter of text.textContent) if (!has(letter)) missing.add(letter);
  }
  return [...missing];
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

/** Whether the faces of a family have a letter; every one, where the family has no faces here. */
function lettersOf(family: string): (letter: string) => boolean {
  const families = [family, `${family}${EVERY_WEIGHT}`];
  const faces = [...document.fonts].filter(
    (face) => families.includes(withoutQuotes(face.family)) && face.style === "normal",
  );
  return (letter) => {
    if (faces.length === 0 || /\s|\p{Default_Ignorable_Code_Point}/u.test(letter)) return true;
    return faces.some(({ unicodeRange }) =>
      STATES_NO_RANGE.test(unicodeRange)
        ? LATIN.test(letter)
        : charactersInRange(unicodeRange)(letter.codePointAt(0) ?? 0),
    );
  };
}
