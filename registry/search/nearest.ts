import { closest, distance } from "fastest-levenshtein";

/** A longer word is not a misspelling of a known one, and would take long to compare. */
const MAX_WORD_CHARACTERS = 64;

/**
 * The known word that a word is a misspelling of; undefined when none is near. Letter case does not count as
 * a difference. A number is never near another: 1200 is not a misspelling of 100.
 */
export function nearestTo(word: string, known: Iterable<string>): string | undefined {
  const candidates = new Map([...known].map((candidate) => [candidate.toLowerCase(), candidate]));
  if (candidates.size === 0 || word.length > MAX_WORD_CHARACTERS || !/\p{L}/u.test(word)) {
    return undefined;
  }
  const lowerCase = word.toLowerCase();
  const nearest = closest(lowerCase, [...candidates.keys()]);
  // With more than one letter in three changed it is another word; one change is always allowed.
  const limit = Math.max(1, Math.floor(word.length / 3));
  return distance(lowerCase, nearest) <= limit ? candidates.get(nearest) : undefined;
}

/** ` did you mean "space-mono"?` after a semicolon, or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = nearestTo(word, known);
  return nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
}
