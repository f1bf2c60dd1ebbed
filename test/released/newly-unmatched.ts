import fc from "fast-check";

const SAMPLES = { numRuns: 500, seed: 1 };

/**
 * A string that one pattern matches and the next one does not, as JSON. Found by generating strings that
 * match the first, the same ones at each call; undefined where the second matches all of them.
 *
 * @param before undefined where any string was accepted
 */
export function newlyUnmatched(before: string | undefined, after: string): string | undefined {
  const strings = fc.stringMatching(new RegExp(before ?? "^[^]*$", "u"));
  const next = new RegExp(after, "u");
  const found = fc.sample(strings, SAMPLES).find((text) => !next.test(text));
  return found === undefined ? undefined : JSON.stringify(found);
}
