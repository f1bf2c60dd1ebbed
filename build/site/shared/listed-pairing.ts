import type { CardSample } from "./samples/card-samples.ts";
import type { WrittenLanguages } from "./list/written-languages.ts";

/** `site/pairings.{hash}.json`: every pairing, as home and the comparison list it, in the order "featured". */
export interface PairingsJson {
  pairings: ListedPairing[];
  /** Font item -> family, for every font of a pairing. */
  families: Record<string, string>;
  /** Font item -> what a drawing of its lines needs. */
  measures: Record<string, ListedMeasures>;
  /** The languages of the sample texts, English first. */
  languages: { lang: string; name: string }[];
  written: WrittenLanguages;
  /** Paths of the stylesheets with the rules of specimens, below the site's root. */
  sheets: string[];
}

/** Heights in em, 0 where the font states none; then the generic family of CSS. */
export type ListedMeasures = readonly [xHeight: number, capHeight: number, generic: string];

export interface ListedPairing {
  /** Without `pairing-`. */
  name: string;
  title: string;
  /** Names of font items: heading, body, mono. */
  fonts: readonly [string, string, string];
  /** That a page with the pairing loads; 0 where a font does not state its bytes. */
  bytes: number;
  /** Subsets that heading and text face both cover. */
  scripts: readonly string[];
  moods: readonly string[];
  uses: readonly string[];
  /** What `registry/vocabulary/features.json` names. */
  features: readonly string[];
  /** Of the heading font: its classification, then the styles of its face. */
  kinds: readonly string[];
  /** `superfamily` and `variable`, where the pairing is. */
  structure: readonly string[];
  /** Positions in `languages`. */
  languages: readonly number[];
  /** The position of the languages that heading and text set whole. */
  written: number;
  /** The position of the stylesheet with the rules of its specimen. */
  sheet: number;
  /** Of the first heading: `700`, `-0.02em`. */
  weight: string;
  tracking: string;
  card: ListedCard;
}

/** What the card of a pairing shows. */
export interface ListedCard {
  /** In the pairing's own script, where that is another one than Latin. */
  nativeName?: string;
  sentence: string;
  /** Of sentence and sample, BCP 47; absent for that of the page, English. */
  lang?: string;
  dir?: "rtl";
  sample: CardSample;
  /** The mean of a letter of a heading, tracking included, in em. */
  advance: number;
  /** Classes of `cards.css` and `more-cards.css`. */
  classes: { heading: string; text: string; code: string };
}
