import type { Category, Mood, UseCase } from "../generated/names.ts";
import { SEARCH } from "../generated/search.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { type ShippedPairing, type Suggested, deepFreeze, getPairing } from "./lookups.ts";
import { FILTERS, type SearchFilters } from "../search/filters.ts";
import { type ItemSearch, itemSearch } from "../search/item-search.ts";
import {
  type FontData,
  type SuggestedFont,
  fontDataIn,
  suggestedFont,
} from "../search/font-data.ts";
import { didYouMean } from "../search/nearest.ts";
import { FEW_RESULTS } from "../search/part-matches.ts";
import type { SearchData } from "../search/search-data.ts";

/** What `searchPairings` can be narrowed to; several together must all hold. */
export interface PairingFilters extends Omit<SearchFilters, "type"> {
  mood?: Suggested<Mood>;
  useCase?: Suggested<UseCase>;
  category?: Suggested<Category>;
}

/** Pairings, the most relevant first. */
export interface PairingsFound extends ReadonlyArray<ShippedPairing> {
  /** Whether no pairing has everything that the query asks for: then these are only the nearest. */
  readonly isNearest: boolean;
  /** Words and phrases of the query, as stems, that no pairing has. */
  readonly unknown: readonly string[];
}

let prepared: { data: SearchData; search: ItemSearch } | undefined;

/**
 * The pairings that match a query and filters, the most relevant first: the ranking of the endpoint
 * `/r/registry.json?q=`. An empty query gives all that pass the filters, ordered by name. The first
 * call makes the index, which takes some 250 ms.
 *
 * @throws TypeError when the query is not a string
 * @throws RangeError when the registry does not have the value of a filter
 */
export function searchPairings(query: string, filters: PairingFilters = {}): PairingsFound {
  if (typeof query !== "string")
    throw new TypeError(`The query is ${typeof query}; pass a string, "" for every pairing.`);
  assertKnown(filters);
  const { records, isNearest, unknown } = preparedSearch().search.find(query, {
    ...filters,
    type: "registry:style",
  });
  const pairings = records.flatMap(({ name }) => getPairing(withoutPairingPrefix(name)) ?? []);
  return Object.freeze(Object.assign(pairings, { isNearest, unknown }));
}

/**
 * Fonts that suit a font by their measures (x-height, width, contrast, scripts, classification), the
 * best first, apart from those that pairings set with it: `searchPairings("", { font })` gives these.
 *
 * @param font the name of a font item, or its family, in any case
 * @throws RangeError when the registry has no such font
 */
export function getFontPartners(font: string, count = FEW_RESULTS): readonly SuggestedFont[] {
  assertKnown({ font });
  const partners = preparedSearch().search.partners(font, count);
  return deepFreeze(partners.map(suggestedFont));
}

/**
 * A font as typographic data, frozen: its entry of `/api/fonts.json`.
 *
 * @param font the name of a font item
 * @returns undefined for a name that no font of this package has
 */
export function getFont(font: string): FontData | undefined {
  const { data } = preparedSearch();
  fontNamed ??= fontDataIn(data);
  return deepFreeze(fontNamed(font));
}

let fontNamed: ((name: string) => FontData | undefined) | undefined;

const PAIRING_FILTERS = FILTERS.filter((filter) => filter !== "type");

function assertKnown(filters: PairingFilters): void {
  for (const filter of Object.keys(filters).filter((one) => !PAIRING_FILTERS.includes(one)))
    throw new RangeError(`There is no filter "${filter}"${didYouMean(filter, PAIRING_FILTERS)}`);
  const [problem] = preparedSearch().search.problemsOf(filters);
  if (problem !== undefined) throw new RangeError(problem);
}

function preparedSearch() {
  if (prepared !== undefined) return prepared;
  const data = JSON.parse(SEARCH) as SearchData;
  return (prepared = { data, search: itemSearch(data) });
}
