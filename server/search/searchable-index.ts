import { withoutPairingPrefix } from "../../registry/model/items.ts";
import {
  type ItemSearch,
  itemSearchInSlices,
  itemSearchOf,
} from "../../registry/search/item-search.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import { type Content, type Publication, textOf } from "../respond/content.ts";

/** A published index, parsed. */
export interface SearchableIndex {
  /** What the index says of itself: a JSON object without its closing brace. */
  head: string;
  /** The entries as JSON, by short name. */
  entries: ReadonlyMap<string, string>;
}

/** The data of the search. */
export const SEARCH_PATH = "/api/search.json";

const indexes = new WeakMap<Content, SearchableIndex>();
const searches = new WeakMap<Content, ItemSearch>();

/** Parses an index once. */
export function searchableIndex(file: Content): SearchableIndex {
  const known = indexes.get(file);
  if (known) return known;
  const { items, ...head } = JSON.parse(textOf(file)) as RegistryIndex;
  const entries = items.map(
    (entry) => [withoutPairingPrefix(entry.name), JSON.stringify(entry)] as const,
  );
  const index = { head: JSON.stringify(head).slice(0, -1), entries: new Map(entries) };
  indexes.set(file, index);
  return index;
}

/**
 * The search over a publication, and the file that it is made of.
 *
 * @throws when that file is not published
 */
export function publishedSearch({ file }: Publication): { search: ItemSearch; data: Content } {
  const data = file(SEARCH_PATH);
  if (data === undefined) throw new Error(`${SEARCH_PATH} is not published`);
  const search = searches.get(data) ?? itemSearchOf(textOf(data));
  searches.set(data, search);
  return { search, data };
}

/** Prepares the search ahead of the first one, in slices that let other requests through. */
export async function prepareSearch({ file }: Publication): Promise<void> {
  const data = file(SEARCH_PATH);
  if (data === undefined || searches.has(data)) return;
  searches.set(data, await itemSearchInSlices(textOf(data)));
}
