import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import { labelOf } from "../shared/cards/label.ts";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { type OwnTexts, lettersOfTexts } from "../shared/own-texts.ts";
import { pairingCommand } from "../shared/install-choices.ts";
import { useInstallation } from "../shared/client/use-installation.ts";
import { facesLoaded } from "./client/faces-loaded.ts";
import type { ChosenPairs } from "./client/chosen-pairs.ts";
import { Composition } from "./composition.tsx";

/** What a card knows of the page. */
export interface CardPage extends Pick<PairingsJson, "families"> {
  itemBase: string;
  basePath: string;
  /** Undefined where the page is rendered. */
  chosen?: ChosenPairs;
}

interface CardProps {
  pairing: ListedPairing;
  page: CardPage;
  own: OwnTexts;
  /** Whether the page came with the card and its faces. */
  isServed: boolean;
  /** Whether the faces lack a letter of the reader's texts. */
  isLacking: boolean;
}

/** In em of the larger size of titles. */
const WIDEST_TITLE = 14.5;

/**
 * A pairing at work, and below it its name, its fonts and what they weigh. Every part has a height of its own, so
 * that all cards share baselines, whatever the faces measure, and nothing moves when a face arrives.
 */
export function Card({ pairing, page, own, isServed, isLacking }: CardProps) {
  const { card, name, title } = pairing;
  const { nativeName, advance } = card;
  const titleWidth = [nativeName, title].join(" ").length * advance;
  const item = useRef<HTMLLIElement>(null);
  const isReady = useReady(item, name, isServed);
  const isUnable = isLacking && lettersOfTexts(own) !== "";
  const classes = [...(isReady ? [] : ["waiting"]), ...(isUnable ? ["lacking"] : [])];
  return (
    <li ref={item} class={classes.join(" ") || undefined}>
      <Composition pairing={pairing} own={own} isServed={isServed} />
      <h2 class={titleWidth > WIDEST_TITLE ? "long" : undefined}>
        <a class={card.classes.heading} href={`${page.basePath}/pairings/${name}/`}>
          {nativeName !== undefined && (
            <>
              <span lang={card.lang} dir={card.dir}>
                {nativeName}
              </span>{" "}
            </>
          )}
          {nativeName === undefined ? title : <small>{title}</small>}
        </a>
      </h2>
      <p class="card-fonts">
        {[...new Set(pairing.fonts)].map((font) => page.families[font] ?? font).join(" + ")}
      </p>
      <p class="card-facts">
        {pairing.bytes > 0 && <b>{formatBytes(pairing.bytes)}</b>}
        {isUnable ? "Cannot set this text" : pairing.scripts.map(labelOf).join(" ")}
      </p>
      <Actions pairing={pairing} page={page} />
    </li>
  );
}

/** Of use with JavaScript alone, without which `home.css` hides them. */
function Actions({
  pairing: { name, title, fonts, weight },
  page,
}: {
  pairing: ListedPairing;
  page: CardPage;
}) {
  const { chosen, itemBase } = page;
  const isCompared = chosen?.has({ name, query: "" }) ?? false;
  return (
    <div class="card-actions">
      <button
        type="button"
        class="copy"
        data-copy-text={pairingCommand(useInstallation(itemBase), name)}
        aria-label={`Copy command: install ${title}`}
      >
        Copy command
      </button>
      <button
        type="button"
        class="card-compare"
        aria-label={`Compare ${title}`}
        aria-pressed={isCompared}
        onClick={() => chosen?.toggle({ name, query: "", title, font: fonts[0], weight })}
      >
        {isCompared ? "−" : "+"}
      </button>
    </div>
  );
}

/** Names of pairings whose cards have been drawn in their faces. */
const drawn = new Set<string>();

/** Whether the faces of a card are there: all of it is drawn together, no fact before the type. */
function useReady(item: { current: HTMLElement | null }, name: string, isServed: boolean): boolean {
  const [isReady, setReady] = useState(isServed || drawn.has(name));
  useLayoutEffect(() => {
    if (isReady || item.current === null) return;
    void facesLoaded(item.current).then(() => {
      drawn.add(name);
      setReady(true);
    });
  }, []);
  return isReady;
}
