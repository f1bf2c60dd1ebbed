import { withApostrophes } from "../apostrophes.ts";
import type { ListedCard } from "../listed-pairing.ts";
import { pictureLinesOf } from "../picture/picture-lines.ts";
import type { Site } from "../site.ts";
import type { CardFaces } from "./card-faces.ts";
import { sentenceLanguage } from "./card-language.ts";
import { type HomeCard, TEXT_WEIGHT } from "./home-card.ts";
import { nameSetting } from "./name-size.ts";

/** Between two lines that are set as one, in em. */
const SPACE = 0.28;

/** What a card shows, and how its name is set. */
export function listedCard(
  site: Pick<Site, "catalog" | "outlines">,
  faces: CardFaces,
  card: HomeCard,
): ListedCard {
  const { pairing, text } = card;
  const { heading, body, mono, item } = pairing;
  const { "font-weight": weight, "letter-spacing": tracking } = item.css.h1;
  const classes = [faces.faceClass(heading, Number(weight)), faces.trackingClass(tracking)];
  return {
    ...nameSetting(text.name, heading, weight, Number.parseFloat(tracking), drawnWidth(site, card)),
    sentence: withApostrophes(text.sentence),
    ...sentenceLanguage(text.sentence, text.script, body.font.subsets),
    ...(text.code !== undefined && { code: text.code }),
    classes: {
      name: classes.filter(Boolean).join(" "),
      sentence: faces.faceClass(body, TEXT_WEIGHT),
      code: text.code === undefined ? "" : faces.faceClass(mono, TEXT_WEIGHT),
    },
  };
}

/** Of the name on one line, in em; undefined where its outlines are not known. */
function drawnWidth(
  { catalog, outlines }: Pick<Site, "catalog" | "outlines">,
  { pairing, text }: HomeCard,
): number | undefined {
  const { name } = pictureLinesOf(pairing.item, (font) => catalog.fonts.get(font), text);
  const lines = outlines.linesOf(name);
  return lines?.reduce((sum, { width }) => sum + width + (sum > 0 ? SPACE : 0), 0);
}
