import { withoutPairingPrefix } from "../../registry/model/items.ts";
import type { Attitude } from "../../registry/search/choice.ts";
import type { SearchResult } from "../../registry/search/item-search.ts";
import type { SearchRecord } from "../../registry/search/search-data.ts";
import { type Content, type Publication, cachedBy } from "../replies/content.ts";
import type { SearchRequest } from "./search-parameters.ts";
import { type IndexEntry, publishedSearch, searchableIndex } from "./searchable-index.ts";

/** The order of a list: of items that its index has, alone. */
export interface Ranking extends Pick<
  SearchResult,
  "isNearest" | "isOfTexts" | "unknown" | "understood"
> {
  results: readonly Result[];
}

/** An item of a list. */
export interface Result {
  /** What the index has of it. */
  entry: IndexEntry;
  /** Why a font is suggested, or what a candidate for a brief has of it. */
  reason?: string;
  /** Whether it lacks a part of the query, which its description says: clients print that alone. */
  isLacking?: boolean;
  /** How a candidate answers a brief. */
  attitude?: Attitude;
}

/** Where fewer pairings use a font, fonts that suit it follow them. */
const FEW_PAIRINGS = 12;

/** What matches a query and filters, the most relevant first. */
export function rankingOf(
  { query, filters }: SearchRequest,
  file: Content,
  publication: Publication,
): Ranking {
  const { search } = publishedSearch(publication);
  const type = recordType(filters.type, typesIn(file));
  const found = search.find(query, { ...filters, ...(type && { type }) });
  const { records, lacking } = found;
  const pairings = records.filter((record) => record.type === "registry:style").length;
  const isAboutFont = filters.font !== undefined && query === "" && filters.type === undefined;
  const partners = isAboutFont
    ? search.partners(filters.font ?? "", FEW_PAIRINGS - pairings, filters)
    : [];
  const results = [
    ...records.map((record) => ({ record, isLacking: lacking.has(record) })),
    ...partners,
  ];
  return { ...found, results: withEntries(results, file) };
}

/** The candidates for a brief: the pairing that fits, a bolder and a safer one. */
export function candidatesFor(
  { query, filters }: SearchRequest,
  file: Content,
  publication: Publication,
): Ranking {
  const { search } = publishedSearch(publication);
  const found = search.find(query, { ...filters, type: "registry:style" });
  const results = search
    .choose(found)
    .map((choice) => ({ ...choice, reason: found.reasonFor(choice.record) }));
  return { ...found, results: withEntries(results, file) };
}

/** Of an index that has not every item that is searched, those that it has. */
function withEntries(
  results: readonly ({ record: SearchRecord } & Omit<Result, "entry">)[],
  file: Content,
): Result[] {
  const { entries } = searchableIndex(file);
  return results.flatMap(({ record, ...why }) => {
    const entry = entries.get(withoutPairingPrefix(record.name));
    return entry ? [{ entry, ...why }] : [];
  });
}

const typesIn = cachedBy(
  (index) => new Set([...searchableIndex(index).entries.values()].map(({ type }) => type)),
);

/**
 * The type that the search data have for the items that an index publishes with a type, since some flavours
 * publish fonts as `registry:theme`; without a type that of all its items, if they have one.
 */
function recordType(type: string | undefined, published: ReadonlySet<string>): string | undefined {
  if (type === undefined && published.size > 1) return undefined;
  const wanted = [...published].find(
    (one) => type === undefined || one === type || one === `registry:${type}`,
  );
  if (wanted === undefined) return "none";
  return wanted === "registry:style" ? wanted : "registry:font";
}
