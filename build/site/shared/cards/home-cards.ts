import { cardTextOf } from "./card-text.ts";
import type { Site, SitePairing } from "../site.ts";
import { subsetsOf } from "../../../../registry/faces/shared-scripts.ts";
import { type CardFaces, cardFaces, facesOfCard } from "./card-faces.ts";
import type { HomeCard } from "./home-card.ts";
import { fittingOrder } from "./fitting-order.ts";
import { labelOf } from "./label.ts";

/** The cards of home. */
export interface HomeCards {
  /** In the order "featured". */
  cards: readonly HomeCard[];
  faces: CardFaces;
}

/** Subsets that are more letters of a script, or no script. */
const NO_SCRIPTS = /-ext$|^(?:math|symbols2?|braille|emoji|music)$/;

export function homeCards(site: Pick<Site, "pairings" | "specimens">): HomeCards {
  const drafts = site.pairings.map((pairing) => {
    const card = homeCard(pairing);
    return { ...card, faces: facesOfCard(pairing, card.text, site.specimens) };
  });
  const cards = fittingOrder(drafts);
  return { cards, faces: cardFaces(cards, site.specimens) };
}

function homeCard(pairing: SitePairing): HomeCard {
  const { item, heading, body } = pairing;
  const covered = subsetsOf(body);
  return {
    pairing,
    text: cardTextOf(item, body.font.subsets),
    scripts: subsetsOf(heading)
      .filter((script) => covered.includes(script) && !NO_SCRIPTS.test(script))
      .sort((a, b) => orderOf(a) - orderOf(b) || (labelOf(a) < labelOf(b) ? -1 : 1)),
  };
}

/** Latin first, since every pairing has it. */
function orderOf(script: string): number {
  return script === "latin" ? 0 : 1;
}
