import type { SearchData } from "./search-data.ts";
import { stemsOf } from "./words.ts";

/** Something that a phrase can mean, and how surely: 1 is the thing's own name. */
export interface Meaning {
  kind: "mood" | "useCase" | "category" | "script" | "font";
  /** A tag, a subset or the name of a font item. */
  value: string;
  weight: number;
}

/** What phrases mean, by their stems joined by spaces, and joined without. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const WEIGHT = { ownName: 1, synonym: 0.85, lookAlike: 0.9, beginningOfName: 0.7 };

/** Look-alikes are listed from the nearest on; each further one loses this much. */
const POSITION_PENALTY = 0.03;

/** A beginning that more families share says little: `noto`, `libre`. */
const MAX_FAMILIES_OF_BEGINNING = 12;

/** The phrases that mean tags, scripts and fonts. */
export function meaningsOf({ vocabulary, lookAlikes, items }: SearchData): Meanings {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    for (const key of keysOf(phrase)) {
      const known = meanings.get(key);
      if (known === undefined) meanings.set(key, [meaning]);
      else if (!known.some(({ kind, value }) => kind === meaning.kind && value === meaning.value))
        known.push(meaning);
    }
  };

  const tags = (Object.keys(vocabulary) as (keyof typeof vocabulary)[]).flatMap((kind) =>
    Object.entries(vocabulary[kind]).map(([value, { synonyms = [] }]) => ({
      kind,
      value,
      synonyms,
    })),
  );
  for (const { kind, value } of tags) add(value, { kind, value, weight: WEIGHT.ownName });
  for (const { kind, value, synonyms } of tags)
    for (const synonym of synonyms) add(synonym, { kind, value, weight: WEIGHT.synonym });

  const families = items.filter(({ type }) => type === "registry:font");
  for (const { name, title } of families)
    add(title, { kind: "font", value: name, weight: WEIGHT.ownName });
  const names = new Set(families.map(({ name }) => name));
  for (const [typeface, fonts] of Object.entries(lookAlikes)) {
    for (const [position, value] of fonts.filter((font) => names.has(font)).entries()) {
      const weight = WEIGHT.lookAlike - position * POSITION_PENALTY;
      add(typeface, { kind: "font", value, weight });
    }
  }
  for (const [beginning, fonts] of beginningsOf(families)) {
    if (fonts.length > MAX_FAMILIES_OF_BEGINNING) continue;
    const known = meanings.get(beginning);
    if (known?.some(({ kind }) => kind !== "font")) continue;
    for (const value of fonts)
      add(beginning, { kind: "font", value, weight: WEIGHT.beginningOfName });
  }
  return meanings;
}

function keysOf(phrase: string): string[] {
  const stems = stemsOf(phrase);
  return [...new Set([stems.join(" "), stems.join("")])].filter((key) => key !== "");
}

/** The first words of the families' names, without the last word: `source sans` -> Source Sans 3. */
function beginningsOf(families: SearchData["items"]): Map<string, string[]> {
  const beginnings = new Map<string, string[]>();
  for (const { name, title } of families) {
    const stems = stemsOf(title);
    for (let count = 1; count < stems.length; count += 1) {
      const beginning = stems.slice(0, count).join(" ");
      const named = beginnings.get(beginning) ?? [];
      named.push(name);
      beginnings.set(beginning, named);
    }
  }
  return beginnings;
}
