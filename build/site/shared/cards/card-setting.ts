import { withApostrophes } from "../apostrophes.ts";
import type { ListedCard } from "../listed-pairing.ts";
import type { CardFaces } from "./card-faces.ts";
import { headingAdvance, headingWeight } from "./heading-advance.ts";
import { type HomeCard, TEXT_WEIGHT } from "./home-card.ts";

/** What a card shows, and how it is set. */
export function listedCard(faces: CardFaces, { pairing, text }: HomeCard): ListedCard {
  const { heading, body, mono, item } = pairing;
  const classes = [
    faces.faceClass(heading, headingWeight(pairing)),
    faces.trackingClass(item.css.h1["letter-spacing"]),
  ];
  return {
    ...(text.nativeName !== undefined && { nativeName: text.nativeName }),
    sentence: withApostrophes(text.sentence),
    ...text.language,
    sample: text.sample,
    advance: headingAdvance(pairing),
    classes: {
      heading: classes.filter(Boolean).join(" "),
      text: faces.faceClass(body, TEXT_WEIGHT),
      code: text.sample.code === undefined ? "" : faces.faceClass(mono, TEXT_WEIGHT),
    },
  };
}
