import type { Category, Mood, UseCase } from "../generated/names.ts";
import { SEARCH } from "../generated/search.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { type ShippedPairing, type Suggested, getPairing } from "./lookups.ts";
import { type ItemSearch, type SearchFilters, itemSearchOf } from "../search/item-search.ts";
import { FEW_RESULTS } from "../search/part-matches.ts";

/** What `searchPairings` can be narrowed to; several together must all hold. */
export interface PairingFilters extends Pick<SearchFilters, "script" | "font"> {
  mood?: Suggested<Mood>;
  useCase?: Suggested<UseCase>;
  category?: Suggested<Category>;
}

/** Pairings, the most relevant first. */
export interface PairingsFound extends ReadonlyArray<ShippedPairing> {
  /** Whether no pairing has everything that the query asks for: then these are only the nearest. */
  readonly isNearest: boolean;
}

/** A font that suits another one, in heading or text. */
export interface SuggestedFont {
  /** The name of the font item. */
  name: string;
  family: string;
  role: "heading" | "body";
  /** How its measures compare, in a sentence. */
  reason: string;
}

let search: ItemSearch | undefined;

/**
 * The pairings that match a query and filters, the most relevant first: the ranking of the endpoint
 * `/r/registry.json?q=`. An empty query gives all that pass the filters, ordered by name. The first
 * call makes the index, which takes some 250 ms.
 */
export function searchPairings(query: string, filters: PairingFilters = {}): PairingsFound {
  const { records, isNearest } = preparedSearch().find(query, {
    ...filters,
    type: "registry:style",
  });
  const pairings = records.flatMap(({ name }) => getPairing(withoutPairingPrefix(name)) ?? []);
  return Object.freeze(Object.assign(pairings, { isNearest }));
}

/**
 * Fonts that suit a font by their measures (x-height, width, contrast, scripts, classification), the
 * best first, apart from those that pairings set with it: `searchPairings("", { font })` gives these.
 *
 * @param font the name of a font item, or its family, in any case
 * @returns empty when the font is not known
 */
export function getFontPartners(font: string, count = FEW_RESULTS): readonly SuggestedFont[] {
  const partners = preparedSearch().partners(font, count);
  return Object.freeze(
    partners.map(({ record: { name, title }, role, reason }) =>
      Object.freeze({ name, family: title, role, reason }),
    ),
  );
}

function preparedSearch(): ItemSearch {
  search ??= itemSearchOf(SEARCH);
  return search;
}
