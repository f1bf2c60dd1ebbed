import type { SearchFilters } from "../../registry/search/search-filters.ts";
import { wordsOf } from "../../registry/search/words.ts";
import { LIMITS } from "../limits.ts";

/** A page of a list: which items, in which order, and which part of them. */
export interface SearchRequest {
  query: string;
  filters: SearchFilters;
  offset: number;
  limit: number;
}

/** The request, or every problem in it; `search` is undefined without search parameters. */
export type ParsedSearch =
  { search: SearchRequest | undefined; problems?: never } | { search?: never; problems: string[] };

const FILTERS = ["type", "mood", "useCase", "category", "script", "font"] as const;

/**
 * Reads `q`, `limit`, `offset` and the filters; the last of several with one name wins. Every other
 * parameter is ignored.
 *
 * @see the dynamic search of shadcn registries
 */
export function parseSearchParameters(parameters: URLSearchParams): ParsedSearch {
  const asked = new Map(parameters);
  const problems: string[] = [];
  const wholeNumber = (
    name: "limit" | "offset",
    missing: number,
    [least, most]: readonly [number, number],
  ): number => {
    const text = asked.get(name);
    if (text === undefined) return missing;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(number >= least && number <= most))
      problems.push(
        `${name} is ${JSON.stringify(text)}; expected a whole number from ${least} to ${most}`,
      );
    return number;
  };
  const offset = wholeNumber("offset", 0, [0, 999_999_999]);
  const limit = wholeNumber("limit", LIMITS.defaultPageItems, [1, LIMITS.pageItems]);
  const query = asked.get("q") ?? "";
  problems.push(...problemsOfSearchText(query));
  if (problems.length > 0) return { problems };

  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = asked.get(name);
      return text === undefined || text === "" ? [] : [[name, text]];
    }),
  );
  const isAsked =
    ["q", "limit", "offset"].some((name) => asked.has(name)) || Object.keys(filters).length > 0;
  return { search: isAsked ? { query, filters, offset, limit } : undefined };
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
