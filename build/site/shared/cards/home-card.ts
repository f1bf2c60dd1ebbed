import type { CardText } from "../picture/card-text.ts";
import type { SitePairing } from "../site.ts";

/** A pairing as a card of home shows it. */
export interface HomeCard {
  pairing: SitePairing;
  text: CardText;
  /** That a page with the pairing loads; 0 where a font does not state its bytes. */
  bytes: number;
  /** Subsets that heading and body both cover, without extensions of others. */
  scripts: readonly string[];
}

/** Of sentences and of code. */
export const TEXT_WEIGHT = 400;

/** The tracking of a pairing's first heading, `-0.02em`. */
export function trackingOf({ item }: SitePairing): string {
  return item.css.h1["letter-spacing"];
}
