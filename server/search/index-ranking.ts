import { withoutPairingPrefix } from "../../registry/model/items.ts";
import { type Content, type Publication, cachedBy } from "../replies/content.ts";
import type { SearchRequest } from "./search-parameters.ts";
import { type IndexEntry, publishedSearch, searchableIndex } from "./searchable-index.ts";

/** The order of a list: of items that its index has, alone. */
export interface Ranking {
  results: readonly Result[];
  /** Whether each lacks a part of the query, which its description says: clients print that alone. */
  isNearest: boolean;
  /** What of the query no item has. */
  unknown: readonly string[];
}

/** An item of a list. */
export interface Result {
  /** What the index has of it. */
  entry: IndexEntry;
  /** Why a font is suggested. */
  reason?: string;
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
  const index = searchableIndex(file);
  const type = recordType(filters.type, typesIn(file));
  const { records, isNearest, unknown } = search.find(query, { ...filters, ...(type && { type }) });
  const found = records.map(({ name }) => ({ name: withoutPairingPrefix(name) }));
  const pairings = records.filter((record) => record.type === "registry:style").length;
  const isAboutFont = filters.font !== undefined && query === "" && filters.type === undefined;
  const partners = isAboutFont
    ? search.partners(filters.font ?? "", FEW_PAIRINGS - pairings, filters)
    : [];
  const suggested = partners.map(({ record: { name }, reason }) => ({ name, reason }));
  const results = [...found, ...suggested].flatMap(({ name, ...why }): Result[] => {
    const entry = index.entries.get(name);
    return entry ? [{ entry, ...why }] : [];
  });
  return { results, isNearest: isNearest && results.length > 0, unknown };
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
