import type { CardText } from "./card-text.ts";
import type { SitePairing } from "../site.ts";

/** A pairing as a card of home shows it. */
export interface HomeCard {
  pairing: SitePairing;
  text: CardText;
  /** Subsets that heading and body both cover, without extensions of others. */
  scripts: readonly string[];
}

/** Of sentences and of code. */
export const TEXT_WEIGHT = 400;
