import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import { listedScripts } from "../shared/cards/listed-scripts.ts";
import { SetText } from "../shared/client/set-text.tsx";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { pairingCommand } from "../shared/install-choices.ts";
import { useInstallation } from "../shared/client/use-installation.ts";
import { facesLoaded } from "./client/faces-loaded.ts";
import type { ChosenPairs } from "./client/chosen-pairs.ts";

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
  /** The reader's own; "" for that of the card. */
  text: string;
  /** Whether the page came with the card and its faces. */
  isServed: boolean;
  /** Whether the faces lack a letter of the text. */
  isLacking: boolean;
}

/** In characters: a longer text takes two lines. */
const LONGEST_LINE = 26;

const SMALLEST_SIZE = 16;

/**
 * A pairing in its own faces. The lines of each text have a height of their own (a line in the site's
 * face that the text, itself of no height, stands on), so that all cards share baselines, whatever the
 * faces measure, and nothing moves when a face arrives.
 */
export function Card({ pairing, page, text, isServed, isLacking }: CardProps) {
  const { card, name, title } = pairing;
  const item = useRef<HTMLLIElement>(null);
  const isReady = useReady(item, name, isServed);
  const isOwn = text !== "";
  const classes = [
    ...(card.code === undefined ? [] : ["coded"]),
    ...(isOwn ? ["own"] : []),
    ...(text.length > LONGEST_LINE ? ["own-lines"] : []),
    ...(isReady ? [] : ["waiting"]),
    ...(isLacking && isOwn ? ["lacking"] : []),
  ];
  return (
    <li
      ref={item}
      class={classes.join(" ") || undefined}
      style={isOwn ? { "--own-size": String(ownSize(text)) } : undefined}
    >
      <CardName pairing={pairing} page={page} own={text} />
      <CardText pairing={pairing} own={text} />
      <p class="card-fonts">
        {isOwn && (
          <b>
            <SetText text={title} font={pairing.fonts[0]} weight={Number(pairing.weight)} />
          </b>
        )}
        {[...new Set(pairing.fonts)].map((font) => page.families[font] ?? font).join(" + ")}
      </p>
      <p class="card-facts">
        {pairing.bytes > 0 && <b>{formatBytes(pairing.bytes)}</b>}
        {isLacking && isOwn ? "Cannot set this text" : listedScripts(pairing.scripts)}
      </p>
      <Actions pairing={pairing} page={page} />
    </li>
  );
}

interface CardNameProps {
  pairing: ListedPairing;
  page: CardPage;
  own: string;
}

function CardName({ pairing: { card, fonts, name, title, weight }, page, own }: CardNameProps) {
  const { lines, size, classes } = card;
  const href = `${page.basePath}/pairings/${name}/`;
  if (own !== "")
    return (
      <h2 key="own">
        <a class={classes.name} href={href} aria-label={`${own}, ${title}`}>
          <SetText text={own} font={fonts[0]} weight={Number(weight)} />
        </a>
      </h2>
    );
  const [first = "", second] = lines;
  const setting = [size === 40 ? "" : `n${size}`, second === undefined ? "" : "two"];
  return (
    <h2 key="name" class={setting.filter(Boolean).join(" ") || undefined}>
      <a class={classes.name} href={href}>
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

function CardText({ pairing: { card, fonts }, own }: { pairing: ListedPairing; own: string }) {
  const { sentence, lang, dir, code, classes } = card;
  if (own !== "")
    return (
      <p key="own" class="card-text" dir="auto">
        <SetText text={own} font={fonts[1]} />
      </p>
    );
  return (
    <>
      <p key="sentence" class="card-text" lang={lang} dir={dir}>
        <span class={classes.sentence}>{sentence}</span>
      </p>
      {code !== undefined && (
        <code>
          <span class={classes.code}>{code}</span>
        </code>
      )}
    </>
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

/** On the scale of the names of cards: a line of average letters fits, a longer text takes two lines. */
function ownSize({ length }: string): number {
  const [width, largest] = length > LONGEST_LINE ? [900, 25] : [520, 40];
  return Math.max(SMALLEST_SIZE, Math.min(largest, Math.floor(width / length)));
}
