import type { FoundFonts } from "../fonts/shown-fonts.ts";

/** What the fonts page and compare ask their worker. */
export type FontsQuestion =
  { kind: "find"; query: string } | { kind: "partners"; font: string; count: number };

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
  found?: FoundFonts;
  partners?: readonly PartnerFont[];
  /** Whether the search data could not be loaded; the next request tries again. */
  isFailed: boolean;
}
