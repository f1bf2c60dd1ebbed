import { withoutPairingPrefix } from "../registry/items.ts";
import { type ItemSearch, type SearchRecord, itemSearch } from "../registry/search.ts";
import type { RegistryIndex } from "../schemas/index.ts";
import type { Computed } from "./computed.ts";
import { parseSearchQuery } from "./search-query.ts";

/** What a search of an index needs, read at the first query that searches. */
export interface Searchable {
  index: RegistryIndex;
  search: ItemSearch;
}

/** @param definitions of moods and use cases, by tag */
export function searchable(
  index: string,
  records: string,
  definitions: ReadonlyMap<string, string>,
): Searchable {
  return {
    index: JSON.parse(index) as RegistryIndex,
    search: itemSearch(JSON.parse(records) as SearchRecord[], definitions),
  };
}

/** The answer of an index to a query; one that asks for nothing leaves the published bytes. */
export async function searchResponse(
  query: string,
  read: () => Searchable | Promise<Searchable>,
): Promise<Computed> {
  const { search: asked, problems } = parseSearchQuery(new URLSearchParams(query));
  if (problems) return { problems };
  if (asked === undefined) return { isPublished: true };

  const { index, search } = await read();
  const entries = new Map(index.items.map((entry) => [entry.name, entry]));
  // In a flavour's index an item goes by its short name.
  const found = search
    .find(asked.query, asked.filters)
    .flatMap(({ name }) => entries.get(name) ?? entries.get(withoutPairingPrefix(name)) ?? []);
  const page = found.slice(asked.offset).slice(0, asked.limit);
  const answer = {
    ...index,
    items: page,
    pagination: {
      total: found.length,
      offset: asked.offset,
      limit: asked.limit ?? found.length,
      hasMore: asked.offset + page.length < found.length,
    },
  };
  return { text: `${JSON.stringify(answer)}\n` };
}
