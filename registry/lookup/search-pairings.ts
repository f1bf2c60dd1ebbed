import type { Category, Mood, UseCase } from "../generated/names.ts";
import { SEARCH } from "../generated/search.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { type ShippedPairing, type Suggested, deepFreeze, getPairing } from "./lookups.ts";
import { type ItemSearch, type SearchFilters, itemSearch } from "../search/item-search.ts";
import {
  type FontData,
  type SuggestedFont,
  fontDataIn,
  suggestedFont,
} from "../search/font-data.ts";
import { didYouMean } from "../search/nearest.ts";
import { FEW_RESULTS } from "../search/part-matches.ts";
import type { SearchData, SearchRecord } from "../search/search-data.ts";

/** What `searchPairings` can be narrowed to; several together must all hold. */
export interface PairingFilters extends Pick<SearchFilters, "script" | "language" | "font"> {
  mood?: Suggested<Mood>;
  useCase?: Suggested<UseCase>;
  category?: Suggested<Category>;
}

/** Pairings, the most relevant first. */
export interface PairingsFound extends ReadonlyArray<ShippedPairing> {
  /** Whether no pairing has everything that the query asks for: then these are only the nearest. */
  readonly isNearest: boolean;
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
  for (const [filter, value] of Object.entries<string | undefined>({ ...filters }))
    assertKnown(filter, value);
  const { records, isNearest } = preparedSearch().search.find(query, {
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
 * @throws RangeError when the registry has no such font
 */
export function getFontPartners(font: string, count = FEW_RESULTS): readonly SuggestedFont[] {
  assertKnown("font", font);
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

/** What items have that a filter asks for. */
const VALUES: Readonly<
  Record<keyof PairingFilters, (record: SearchRecord, data: SearchData) => readonly string[]>
> = {
  mood: ({ moods }) => moods,
  useCase: ({ useCases }) => useCases,
  category: ({ categories }) => categories,
  script: ({ scripts }) => scripts,
  language: ({ languages }, { languageSets }) => languageSets[languages] ?? [],
  font: ({ type, name, title }) => (type === "registry:font" ? [name, title] : []),
};

function assertKnown(filter: string, value: string | undefined): void {
  if (!Object.hasOwn(VALUES, filter))
    throw new RangeError(
      `There is no filter "${filter}"${didYouMean(filter, Object.keys(VALUES))}`,
    );
  if (value === undefined) return;
  const valuesOf = VALUES[filter as keyof PairingFilters];
  const { data } = preparedSearch();
  const known = new Set(data.items.flatMap((record) => valuesOf(record, data)));
  if (filter === "font") for (const name of known) known.add(name.toLowerCase());
  const wanted = filter === "font" ? value.toLowerCase() : value;
  if (!known.has(wanted))
    throw new RangeError(`The registry has no ${filter} "${value}"${didYouMean(value, known)}`);
}

function preparedSearch() {
  if (prepared !== undefined) return prepared;
  const data = JSON.parse(SEARCH) as SearchData;
  return (prepared = { data, search: itemSearch(data) });
}
