import { cssRule } from "../../../../registry/formats/rules.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { type CardText, lettersOfCard } from "./card-text.ts";
import type { SpecimenFace, Specimens } from "../specimen/specimens.ts";
import type { SitePairing } from "../site.ts";
import { cardFamily, faceRule, familiesCss, textFamily } from "../faces/face-rule.ts";
import { type HomeCard, TEXT_WEIGHT } from "./home-card.ts";
import { inPagesLayer } from "../pages-layer.ts";
import { FIRST_CARDS } from "./first-cards.ts";
import { headingAdvance, headingWeight } from "./heading-advance.ts";
import { headlineWidth } from "./headline-width.ts";

/** The stylesheets of the cards' faces, and the classes that they declare. */
export interface CardFaces {
  /** The class that sets a text of cards in a font at a weight. */
  faceClass: (font: FontItem, weight: number) => string;
  /** The class of a tracking such as `-0.02em`; undefined for none. */
  trackingClass: (tracking: string) => string | undefined;
  /** Of the first cards, which home begins with. */
  first: string;
  /** Of all others, loaded when a reader comes near to them. */
  others: string;
}

/** A font at a weight, and all that cards say in it. */
interface Use {
  font: FontItem;
  weight: number;
  texts: string[];
  className: string;
  isFirst: boolean;
}

export function cardFaces(cards: readonly HomeCard[], specimens: Specimens): CardFaces {
  const uses = new Map<string, Use>();
  const trackings = new Map<string, string>();
  for (const [position, card] of cards.entries()) {
    for (const { font, weight, text } of textsOf(card)) {
      const key = keyOf(font, weight);
      const className = `f${(uses.size + 1).toString(36)}`;
      const isFirst = position < FIRST_CARDS;
      const use = uses.get(key) ?? { font, weight, texts: [], className, isFirst };
      use.texts.push(text);
      uses.set(key, use);
    }
    const tracking = card.pairing.item.css.h1["letter-spacing"];
    if (Number.parseFloat(tracking) !== 0 && !trackings.has(tracking))
      trackings.set(tracking, `t${trackings.size + 1}`);
  }
  const facesOf = ({ font, weight, texts }: Use) => facesFor(font, weight, texts, specimens);
  const declared = new Set<string>();
  const css = (all: Iterable<Use>) =>
    [...all].map((use) => useCss(use, facesOf(use), declared)).join("");
  const trackingCss = [...trackings].map(
    ([tracking, name]) => `.${name}{letter-spacing:${tracking}}`,
  );
  const all = [...uses.values()];
  // The policy allows no styles in the elements of a page that is served; a script sets those of the other cards.
  const headlineCss = cards.slice(0, FIRST_CARDS).map(({ pairing, text }) => {
    const { className = "" } = uses.get(keyOf(pairing.heading, headingWeight(pairing))) ?? {};
    const width = headlineWidth(text.sample.headline, headingAdvance(pairing));
    return cssRule(`.card-headline.${className}`, width);
  });
  return {
    faceClass: (font, weight) => uses.get(keyOf(font, weight))?.className ?? "",
    trackingClass: (tracking) => trackings.get(tracking),
    first: inPagesLayer(
      trackingCss.join("") + headlineCss.join("") + css(all.filter(({ isFirst }) => isFirst)),
    ),
    others: inPagesLayer(css(all.filter(({ isFirst }) => !isFirst))),
  };
}

/** The faces that a card alone would load, each once. */
export function facesOfCard(
  pairing: SitePairing,
  text: CardText,
  specimens: Specimens,
): readonly SpecimenFace[] {
  const faces = textsOf({ pairing, text }).flatMap(
    ({ font, weight, text: said }) => facesFor(font, weight, [said], specimens).faces,
  );
  return [...new Set(faces)];
}

/** Every text of a card with what it is set in. */
function textsOf({
  pairing,
  text,
}: Pick<HomeCard, "pairing" | "text">): { font: FontItem; weight: number; text: string }[] {
  const { heading, body, mono } = pairing;
  const letters = lettersOfCard(text);
  return [
    { font: heading, weight: headingWeight(pairing), text: letters.heading },
    { font: body, weight: TEXT_WEIGHT, text: letters.body },
    { font: mono, weight: TEXT_WEIGHT, text: letters.mono },
  ].filter(({ text: said }) => said !== "");
}

function keyOf({ name }: FontItem, weight: number): string {
  return `${name} ${weight}`;
}

/** The faces of the cards, or those for whole pages where they lack a letter; none where these do, too. */
function facesFor(
  { name }: FontItem,
  weight: number,
  texts: readonly string[],
  specimens: Specimens,
): { familyOf: (face: SpecimenFace) => string; faces: readonly SpecimenFace[] } {
  const ofCards = specimens.card(name, weight, texts.join(""));
  if (ofCards.length > 0) return { familyOf: cardFamily, faces: ofCards };
  const ofText = specimens.text(name).filter(({ style }) => style === "normal");
  return { familyOf: ({ font }) => textFamily(font), faces: ofText };
}

/** @param declared rules of faces that were written; the new ones are added */
function useCss(
  { font, weight, className }: Use,
  { familyOf, faces }: ReturnType<typeof facesFor>,
  declared: Set<string>,
): string {
  const rules = faces
    .map((face) => faceRule(familyOf(face), face))
    .filter((rule) => !declared.has(rule));
  for (const rule of rules) declared.add(rule);
  const families = familiesCss(font, faces.map(familyOf));
  const weightCss = weight === TEXT_WEIGHT ? "" : `;font-weight:${weight}`;
  return `${rules.join("")}.${className}{font-family:${families}${weightCss}}`;
}
