import type { FontRole } from "../../../../registry/model/items.ts";
import type { WrittenLanguages } from "../list/written-languages.ts";

/** `site/fonts.{hash}.json`: what the fonts page filters by, in the order of its rows. */
export interface FontsJson {
  fonts: ListedFont[];
  written: WrittenLanguages;
  pairings: PairingFonts[];
}

/** A font of the registry. */
export interface ListedFont {
  /** Of the item: `source-sans-3`. */
  name: string;
  /** The family. */
  title: string;
  /** Its classification, then the styles of its face. */
  kind: readonly string[];
  /** Subsets. */
  script: readonly string[];
  /** The position of the languages that it sets whole. */
  written: number;
  /** Of upright faces; a variable font has all in its range. */
  weight: readonly string[];
  /** Tags of the axes of a variable font. */
  axis: readonly string[];
  /** The roles in which pairings use it. */
  role: readonly FontRole[];
  hasItalics: boolean;
  /** What `registry/vocabulary/features.json` names, apart from weights, italics and axes. */
  features: readonly string[];
  /** In the provider's order, 1 the most used; absent where it states none. */
  rank?: number;
}

/** Of `FONT_ROLES`. */
export const ROLE_LABELS: ReadonlyMap<string, string> = new Map([
  ["heading", "Headings"],
  ["body", "Text"],
  ["mono", "Code"],
]);

/** A pairing and the fonts of its roles. */
export interface PairingFonts {
  /** Without `pairing-`. */
  name: string;
  title: string;
  /** Names of font items, in the order of `FONT_ROLES`. */
  fonts: readonly string[];
}
