import { withoutPairingPrefix } from "../../registry/model/items.ts";
import {
  type ItemSearch,
  itemSearchInSlices,
  itemSearchOf,
} from "../../registry/search/item-search.ts";
import { similarNames } from "../../registry/search/similar-names.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import {
  type Content,
  type Publication,
  onceFor,
  publishedFile,
  textOf,
} from "../respond/content.ts";

/** A published index, parsed. */
export interface SearchableIndex {
  /** What the index says of itself: a JSON object without its closing brace. */
  head: string;
  /** The entries by short name: the text of each as JSON, and the type it is published with. */
  entries: ReadonlyMap<string, { text: string; type: string }>;
}

/** The data of the search. */
export const SEARCH_PATH = "/api/search.json";

export const searchableIndex = onceFor((file: Content): SearchableIndex => {
  const { items, ...head } = JSON.parse(textOf(file)) as RegistryIndex;
  const entries = items.map((entry) => {
    const { name, type } = entry;
    return [withoutPairingPrefix(name), { text: JSON.stringify(entry), type }] as const;
  });
  return { head: JSON.stringify(head).slice(0, -1), entries: new Map(entries) };
});

const similarNamesIn = onceFor((index: Content) =>
  similarNames([...searchableIndex(index).entries.keys()]),
);

/** The names in a published index that are most similar to a name, at most three. */
export function nearestNames(name: string, index: Content): string[] {
  return similarNamesIn(index)(withoutPairingPrefix(name.toLowerCase()));
}

const searches = new WeakMap<Content, ItemSearch>();

/**
 * The search over a publication, and the file that it is made of.
 *
 * @throws when that file is not published
 */
export function publishedSearch(publication: Publication): { search: ItemSearch; data: Content } {
  const data = publishedFile(SEARCH_PATH, publication);
  const search = searches.get(data) ?? itemSearchOf(textOf(data));
  searches.set(data, search);
  return { search, data };
}

/** Prepares the search ahead of the first one, in slices that let other requests through. */
export async function prepareSearch({ file }: Publication): Promise<void> {
  const data = file(SEARCH_PATH);
  if (data === undefined || searches.has(data)) return;
  const search = await itemSearchInSlices(textOf(data));
  // Those of all pairings are found by the first call.
  search.alternatives("");
  searches.set(data, search);
}
