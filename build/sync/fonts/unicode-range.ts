/**
 * The descriptor `unicode-range` for characters, without spaces: `U+20-7E,U+A0`.
 *
 * @param characters any order, duplicates allowed
 */
export function unicodeRangeOf(characters: string): string {
  const codePoints = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .map((range) => `U+${range}`)
    .join(",");
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}
