import type { Category, Mood, UseCase } from "./generated/names.ts";
import { SEARCH } from "./generated/search.ts";
import { withoutPairingPrefix } from "./items.ts";
import { getPairing } from "./lookups.ts";
import { type ItemSearch, type SearchFilters, itemSearchOf } from "./search.ts";
import type { ShippedPairing, Suggested } from "./shipped-pairing.ts";

/** What `searchPairings` can be narrowed to; several together must all hold. */
export interface PairingFilters extends Pick<SearchFilters, "script" | "font"> {
  mood?: Suggested<Mood>;
  useCase?: Suggested<UseCase>;
  category?: Suggested<Category>;
}

let search: ItemSearch | undefined;

/**
 * The pairings that match a query and filters, the most relevant first: the ranking of the endpoint
 * `/r/registry.json?q=`. An empty query gives all that pass the filters, ordered by name. The first
 * call makes the index, which takes some 100 ms.
 */
export function searchPairings(
  query: string,
  filters: PairingFilters = {},
): readonly ShippedPairing[] {
  search ??= itemSearchOf(SEARCH);
  const found = search.find(query, { ...filters, type: "registry:style" });
  return Object.freeze(found.flatMap(({ name }) => getPairing(withoutPairingPrefix(name)) ?? []));
}
