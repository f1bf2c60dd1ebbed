import type { SearchFilters } from "../../../../registry/search/item-search.ts";
import type { FoundNames } from "../shown-cards.ts";

/** What the page asks its worker. */
export interface SearchRequest {
  /** Of the answer, too. */
  id: number;
  /** Of the search data. */
  url: string;
  query: string;
  filters: SearchFilters;
}

/** What the worker answers. */
export interface SearchAnswer {
  id: number;
  /** Undefined when the search data could not be loaded; the next request tries again. */
  found: FoundNames | undefined;
}
