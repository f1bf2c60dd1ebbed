import { closest, distance } from "fastest-levenshtein";

/** ` did you mean "space-mono"?` after a semicolon, or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const candidates = [...known];
  if (candidates.length === 0) return "";
  const nearest = closest(word, candidates);
  // More than two letters in five changed is another word.
  const limit = Math.max(2, Math.floor(word.length * 0.4));
  return distance(word, nearest) <= limit ? `; did you mean ${JSON.stringify(nearest)}?` : "";
}
