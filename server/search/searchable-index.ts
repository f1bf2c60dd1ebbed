import { withoutPairingPrefix } from "../../registry/model/items.ts";
import { type ItemSearch, itemSearchOf } from "../../registry/search/item-search.ts";
import { similarNames } from "../../registry/search/similar-names.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import {
  type Content,
  type Publication,
  cachedBy,
  publishedFile,
  textOf,
} from "../replies/content.ts";

/** A published index, parsed. */
export interface SearchableIndex {
  /** What the index says of itself: a JSON object without its closing brace. */
  head: string;
  /** The entries by short name: the text of each as JSON, and the type it is published with. */
  entries: ReadonlyMap<string, { text: string; type: string }>;
}

/** The data of the search. */
export const SEARCH_PATH = "/api/search.json";

export const searchableIndex = cachedBy((file: Content): SearchableIndex => {
  const { items, ...head } = JSON.parse(textOf(file)) as RegistryIndex;
  const entries = items.map((entry) => {
    const { name, type } = entry;
    return [withoutPairingPrefix(name), { text: JSON.stringify(entry), type }] as const;
  });
  return { head: JSON.stringify(head).slice(0, -1), entries: new Map(entries) };
});

const similarNamesIn = cachedBy((index: Content) =>
  similarNames([...searchableIndex(index).entries.keys()]),
);

/** The names in a published index that are most similar to a name, at most three. */
export function nearestNames(name: string, index: Content): string[] {
  return similarNamesIn(index)(withoutPairingPrefix(name.toLowerCase()));
}

const searchIn = cachedBy((data: Content) => itemSearchOf(textOf(data)));

/**
 * The search over a publication, and the file that it is made of; the first one takes some 300 ms.
 *
 * @throws when that file is not published
 */
export function publishedSearch(publication: Publication): { search: ItemSearch; data: Content } {
  const data = publishedFile(SEARCH_PATH, publication);
  return { search: searchIn(data), data };
}
