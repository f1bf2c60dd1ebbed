import type { SearchFilters } from "../registry/search.ts";

/** What a query on the index asks for. */
export interface SearchRequest {
  query: string;
  filters: SearchFilters;
  offset: number;
  /** undefined for no limit. */
  limit: number | undefined;
}

/** The request, or every problem in it; `search` is undefined where the query asks for nothing. */
export type ParsedSearch =
  { search: SearchRequest | undefined; problems?: never } | { search?: never; problems: string[] };

const FILTERS = ["type", "mood", "useCase", "category", "script", "font"] as const;

/**
 * Reads `q`, `limit`, `offset` and the filters; of a parameter that is there twice the last counts.
 * Other people's parameters ask for nothing.
 *
 * @see the dynamic search of shadcn registries
 */
export function parseSearchQuery(query: URLSearchParams): ParsedSearch {
  const asked = new Map(query);
  const problems: string[] = [];
  const numberIn = (name: "limit" | "offset"): number | undefined => {
    const text = asked.get(name);
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text))
      problems.push(`${name} is ${JSON.stringify(text)}; expected a whole number`);
    return Number(text);
  };
  const offset = numberIn("offset") ?? 0;
  const limit = numberIn("limit");
  if (problems.length > 0) return { problems };

  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = asked.get(name);
      return text === undefined || text === "" ? [] : [[name, text]];
    }),
  );
  const isAsked =
    ["q", "limit", "offset"].some((name) => asked.has(name)) || Object.keys(filters).length > 0;
  return { search: isAsked ? { query: asked.get("q") ?? "", filters, offset, limit } : undefined };
}
