const MAX_NAMES = 3;

/** A longer name is near to none: no published one is half as long. */
const MAX_CHARACTERS = 100;

/** The Sørensen-Dice coefficient from which two names count as near. */
const LEAST_SIMILARITY = 0.5;

/**
 * Finds the names most similar to a name: at most three, the most similar first.
 *
 * Compares pairs of adjacent letters, which a table answers in microseconds. An edit distance to each of
 * some thousand names takes a millisecond: too long for an error that any client can cause.
 */
export function similarNames(names: readonly string[]): (name: string) => string[] {
  /** For each pair of letters, the positions in `names` of the names that contain it. */
  const byPair = new Map<string, number[]>();
  const pairCounts = names.map((name, position) => {
    const pairs = pairsOf(name);
    for (const pair of pairs) {
      const positions = byPair.get(pair);
      if (positions) positions.push(position);
      else byPair.set(pair, [position]);
    }
    return pairs.size;
  });

  return (name) => {
    if (name.length > MAX_CHARACTERS) return [];
    const pairs = pairsOf(name);
    const shared = new Uint8Array(names.length);
    for (const pair of pairs)
      for (const position of byPair.get(pair) ?? []) shared[position] = (shared[position] ?? 0) + 1;
    const near: { name: string; similarity: number }[] = [];
    for (const [position, candidate] of names.entries()) {
      const similarity = (2 * (shared[position] ?? 0)) / (pairs.size + (pairCounts[position] ?? 0));
      if (similarity >= LEAST_SIMILARITY) near.push({ name: candidate, similarity });
    }
    near.sort((a, b) => b.similarity - a.similarity);
    return near.slice(0, MAX_NAMES).map((one) => one.name);
  };
}

/** Each pair once; the ends of the name count as letters, so that names that begin alike are nearer. */
function pairsOf(name: string): Set<string> {
  const text = `^${name}$`;
  return new Set(
    Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2)),
  );
}
