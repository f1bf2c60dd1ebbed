import { withoutPairingPrefix } from "../../registry/model/items.ts";
import type { Content } from "../respond/content.ts";
import { searchableIndex } from "./searchable-index.ts";

const MAX_NAMES = 3;

/** A longer name is near to none: no published one is half as long. */
const MAX_CHARACTERS = 100;

/** The Sørensen-Dice coefficient from which two names count as near. */
const LEAST_SIMILARITY = 0.5;

interface NameTable {
  names: readonly string[];
  /** How many pairs of letters each name has. */
  pairCounts: readonly number[];
  /** For each pair of letters, the positions in `names` of the names that contain it. */
  byPair: ReadonlyMap<string, readonly number[]>;
}

const tables = new WeakMap<Content, NameTable>();

/**
 * The published names most similar to a name, at most three, the most similar first.
 *
 * Compares pairs of adjacent letters, which a table answers in microseconds. An edit distance to each of
 * some thousand names takes a millisecond: too long for an error that any client can cause.
 *
 * @param index the published index that lists the names
 */
export function nearestNames(name: string, index: Content | undefined): string[] {
  const wanted = withoutPairingPrefix(name.toLowerCase());
  if (index === undefined || wanted.length > MAX_CHARACTERS) return [];
  const { names, pairCounts, byPair } = tableOf(index);

  const pairs = pairsOf(wanted);
  const shared = new Uint8Array(names.length);
  for (const pair of pairs)
    for (const position of byPair.get(pair) ?? []) shared[position] = (shared[position] ?? 0) + 1;
  const near: { name: string; similarity: number }[] = [];
  for (let position = 0; position < names.length; position += 1) {
    const similarity = (2 * (shared[position] ?? 0)) / (pairs.size + (pairCounts[position] ?? 0));
    if (similarity >= LEAST_SIMILARITY) near.push({ name: names[position] ?? "", similarity });
  }
  near.sort((a, b) => b.similarity - a.similarity);
  return near.slice(0, MAX_NAMES).map((one) => one.name);
}

function tableOf(index: Content): NameTable {
  const known = tables.get(index);
  if (known) return known;
  const names = [...searchableIndex(index).entries.keys()];
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
  const table = { names, pairCounts, byPair };
  tables.set(index, table);
  return table;
}

/** Each pair once; the ends of the name count as letters, so that names that begin alike are nearer. */
function pairsOf(name: string): Set<string> {
  const text = `^${name}$`;
  return new Set(
    Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2)),
  );
}
