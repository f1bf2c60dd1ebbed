/** First words that many unrelated families share: the rest of the name is what identifies them. */
const PREFIXES: ReadonlySet<string> = new Set([
  "Big",
  "Black",
  "GFS",
  "Libre",
  "New",
  "Old",
  "Open",
  "Special",
  "ZCOOL",
  "Zen",
]);

/**
 * Whether two families are cuts of one design or were made to go together, which their names show: `Inter
 * Tight` and `Inter`, `Noto Sans` and `Noto Serif`, `DM Serif Display` and `DM Sans`.
 *
 * @param first, second titles of fonts
 */
export function areOneFamily(first: string, second: string): boolean {
  return nameOfDesign(first) === nameOfDesign(second);
}

function nameOfDesign(title: string): string {
  const end = endOfWord(title, 0);
  const first = title.slice(0, end);
  return PREFIXES.has(first) ? title.slice(0, endOfWord(title, end + 1)) : first;
}

/** Without a list of words: every font is compared with every other. */
function endOfWord(title: string, start: number): number {
  const space = title.indexOf(" ", start);
  return space === -1 ? title.length : space;
}

/**
 * In em. With less difference in their proportions, two sans faces of different families look like a
 * mistake beside each other.
 */
export const ALIKE_TOLERANCE = 0.02;
