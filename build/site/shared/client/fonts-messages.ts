import type { SearchFilters } from "../../../../registry/search/item-search.ts";
import type { FoundNames } from "../list/shown-entries.ts";

/** What pages ask their worker. */
export type FontsQuestion =
  | { kind: "find"; query: string; filters: SearchFilters }
  | { kind: "partners"; font: string; count: number };

export interface FontsRequest {
  /** Of the answer, too. */
  id: number;
  /** Of the search data. */
  url: string;
  question: FontsQuestion;
}

/** A font that suits another one. */
export interface PartnerFont {
  name: string;
  title: string;
  role: "heading" | "body";
  /** Why, in a sentence. */
  reason: string;
}

/** What the worker answers. */
export interface FontsAnswer {
  id: number;
  found?: FoundNames;
  partners?: readonly PartnerFont[];
  /** Whether the search data could not be loaded; the next request tries again. */
  isFailed: boolean;
}
