import type { FilterGroup, ListDefinition } from "./list-definition.ts";
import { type ListState, chosenIn, withChosen } from "./list-state.ts";

/** What a search gave for the words of a state. */
export interface FoundNames {
  /** The most relevant first; none where no item has anything that was asked for. */
  names: readonly string[];
  /** Whether none of them has everything that the words ask for. */
  isNearest: boolean;
  /** Words that nothing here has, and what each of the others was taken for. */
  unknown: readonly string[];
  understood: readonly string[];
}

/** The entries to show, as positions in the list. */
export interface ShownEntries {
  positions: readonly number[];
  /** `nearest` where none has all that was asked for, `unmatched` where none has any of it. */
  kind: "exact" | "nearest" | "unmatched";
}

/** Fewer would look like an answer, more would bury that it is none. */
const NEAREST = 12;

/**
 * The entries that have what is chosen, in the order asked for. Where there are none, those nearest to it: of
 * the entries that the words found, or of all, those that have most of the values.
 *
 * @param found for the words of the state; undefined without words, and until the search has answered
 */
export function shownEntries<Entry>(
  entries: readonly Entry[],
  state: ListState,
  list: ListDefinition<Entry>,
  found?: FoundNames,
): ShownEntries {
  const { positions, isNearest } = candidates(entries, state, list, found);
  const missing = missingIn(list.groups, state);
  const missingAt = (position: number) => missing(entries[position] as Entry);
  const complete = positions.filter((position) => missingAt(position) === 0);
  if (complete.length > 0)
    return {
      positions: sorted(complete, entries, list, state),
      kind: isNearest ? "nearest" : "exact",
    };
  const isUnmatched = positions.length === 0;
  const nearest = (isUnmatched ? [...entries.keys()] : positions)
    .map((position) => ({ position, missing: missingAt(position) }))
    .sort((a, b) => a.missing - b.missing)
    .slice(0, NEAREST)
    .map(({ position }) => position);
  return { positions: nearest, kind: isUnmatched ? "unmatched" : "nearest" };
}

/**
 * How many entries have each value of a group with all else that is chosen: value -> entries. Of a group whose
 * entries need all chosen values, with those, too.
 */
export function countsOf<Entry>(
  entries: readonly Entry[],
  state: ListState,
  list: ListDefinition<Entry>,
  group: FilterGroup<Entry>,
  values: readonly string[],
  found?: FoundNames,
): Map<string, number> {
  const others = group.match === "all" ? state : withChosen(state, group.name, []);
  const missing = missingIn(list.groups, others);
  const matching = candidates(entries, state, list, found)
    .positions.map((position) => entries[position] as Entry)
    .filter((entry) => missing(entry) === 0);
  const counts = new Map(values.map((value) => [value, 0]));
  for (const entry of matching)
    for (const value of group.of?.(entry) ?? values.filter((one) => group.has(entry, one))) {
      const count = counts.get(value);
      if (count !== undefined) counts.set(value, count + 1);
    }
  return counts;
}

/** How many of the chosen values an entry lacks. */
function missingIn<Entry>(
  groups: readonly FilterGroup<Entry>[],
  state: ListState,
): (entry: Entry) => number {
  const demanded = groups.flatMap((group) => {
    const chosen = chosenIn(state, group.name);
    return chosen.length > 0 ? [{ group, chosen }] : [];
  });
  return (entry) =>
    demanded.reduce((sum, { group, chosen }) => {
      const lacking = chosen.filter((value) => !group.has(entry, value)).length;
      return sum + (group.match === "any" ? Number(lacking === chosen.length) : lacking);
    }, 0);
}

/** Those whose names are typed; then those that the search found. */
function candidates<Entry>(
  entries: readonly Entry[],
  { query }: ListState,
  list: ListDefinition<Entry>,
  found: FoundNames | undefined,
): { positions: readonly number[]; isNearest: boolean } {
  if (query.trim() === "") return { positions: [...entries.keys()], isNearest: false };
  const named = namedPositions(entries, list, query);
  // What is nearest to the words is nothing beside a name.
  if (found === undefined || (found.isNearest && named.length > 0))
    return { positions: named, isNearest: false };
  const positions = positionsOf(entries, list);
  const others = found.names.flatMap((name) => positions.get(name) ?? []);
  return { positions: [...new Set([...named, ...others])], isNearest: found.isNearest };
}

/** The titles that begin with what is typed before those that have it elsewhere. */
function namedPositions<Entry>(
  entries: readonly Entry[],
  { titleOf }: ListDefinition<Entry>,
  query: string,
): number[] {
  if (titleOf === undefined) return [];
  const words = query.toLowerCase().match(/\S+/g) ?? [];
  const start = words.join(" ");
  const first: number[] = [];
  const others: number[] = [];
  for (const [position, title] of lowerCaseTitles(entries, titleOf).entries()) {
    if (title.startsWith(start)) first.push(position);
    else if (words.every((word) => title.includes(word))) others.push(position);
  }
  return [...first, ...others];
}

/** Made once for a list: every letter that is typed asks for all of them. */
const knownTitles = new WeakMap<object, readonly string[]>();
const knownPositions = new WeakMap<object, ReadonlyMap<string, number>>();

function lowerCaseTitles<Entry>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): readonly string[] {
  const titles = knownTitles.get(entries) ?? entries.map((entry) => titleOf(entry).toLowerCase());
  knownTitles.set(entries, titles);
  return titles;
}

function positionsOf<Entry>(
  entries: readonly Entry[],
  { nameOf }: ListDefinition<Entry>,
): ReadonlyMap<string, number> {
  const positions =
    knownPositions.get(entries) ??
    new Map(entries.map((entry, position) => [nameOf(entry), position]));
  knownPositions.set(entries, positions);
  return positions;
}

/** Of equals, the one that came first stays first. */
function sorted<Entry>(
  positions: readonly number[],
  entries: readonly Entry[],
  { sorts }: ListDefinition<Entry>,
  state: ListState,
): readonly number[] {
  const compare = sorts.find(({ name }) => name === state.sort)?.compare;
  if (compare === undefined) return positions;
  return positions.toSorted((a, b) => compare(entries[a] as Entry, entries[b] as Entry));
}
