import { closest, distance } from "fastest-levenshtein";

/** A longer word is not a misspelling of a known one, and would take long to compare. */
const MAX_WORD_CHARACTERS = 64;

/**
 * ` did you mean "space-mono"?` after a semicolon, or nothing when no known word is near. Letter case
 * does not count as a difference. A number is never near another: 1200 is not a misspelling of 100.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const candidates = new Map([...known].map((candidate) => [candidate.toLowerCase(), candidate]));
  if (candidates.size === 0 || word.length > MAX_WORD_CHARACTERS || !/\p{L}/u.test(word)) return "";
  const lowerCase = word.toLowerCase();
  const nearest = closest(lowerCase, [...candidates.keys()]);
  // With more than one letter in three changed it is another word; one change is always allowed.
  const limit = Math.max(1, Math.floor(word.length / 3));
  return distance(lowerCase, nearest) <= limit
    ? `; did you mean ${JSON.stringify(candidates.get(nearest))}?`
    : "";
}
