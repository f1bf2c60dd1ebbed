import {
  type Choice,
  type Group,
  type HomeState,
  choicesOf,
  hasValue,
} from "../shared/cards/home-state.ts";
import type { ListedCard } from "../shared/cards/listed-card.ts";

/** What a search gave for the words of a state. */
export interface FoundNames {
  /** Of pairings, the most relevant first. */
  names: readonly string[];
  /** Whether none of them has everything that the words ask for. */
  isNearest: boolean;
}

/** The cards to show, as positions in the page. */
export interface ShownCards {
  positions: readonly number[];
  /** Whether these lack something that was asked for, since no card has it all. */
  isNearest: boolean;
}

/** Fewer would look like an answer, more would bury that it is none. */
const NEAREST = 12;

/**
 * The cards that have every chosen value, in the order asked for. Where there are none, those nearest to
 * it: of the cards that the words found, or of all, those that have most of the values.
 *
 * @param found for the words of the state; undefined without words
 */
export function shownCards(
  cards: readonly ListedCard[],
  state: HomeState,
  found?: FoundNames,
): ShownCards {
  const candidates = found ? positionsOf(found.names, cards) : [...cards.keys()];
  const choices = choicesOf(state);
  const lacking = (position: number) => missingValues(cards[position], choices);
  const complete = candidates.filter((position) => lacking(position) === 0);
  if (complete.length > 0) {
    return { positions: sorted(complete, cards, state), isNearest: found?.isNearest ?? false };
  }
  const nearest = (candidates.length > 0 ? candidates : [...cards.keys()])
    .map((position) => ({ position, missing: lacking(position) }))
    .sort((a, b) => a.missing - b.missing)
    .slice(0, NEAREST);
  return { positions: nearest.map(({ position }) => position), isNearest: true };
}

/** A demand that leaves some cards when it is taken back. */
export interface Concession {
  /** Undefined for the words of the state. */
  choice?: Choice;
  /** How many cards there are without it. */
  count: number;
}

/** As many are offered. */
const CONCESSIONS = 4;

/** What a reader could take back where no card has everything; that which leaves the most cards first. */
export function concessions(
  cards: readonly ListedCard[],
  state: HomeState,
  found?: FoundNames,
): Concession[] {
  const choices = choicesOf(state);
  const names = found && new Set(found.isNearest ? [] : found.names);
  const having = (left: readonly Choice[]) =>
    cards.filter((card) => missingValues(card, left) === 0);
  const all = choices.map((choice): Concession => {
    const left = having(choices.filter((other) => other !== choice));
    return { choice, count: left.filter(({ name }) => names?.has(name) ?? true).length };
  });
  return [...all, ...(found ? [{ count: having(choices).length }] : [])]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, CONCESSIONS);
}

/**
 * How many cards would be shown if each value of a group were chosen, too: value -> cards. A group of
 * which one value is chosen at most counts without that one.
 */
export function countsOf(
  cards: readonly ListedCard[],
  state: HomeState,
  group: Group,
  values: readonly string[],
  found?: FoundNames,
): Map<string, number> {
  const choices = choicesOf(state).filter((choice) => group !== "weight" || choice.group !== group);
  const names = found && new Set(found.names);
  const matching = cards.filter(
    (card) => missingValues(card, choices) === 0 && (names?.has(card.name) ?? true),
  );
  return new Map(
    values.map((value) => [value, matching.filter((card) => hasValue(card, group, value)).length]),
  );
}

function missingValues(card: ListedCard | undefined, choices: readonly Choice[]): number {
  if (card === undefined) return choices.length;
  return choices.filter(({ group, value }) => !hasValue(card, group, value)).length;
}

function positionsOf(names: readonly string[], cards: readonly ListedCard[]): number[] {
  const positions = new Map(cards.map(({ name }, position) => [name, position]));
  return names.flatMap((name) => positions.get(name) ?? []);
}

/** Of equals, the one that came first stays first. */
function sorted(
  positions: readonly number[],
  cards: readonly ListedCard[],
  { sort }: HomeState,
): readonly number[] {
  const bytesAt = (position: number) => cards[position]?.bytes || Infinity;
  const nameAt = (position: number) => cards[position]?.name ?? "";
  if (sort === "fitting") return positions;
  const compare =
    sort === "name"
      ? (a: number, b: number) => (nameAt(a) < nameAt(b) ? -1 : 1)
      : (a: number, b: number) => (bytesAt(a) === bytesAt(b) ? 0 : bytesAt(a) - bytesAt(b));
  return positions.toSorted(compare);
}
