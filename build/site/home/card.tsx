import { pictureLinesOf } from "../shared/picture/picture-lines.ts";
import { type Site, linkTo, pairingPath } from "../shared/site.ts";
import type { CardFaces } from "../shared/cards/card-faces.ts";
import { sentenceLanguage } from "./card-language.ts";
import { TEXT_WEIGHT, trackingOf } from "../shared/cards/card-setting.ts";
import type { HomeCard } from "../shared/cards/card-setting.ts";
import { cardWeight } from "../shared/cards/card-weight.ts";
import { listedScripts } from "./listed-scripts.ts";
import { nameSetting } from "./name-size.ts";

/** Between two lines that are set as one, in em. */
const SPACE = 0.28;

/**
 * A pairing in its own faces. The lines of each text have a height of their own (a line in the site's
 * face that the text, itself of no height, stands on), so that all cards share baselines, whatever the
 * faces measure, and nothing moves when a face arrives.
 */
export function Card({ site, faces, card }: { site: Site; faces: CardFaces; card: HomeCard }) {
  const { pairing, text, bytes, scripts } = card;
  const { item, body, mono } = pairing;
  const language = sentenceLanguage(text.sentence, text.script, body.font.subsets);
  return (
    <li class={text.code === undefined ? undefined : "coded"}>
      <CardName site={site} faces={faces} card={card} />
      <p {...language}>
        <span class={faces.faceClass(body, TEXT_WEIGHT)}>{text.sentence}</span>
      </p>
      {text.code !== undefined && (
        <code>
          <span class={faces.faceClass(mono, TEXT_WEIGHT)}>{text.code}</span>
        </code>
      )}
      <p>{familiesOf(item.title)}</p>
      <p>
        {bytes > 0 && <b>{cardWeight(bytes)}</b>} {listedScripts(scripts)}
      </p>
    </li>
  );
}

function CardName({ site, faces, card }: { site: Site; faces: CardFaces; card: HomeCard }) {
  const { heading, item, name } = card.pairing;
  const weight = item.css.h1["font-weight"];
  const tracking = trackingOf(card.pairing);
  const { lines, size } = nameSetting(
    card.text.name,
    heading,
    weight,
    Number.parseFloat(tracking),
    drawnWidth(site, card),
  );
  const classes = [faces.faceClass(heading, Number(weight)), faces.trackingClass(tracking)];
  const [first, second] = lines;
  return (
    <h2
      class={
        [...(size === 40 ? [] : [`n${size}`]), ...(second === undefined ? [] : ["two"])].join(
          " ",
        ) || undefined
      }
    >
      <a class={classes.filter(Boolean).join(" ")} href={linkTo(site, pairingPath(name))}>
        {first}
        {second !== undefined && (
          <>
            {" "}
            <br />
            {second}
          </>
        )}
      </a>
    </h2>
  );
}

/** Of the name on one line, in em; undefined where its outlines are not known. */
function drawnWidth({ catalog, outlines }: Site, { pairing, text }: HomeCard): number | undefined {
  const { name } = pictureLinesOf(pairing.item, (font) => catalog.fonts.get(font), text);
  const lines = outlines.linesOf(name);
  return lines?.reduce((sum, { width }) => sum + width + (sum > 0 ? SPACE : 0), 0);
}

/** `Editorial — Playfair Display + Lora + Fira Code` -> `Playfair Display + Lora + Fira Code` */
function familiesOf(title: string): string {
  return title.split(" — ").at(1) ?? title;
}
