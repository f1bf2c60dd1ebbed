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

/** What an index has of an item. */
export type IndexEntry = Omit<RegistryIndex["items"][number], "type"> & {
  type: string;
  meta?: object;
};

/** The data of the search. */
export const SEARCH_PATH = "/api/search.json";

/** A published index: what it says of itself, and its entries by short name. */
export const searchableIndex = cachedBy((file: Content) => {
  const { items, ...head } = JSON.parse(textOf(file)) as RegistryIndex;
  const entries = items.map((entry) => [withoutPairingPrefix(entry.name), entry] as const);
  return { head, entries: new Map<string, IndexEntry>(entries) };
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
