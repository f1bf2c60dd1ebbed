import { labelOf as tagLabel } from "../cards/label.ts";
import type { WrittenLanguages } from "./written-languages.ts";

/** How the chosen values of a group narrow a list; of `one` a single value can be chosen. */
export type Match = "all" | "any" | "one";

/** A group of filters. */
export interface FilterGroup<Entry> {
  /** In the address, too. */
  name: string;
  label: string;
  match: Match;
  has: (entry: Entry, value: string) => boolean;
  /** The values that an entry has, where these are a list of its own. */
  of?: (entry: Entry) => readonly string[];
  /** A value as an address may state it. */
  pattern: RegExp;
  /** What is offered, under headings where there is much. */
  sections: (entries: readonly Entry[]) => readonly FilterSection[];
  labelOf: (value: string) => string;
  /** What the field that finds values says; absent where all of them are listed. */
  find?: string;
}

export interface FilterSection {
  heading?: string;
  values: readonly string[];
}

export interface ListSort<Entry> {
  /** In the address, too. */
  name: string;
  label: string;
  /** Undefined for the order of the entries. */
  compare?: (a: Entry, b: Entry) => number;
}

/** A list that readers filter, search, sort and set in their own text. */
export interface ListDefinition<Entry> {
  groups: readonly FilterGroup<Entry>[];
  /** The first one is that of a list that nobody has sorted. */
  sorts: readonly ListSort<Entry>[];
  /** What a search finds it by. */
  nameOf: (entry: Entry) => string;
  /** Of which an entry's own name is typed in a search; undefined where only the search index decides. */
  titleOf?: (entry: Entry) => string;
  noun: readonly [one: string, many: string];
}

/** `1 pairing`, `1,942 families`. */
export function countOf({ noun }: Pick<ListDefinition<never>, "noun">, count: number): string {
  return `${count.toLocaleString("en")} ${noun[count === 1 ? 0 : 1]}`;
}

/** Tags, subsets and names of items. */
export const TAG = /^[A-Za-z0-9-]+$/;

/**
 * A group of which every value is a tag that an entry has in a list of its own. Entries have all that is chosen
 * of it, unless it says otherwise.
 *
 * @param group whose values of `first` come before the others
 */
export function tagGroup<Entry>({
  first,
  ...group
}: Pick<FilterGroup<Entry>, "name" | "label"> &
  Partial<FilterGroup<Entry>> & {
    of: (entry: Entry) => readonly string[];
    first?: readonly string[];
  }): FilterGroup<Entry> {
  const { of, labelOf = tagLabel } = group;
  return {
    match: "all",
    pattern: TAG,
    labelOf,
    has: (entry, value) => of(entry).includes(value),
    sections: (entries) => [{ values: sortedValues(entries, of, labelOf, first) }],
    ...group,
  };
}

/** The group of languages, which are found by typing. */
export function languageGroup<Entry extends { written: number }>(
  { names, sets }: WrittenLanguages = { names: {}, sets: [] },
): FilterGroup<Entry> {
  const labelOf = (tag: string) => (Object.hasOwn(names, tag) && names[tag]) || tag;
  return tagGroup({
    name: "language",
    label: "Language",
    labelOf,
    find: "A language",
    of: ({ written }) => sets[written] ?? [],
  });
}

/** Every value that some entry has: those of `first` in their order, the others by their labels. */
export function sortedValues<Entry>(
  entries: readonly Entry[],
  of: (entry: Entry) => readonly string[],
  labelOf: (value: string) => string,
  first: readonly string[] = [],
): string[] {
  const values = new Set<string>();
  for (const entry of entries) for (const value of of(entry)) values.add(value);
  const byLabel = [...values].sort((a, b) => labelOf(a).localeCompare(labelOf(b), "en"));
  return [...new Set([...first.filter((value) => values.has(value)), ...byLabel])];
}
