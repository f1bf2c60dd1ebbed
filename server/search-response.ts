import { type ItemSearch, itemSearch } from "../registry/search.ts";
import type { RegistryItem } from "../registry/items.ts";
import type { RegistryIndex } from "../schemas/index.ts";
import {
  type Computed,
  type Representation,
  type Representations,
  representationOf,
} from "./representations.ts";
import { tagDefinitions } from "../registry/vocabulary.ts";
import { parseSearchQuery } from "./search-query.ts";

interface Searchable {
  search: ItemSearch;
  index: RegistryIndex;
  /** An item's entry in the index, by the item's name. */
  entries: ReadonlyMap<string, RegistryIndex["items"][number]>;
}

/**
 * The answers of one index to queries. What is searched is read at the first of them.
 *
 * @param published the whole index, which a query that asks for nothing gets
 */
export function searchResponses(
  published: Representation,
  { items }: Representations,
): (query: string) => Computed {
  let searchable: Searchable | undefined;
  return (text) => {
    const { search: asked, problems } = parseSearchQuery(new URLSearchParams(text));
    if (problems) return { problems };
    if (asked === undefined) return { representation: published };

    searchable ??= searchableOf(published, items);
    const { search, index, entries } = searchable;
    const found = search.find(asked.query, asked.filters);
    const page = found.slice(asked.offset).slice(0, asked.limit);
    const answer = {
      ...index,
      items: page.flatMap(({ name }) => entries.get(name) ?? []),
      pagination: {
        total: found.length,
        offset: asked.offset,
        limit: asked.limit ?? found.length,
        hasMore: asked.offset + page.length < found.length,
      },
    };
    return { representation: representationOf(Buffer.from(`${JSON.stringify(answer)}\n`)) };
  };
}

function searchableOf(published: Representation, items: Representations["items"]): Searchable {
  const index = JSON.parse(published.body.toString()) as RegistryIndex;
  const found = index.items.flatMap((entry) => {
    const representation = items.get(entry.name);
    if (representation === undefined) return [];
    return [[JSON.parse(representation.body.toString()) as RegistryItem, entry] as const];
  });
  return {
    index,
    search: itemSearch(
      found.map(([item]) => item),
      tagDefinitions(),
    ),
    entries: new Map(found.map(([item, entry]) => [item.name, entry])),
  };
}
