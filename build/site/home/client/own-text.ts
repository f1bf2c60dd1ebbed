import type { HomeJson } from "../../shared/cards/listed-card.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { titleOf } from "./home-card.ts";

/** The parts of the page. */
export interface HomeParts {
  home: HTMLElement;
  list: HTMLUListElement;
  /** In the order in which the page came with them. */
  cards: readonly HTMLLIElement[];
  isNear: (card: HTMLLIElement) => boolean;
}

/** The reader's own text on the cards. */
export interface OwnText {
  /** Sets what every card says; "" for its own text. */
  say: (text: string) => void;
  /** Cards that are far from the view follow when they come near. */
  onNear: (card: HTMLLIElement) => void;
}

/** In characters: a longer text takes two lines. */
const LONGEST_LINE = 26;

const SMALLEST_SIZE = 16;

/** A text of a card, as the page came with it. */
interface OriginalText {
  element: HTMLElement;
  nodes: readonly Node[];
  /** The generic family behind its face. */
  fallback: string;
}

export function ownText({ cards, isNear }: HomeParts, json: HomeJson): OwnText {
  const originals = new WeakMap<HTMLLIElement, OriginalText[]>();
  const positions = new Map(cards.map((card, position) => [card, position]));
  let text = "";
  const setCard = async (card: HTMLLIElement) => {
    const wanted = text;
    if (wanted === "") {
      restore(card, originals);
      return;
    }
    const [heading = "", body = ""] = json.cards[positions.get(card) ?? -1]?.font ?? [];
    const loaded = await Promise.all([loadFont(heading, wanted), loadFont(body, wanted)]);
    if (wanted !== text) return;
    // Once: a second time it would be the reader's text.
    if (!originals.has(card)) originals.set(card, originalsOf(card));
    card.classList.add("own");
    card.classList.toggle("own-lines", wanted.length > LONGEST_LINE);
    card.style.setProperty("--own-size", String(nameSize(wanted)));
    nameLink(card, wanted);
    for (const [index, { element, fallback }] of (originals.get(card) ?? []).entries()) {
      const font = index === 0 ? heading : body;
      element.textContent = wanted;
      element.dir = "auto";
      if (loaded[index]) element.style.fontFamily = `${familyOf(font)}, ${fallback}`;
    }
  };
  return {
    say: (next) => {
      const trimmed = next.trim();
      if (trimmed === text) return;
      text = trimmed;
      for (const card of cards) if (isNear(card)) void setCard(card);
    },
    onNear: (card) => void setCard(card),
  };
}

/** The link still says which pairing it leads to, after what it shows. */
function nameLink(card: HTMLLIElement, text: string): void {
  const title = titleOf(card);
  const link = card.querySelector("a");
  if (link === null) return;
  link.dataset["title"] = title;
  link.ariaLabel = `${text}, ${title}`;
}

/** On the scale of the names of cards: a line of average letters fits, a longer text takes two lines. */
function nameSize({ length }: string): number {
  const [width, largest] = length > LONGEST_LINE ? [900, 25] : [520, 40];
  return Math.max(SMALLEST_SIZE, Math.min(largest, Math.floor(width / length)));
}

/** The name and the sentence, in this order. */
function originalsOf(card: HTMLLIElement): OriginalText[] {
  return [...card.querySelectorAll<HTMLElement>("h2 a, h2 + p span")].map((element) => ({
    element,
    nodes: [...element.childNodes],
    fallback: getComputedStyle(element).fontFamily.split(",").at(-1) ?? "sans-serif",
  }));
}

function restore(
  card: HTMLLIElement,
  originals: WeakMap<HTMLLIElement, readonly OriginalText[]>,
): void {
  for (const { element, nodes } of originals.get(card) ?? []) {
    element.replaceChildren(...nodes);
    element.removeAttribute("dir");
    element.removeAttribute("aria-label");
    delete element.dataset["title"];
    element.style.fontFamily = "";
  }
  card.classList.remove("own", "own-lines");
}
