import { withoutPairingPrefix } from "../registry/items.ts";
import type { ItemSearch } from "../registry/search.ts";
import type { RegistryIndex } from "../schemas/index.ts";
import type { Computed } from "./computed.ts";
import { parseSearchQuery } from "./search-query.ts";

/** An index that can be searched. */
export interface Searchable {
  /** What the index says of itself: an object without its closing brace. */
  head: string;
  /** The entries of the index by name, as JSON. */
  entries: ReadonlyMap<string, string>;
  search: ItemSearch;
}

/** @param index the text of a published index */
export function searchable(index: string, search: ItemSearch): Searchable {
  const { items, ...head } = JSON.parse(index) as RegistryIndex;
  return {
    head: JSON.stringify(head).slice(0, -1),
    entries: new Map(items.map((entry) => [entry.name, JSON.stringify(entry)])),
    search,
  };
}

/**
 * The answer of an index to a query; one that asks for nothing leaves the published bytes.
 *
 * @param path of the index
 */
export async function searchResponse(
  path: string,
  query: string,
  readIndex: (path: string) => Searchable | Promise<Searchable>,
): Promise<Computed> {
  const { search: asked, problems } = parseSearchQuery(new URLSearchParams(query));
  if (problems) return { problems };
  if (asked === undefined) return { path };

  const { head, entries, search } = await readIndex(path);
  // In a flavour's index an item goes by its short name.
  const found = search
    .find(asked.query, asked.filters)
    .flatMap(({ name }) => entries.get(name) ?? entries.get(withoutPairingPrefix(name)) ?? []);
  const page = found.slice(asked.offset).slice(0, asked.limit);
  const pagination = {
    total: found.length,
    offset: asked.offset,
    limit: asked.limit ?? found.length,
    hasMore: asked.offset + page.length < found.length,
  };
  return {
    text: `${head},"items":[${page.join(",")}],"pagination":${JSON.stringify(pagination)}}\n`,
  };
}
