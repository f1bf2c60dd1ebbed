import { FIRST_CARDS } from "./first-cards.ts";
import type { SpecimenFace } from "../specimen/specimens.ts";
import type { SitePairing } from "../site.ts";
import type { HomeCard } from "./home-card.ts";

/** A card with the faces that it loads. */
export interface OrderedCard extends HomeCard {
  faces: readonly Pick<SpecimenFace, "file" | "bytes">[];
}

/** As many of the latest cards are compared with the next one: two rows of three. */
const NEIGHBOURS = 6;

/** A heading font comes again after this many cards at the earliest, where there are others left. */
const CARDS_BEFORE_REPEAT = 24;

/** What a likeness to a neighbour costs, of a worth between 0 and 1. */
const COST = {
  repeatedHeading: 4,
  repeatedSample: 1.5,
  repeatedBody: 0.6,
  /** Of the card before: twice; of one further off: once. */
  sameKind: 0.14,
  sameTag: 0.1,
  /** Also of the neighbours above and below, in one to six columns. */
  sameComposition: 0.3,
};

/** Names of families, `Lora & Inter` or `Lora alone`, say less than a name of the pairing's own. */
const FONT_NAMES = / & | alone$/;
const COST_OF_FONT_NAMES = 0.5;

/** Of a kilobyte of faces in the first view. */
const COST_OF_KILOBYTE = 0.02;

/** Rare kinds of headings would come at the end without it; they make the first view varied. */
const WORTH_OF_KIND: ReadonlyMap<string, number> = new Map([
  ["display", 0.16],
  ["handwriting", 0.1],
  ["monospace", 0.12],
]);

/**
 * The order "featured", in which home shows the pairings: the best known fonts first, as varied as can be.
 * One card after another, that with the greatest worth is taken: the mean popularity of the fonts of
 * heading and text, and a little more for rare kinds of headings, less what it has in common with
 * the cards before it, and in the first view less what its faces weigh. Among the first 24 no heading
 * font is repeated.
 */
export function fittingOrder<Card extends OrderedCard>(cards: readonly Card[]): Card[] {
  const left = cards
    .map((card) => ({ card, worth: worthOf(card.pairing) }))
    .sort((a, b) => b.worth - a.worth);
  const order: Card[] = [];
  const loaded = new Set<string>();
  while (left.length > 0) {
    let best = 0;
    let bestWorth = -Infinity;
    for (const [position, { card, worth }] of left.entries()) {
      if (worth <= bestWorth) break;
      const rest = worth - likeness(card, order) - costOfFaces(card);
      if (rest <= bestWorth) continue;
      best = position;
      bestWorth = rest;
    }
    for (const { card } of left.splice(best, 1)) {
      order.push(card);
      for (const { file } of card.faces) loaded.add(file);
    }
  }
  return order;

  function costOfFaces({ faces }: Card): number {
    if (order.length >= FIRST_CARDS) return 0;
    const missing = faces.filter(({ file }) => !loaded.has(file));
    return (missing.reduce((sum, { bytes }) => sum + bytes, 0) / 1000) * COST_OF_KILOBYTE;
  }
}

function worthOf({ heading, body, title }: SitePairing): number {
  const popularity = [heading, body].map(({ meta }) => worthOfRank(meta?.popularity));
  const mean = popularity.reduce((sum, worth) => sum + worth, 0) / popularity.length;
  const kind = WORTH_OF_KIND.get(kindOf(heading)) ?? 0;
  return mean + kind - (FONT_NAMES.test(title) ? COST_OF_FONT_NAMES : 0);
}

/** 1 for the most used font, .5 for the 32nd or so, towards 0. */
function worthOfRank(rank = 2000): number {
  return 1 - Math.min(1, Math.log2(rank) / 11);
}

function likeness({ pairing, text }: OrderedCard, order: readonly OrderedCard[]): number {
  const { heading, body, item } = pairing;
  const recent = order.slice(-CARDS_BEFORE_REPEAT);
  const isHeadingRepeated = recent.some((other) => other.pairing.heading === heading);
  let cost = isHeadingRepeated ? COST.repeatedHeading : 0;
  if (recent.some((other) => other.text.sample.headline === text.sample.headline))
    cost += COST.repeatedSample;
  for (const [distance, { pairing: other, text: said }] of order
    .slice(-NEIGHBOURS)
    .reverse()
    .entries()) {
    const factor = distance === 0 ? 2 : 1;
    if (other.body === body) cost += COST.repeatedBody;
    if (kindOf(other.heading) === kindOf(heading)) cost += COST.sameKind * factor;
    if (isShownInScript(other) && isShownInScript(pairing)) cost += COST.sameKind * factor;
    if (other.item.meta?.mood?.[0] === item.meta?.mood?.[0]) cost += COST.sameTag;
    if (said.sample.composition === text.sample.composition) cost += COST.sameComposition * factor;
  }
  return cost;
}

function kindOf({ categories }: SitePairing["heading"]): string {
  return categories?.[0] ?? "";
}

function isShownInScript({ item }: SitePairing): boolean {
  return item.categories.includes("non-latin");
}
