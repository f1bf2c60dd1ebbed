import { FILTERS, type SearchFilters } from "../../registry/search/filters.ts";
import { wordsOf } from "../../registry/search/words.ts";
import { LIMITS } from "../limits.ts";
import { problemsOfCount } from "../replies/query.ts";

/** A page of a list: which items, in which order, and which part of them. */
export interface SearchRequest {
  query: string;
  filters: SearchFilters;
  offset: number;
  limit: number;
}

const MAX_OFFSET = 999_999_999;

/**
 * Reads `q`, `limit`, `offset` and the filters; the last of several with one name wins. A `limit` beyond
 * the greatest page is that page. Every other parameter is ignored.
 *
 * @returns no `search` without search parameters
 * @see the dynamic search of shadcn registries
 */
export function parseSearchParameters(parameters: URLSearchParams): {
  search?: SearchRequest;
  problems: string[];
} {
  const values = new Map(parameters);
  const problems = problemsOfCount(parameters);
  const wholeNumber = (name: "limit" | "offset", missing: number, least: number, most: number) => {
    const text = values.get(name);
    if (text === undefined) return missing;
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (name === "limit" && number > most) return most;
    if (!(number >= least && number <= most))
      problems.push(
        `${name} is ${JSON.stringify(text)}; expected a whole number from ${least} to ${most}`,
      );
    return number;
  };
  const offset = wholeNumber("offset", 0, 0, MAX_OFFSET);
  const limit = wholeNumber("limit", LIMITS.defaultPageItems, 1, LIMITS.pageItems);
  const query = values.get("q") ?? "";
  problems.push(...problemsOfSearchText(query));
  if (problems.length > 0) return { problems };

  const filters: SearchFilters = Object.fromEntries(
    FILTERS.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : [])),
  );
  const isSearch =
    ["q", "limit", "offset"].some((name) => values.has(name)) || Object.keys(filters).length > 0;
  return { ...(isSearch && { search: { query, filters, offset, limit } }), problems };
}

function problemsOfSearchText(query: string): string[] {
  const { searchCharacters, searchWords } = LIMITS;
  if (query.length > searchCharacters)
    return [`q has ${query.length} characters; at most ${searchCharacters} are allowed`];
  const { length } = wordsOf(query);
  if (length > searchWords)
    return [`q has ${length} distinct words; at most ${searchWords} are allowed`];
  return [];
}
