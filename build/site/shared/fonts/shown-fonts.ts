import { type FontGroup, type FontsState, fontChoices, hasFontValue } from "./fonts-state.ts";
import type { ListedFont } from "./listed-font.ts";

/** What a search gave for the words of a state. */
export interface FoundFonts {
  /** Of font items, the most relevant first. */
  names: readonly string[];
  /** Whether none of them has everything that the words ask for. */
  isNearest: boolean;
}

/** The rows to show, as positions in the page. */
export interface ShownFonts {
  positions: readonly number[];
  /** Whether these only come near to what was asked for. */
  isNearest: boolean;
}

/** Fewer would look like an answer, more would bury that it is none. */
const NEAREST = 12;

/**
 * The fonts that have every chosen value, in the order asked for. Those whose names have what is typed
 * come first, then those that the search found. Where there are none, the nearest to it.
 *
 * @param found for the words of the state; undefined without words, and until the search has answered
 */
export function shownFonts(
  fonts: readonly ListedFont[],
  state: FontsState,
  found?: FoundFonts,
): ShownFonts {
  const { positions, isNearest } = candidatesFor(fonts, state.query, found);
  const choices = fontChoices(state);
  const lacking = (position: number) => missingValues(fonts[position], choices);
  const complete = positions.filter((position) => lacking(position) === 0);
  if (complete.length > 0) return { positions: sorted(complete, fonts, state), isNearest };
  const nearest = (positions.length > 0 ? positions : [...fonts.keys()])
    .map((position) => ({ position, missing: lacking(position) }))
    .sort((a, b) => a.missing - b.missing)
    .slice(0, NEAREST);
  return { positions: nearest.map(({ position }) => position), isNearest: true };
}

/** How many fonts would be shown if each value of a group were chosen, too: value -> fonts. */
export function fontCounts(
  fonts: readonly ListedFont[],
  state: FontsState,
  group: FontGroup,
  values: readonly string[],
  found?: FoundFonts,
): Map<string, number> {
  const choices = fontChoices(state).filter((choice) => group !== "top" || choice.group !== group);
  const matching = candidatesFor(fonts, state.query, found).positions.flatMap((position) => {
    const font = fonts[position];
    return font !== undefined && missingValues(font, choices) === 0 ? [font] : [];
  });
  return new Map(
    values.map((value) => [
      value,
      matching.filter((font) => hasFontValue(font, group, value)).length,
    ]),
  );
}

/** Those named so; then those that the search found, whose nearest ones are none beside a name. */
function candidatesFor(
  fonts: readonly ListedFont[],
  query: string,
  found: FoundFonts | undefined,
): ShownFonts {
  const words = wordsOf(query);
  if (words.length === 0) return { positions: [...fonts.keys()], isNearest: false };
  const named = namedPositions(fonts, words);
  if (found === undefined || (found.isNearest && named.length > 0))
    return { positions: named, isNearest: false };
  const positions = new Map(fonts.map(({ name }, position) => [name, position]));
  const others = found.names.flatMap((name) => positions.get(name) ?? []);
  return { positions: [...new Set([...named, ...others])], isNearest: found.isNearest };
}

/** The names that begin with what is typed before those that have it elsewhere. */
function namedPositions(fonts: readonly ListedFont[], words: readonly string[]): number[] {
  const start = words.join(" ");
  const first: number[] = [];
  const others: number[] = [];
  for (const [position, name] of plainTitles(fonts).entries()) {
    if (name.startsWith(start)) first.push(position);
    else if (words.every((word) => name.includes(word))) others.push(position);
  }
  return [...first, ...others];
}

const knownTitles = new WeakMap<readonly ListedFont[], readonly string[]>();

/** Made once for a list: every letter that is typed asks for all of them. */
function plainTitles(fonts: readonly ListedFont[]): readonly string[] {
  const titles = knownTitles.get(fonts) ?? fonts.map(({ title }) => plain(title));
  knownTitles.set(fonts, titles);
  return titles;
}

function wordsOf(query: string): string[] {
  return plain(query).match(/\S+/g) ?? [];
}

function plain(text: string): string {
  return text.toLowerCase();
}

function missingValues(
  font: ListedFont | undefined,
  choices: readonly { group: FontGroup; value: string }[],
): number {
  if (font === undefined) return choices.length;
  return choices.filter(({ group, value }) => !hasFontValue(font, group, value)).length;
}

/** Of equals, the one that came first stays first. */
function sorted(
  positions: readonly number[],
  fonts: readonly ListedFont[],
  { sort }: FontsState,
): readonly number[] {
  const titleAt = (position: number) => fonts[position]?.title ?? "";
  const weightsAt = (position: number) => fonts[position]?.weight.length ?? 0;
  if (sort === "popular") return positions;
  if (sort === "name")
    return positions.toSorted((a, b) => titleAt(a).localeCompare(titleAt(b), "en"));
  return positions.toSorted((a, b) => weightsAt(b) - weightsAt(a));
}
