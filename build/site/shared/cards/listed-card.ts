/** `site/pairings.{hash}.json`: what the filters of home decide by, in the order of the cards in the page. */
export interface HomeJson {
  cards: ListedCard[];
  /** Font item -> family, for every font of a card. */
  families: Record<string, string>;
}

/** A group of filters; a card has the values of each as a list. */
export const VALUE_GROUPS = ["use", "mood", "heading", "script", "family", "font"] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

/** The values are tags, subsets and names of font items: those of `font` are heading, body, mono in this order. */
export interface ListedCard extends Record<ValueGroup, readonly string[]> {
  /** Of the pairing, without `pairing-`. */
  name: string;
  /** That a page with the pairing loads; 0 where a font does not state its bytes. */
  bytes: number;
}
