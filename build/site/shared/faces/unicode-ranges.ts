import type { CharacterSet } from "./character-sets.ts";

type CharacterRange = readonly [first: number, last: number];

const parsed = new Map<string, readonly CharacterRange[]>();

/** The characters of a descriptor `unicode-range` without wildcards: `U+20-7E,U+A0`. Each is parsed once. */
export function charactersInRange(unicodeRange: string): CharacterSet {
  const ranges = parsed.get(unicodeRange) ?? parsedRanges(unicodeRange);
  parsed.set(unicodeRange, ranges);
  return (codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function parsedRanges(unicodeRange: string): CharacterRange[] {
  return unicodeRange.split(",").map((range): CharacterRange => {
    const [first = "", last = first] = range.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
