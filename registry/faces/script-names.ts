const LABELS: ReadonlyMap<string, string> = new Map([
  ["chinese-hongkong", "Chinese (Hong Kong)"],
  ["chinese-simplified", "Chinese (simplified)"],
  ["chinese-traditional", "Chinese (traditional)"],
  ["cyrillic-ext", "Cyrillic Extended"],
  ["greek-ext", "Greek Extended"],
  ["latin-ext", "Latin Extended"],
  ["symbols2", "Symbols"],
]);

/** Subsets of the provider that are no script of words. */
const NOT_SCRIPTS: ReadonlySet<string> = new Set(["menu", "math", "symbols", "symbols2"]);

/** A subset of the provider in words: `latin-ext` -> `Latin Extended`. */
export function scriptLabel(subset: string): string {
  return LABELS.get(subset) ?? subset.split("-").map(capitalized).join(" ");
}

/** The scripts among subsets, without Latin and the extensions of others. */
export function scriptsBeyondLatin(subsets: readonly string[]): string[] {
  const isBeyond = (subset: string) => !subset.startsWith("latin") && !subset.endsWith("-ext");
  return subsets.filter((subset) => isBeyond(subset) && !NOT_SCRIPTS.has(subset));
}

/** The scripts among subsets in words, Latin first, the others in the order of their names. */
export function scriptNames(subsets: readonly string[]): string {
  const rank = (subset: string) => (subset.startsWith("latin") ? 0 : 1);
  return subsets
    .filter((subset) => !NOT_SCRIPTS.has(subset))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(scriptLabel)
    .join(", ");
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
