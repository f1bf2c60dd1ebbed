import { EVERY_WEIGHT } from "../specimen/faces-for-every-weight.ts";

/** No more letters are named: the note stays in one line. */
const MOST_NAMED = 12;

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
  const ranges = faces.map(({ unicodeRange }) => rangesIn(unicodeRange));
  return (letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (faces.length === 0 || /\s|\p{Default_Ignorable_Code_Point}/u.test(letter)) return true;
    return ranges.some((range) =>
      range.some(([first, last]) =>
        last === LAST_CODE_POINT ? LATIN.test(letter) : first <= codePoint && codePoint <= last,
      ),
    );
  };
}

const LAST_CODE_POINT = 0x10ffff;

/** `U+0-ff, U+131` -> pairs of code points. */
function rangesIn(unicodeRange: string): [number, number][] {
  return unicodeRange.split(",").map((range) => {
    const [first = "0", last = first] = range.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
