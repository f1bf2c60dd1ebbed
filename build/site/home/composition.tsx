import { SetText } from "../shared/client/set-text.tsx";
import { headlineWidth } from "../shared/cards/headline-width.ts";
import type { ListedPairing } from "../shared/listed-pairing.ts";

/**
 * What a pairing looks like at work: a sample of its use as a page that `home.css` composes. A picture made of
 * text: assistive technology reads the name below it instead.
 *
 * @param own the reader's own text, which is the headline then; "" for that of the sample
 */
export function Composition({ pairing, own }: { pairing: ListedPairing; own: string }) {
  const { card, fonts, weight } = pairing;
  const { sample, classes } = card;
  const { composition, kicker, headline, text, rows, note, code } = sample;
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
        dir={own === "" ? undefined : "auto"}
        style={headlineWidth(own || headline, card.advance)}
      >
        {own === "" ? (
          <span>{headline}</span>
        ) : (
          <SetText text={own} font={fonts[0]} weight={Number(weight)} />
        )}
      </p>
      {text !== undefined && <p class="text">{text}</p>}
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
