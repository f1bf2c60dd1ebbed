import { cardTextOf } from "../picture/card-text.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import type { Site, SitePairing } from "../site.ts";
import { type CardFaces, cardFaces, facesOfCard } from "./card-faces.ts";
import type { HomeCard } from "./card-setting.ts";
import { fittingOrder } from "./fitting-order.ts";
import { labelOf } from "./label.ts";
import type { HomeJson, ListedCard } from "./listed-card.ts";

/** Everything that home shows. */
export interface HomeCards {
  /** In the order "fitting". */
  cards: readonly HomeCard[];
  faces: CardFaces;
  json: HomeJson;
}

/** Subsets that are more letters of a script, or no script. */
const NO_SCRIPTS = /-ext$|^(?:math|symbols2?|braille|emoji|music)$/;

export function homeCards(site: Pick<Site, "pairings" | "specimens">): HomeCards {
  const faces = new Map(
    site.pairings.map((pairing) => [
      pairing,
      facesOfCard(pairing, cardTextOf(pairing.item), site.specimens),
    ]),
  );
  const order = fittingOrder(site.pairings, (pairing) => faces.get(pairing) ?? []);
  const cards = order.map(homeCard);
  const fonts = new Set(
    cards.flatMap(({ pairing: { heading, body, mono } }) => [heading, body, mono]),
  );
  const families = [...fonts].map(({ name, title }) => [name, title] as const);
  return {
    cards,
    faces: cardFaces(cards, site.specimens),
    json: { cards: cards.map(listedCard), families: Object.fromEntries(families) },
  };
}

function homeCard(pairing: SitePairing): HomeCard {
  const { item, heading, body } = pairing;
  const covered = scriptsOfFont(body);
  return {
    pairing,
    text: cardTextOf(item),
    bytes: pairing.bytes?.total ?? 0,
    scripts: scriptsOfFont(heading)
      .filter((script) => covered.includes(script) && !NO_SCRIPTS.test(script))
      .sort((a, b) => orderOf(a) - orderOf(b) || (labelOf(a) < labelOf(b) ? -1 : 1)),
  };
}

function listedCard({ pairing, bytes, scripts }: HomeCard): ListedCard {
  const { name, item, heading, body, mono } = pairing;
  return {
    name,
    bytes,
    use: item.meta?.useCase ?? [],
    mood: item.meta?.mood ?? [],
    heading: heading.categories ?? [],
    script: scripts,
    family: ["superfamily", "variable"].filter((tag) => item.categories.some((own) => own === tag)),
    font: [heading.name, body.name, mono.name],
  };
}

function scriptsOfFont({ meta, font }: FontItem): readonly string[] {
  return meta?.scripts ?? font.subsets;
}

/** Latin first, since every pairing has it. */
function orderOf(script: string): number {
  return script === "latin" ? 0 : 1;
}
