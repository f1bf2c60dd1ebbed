import { SetText } from "../shared/client/set-text.tsx";
import { headlineWidth } from "../shared/cards/headline-width.ts";
import type { CardSample } from "../shared/samples/card-samples.ts";
import { sharesScript } from "./hero-pair.ts";
import type { OwnTexts } from "../shared/own-texts.ts";
import type { ListedPairing } from "../shared/listed-pairing.ts";

export interface CompositionProps {
  pairing: ListedPairing;
  /** What is set instead of the sample's headline and of its text. */
  own: OwnTexts;
  /** Whether the page came with it, and with its faces: the stylesheet has the width of its headline. */
  isServed: boolean;
}

/**
 * What a pairing looks like at work: a sample of its use as a page that `compositions.css` composes. A picture made
 * of text: assistive technology reads the name below it instead.
 */
export function Composition({ pairing, own, isServed }: CompositionProps) {
  const { card, fonts, weight } = pairing;
  const { sample, classes } = card;
  const headline = own.text.trim();
  // A headline of another script stands alone, not among words that its reader may not read.
  const isAlone = headline !== "" && !sharesScript(headline, sample.headline);
  const { composition, kicker, text, rows, note, code }: CardSample = isAlone
    ? { composition: sample.composition, headline }
    : sample;
  const ownText = own.lead || own.paragraph;
  return (
    <div
      class={`composition ${composition} ${classes.text}`}
      lang={card.nativeName === undefined ? undefined : card.lang}
      dir={card.nativeName === undefined ? undefined : card.dir}
      aria-hidden="true"
    >
      {kicker !== undefined && <p class="kicker">{kicker}</p>}
      <p
        class={`card-headline ${classes.heading}`}
        dir={headline === "" ? undefined : "auto"}
        style={
          isServed && headline === ""
            ? undefined
            : headlineWidth(headline || sample.headline, card.advance)
        }
      >
        {headline === "" ? (
          <span>{sample.headline}</span>
        ) : (
          <SetText text={headline} font={fonts[0]} weight={Number(weight)} />
        )}
      </p>
      {(ownText || text) && (
        <p class="text" dir={ownText === "" ? undefined : "auto"}>
          {ownText === "" ? text : <SetText text={ownText} font={fonts[1]} />}
        </p>
      )}
      {rows !== undefined && (
        <ul>
          {rows.map(([word, value]) => (
            <li>
              <span>{word}</span>
              <span class={composition === "numbers" ? classes.heading : undefined}>{value}</span>
            </li>
          ))}
        </ul>
      )}
      {code !== undefined && (
        <pre class={classes.code} dir="ltr">
          {code.join("\n")}
        </pre>
      )}
      {note !== undefined && <p class="note">{note}</p>}
    </div>
  );
}
