import type { SearchData } from "./search-data.ts";
import { stemsOf } from "./words.ts";

/** Something that a phrase can mean, and how surely: 1 is the thing's own name. */
export interface Meaning {
  kind: "mood" | "useCase" | "category" | "feature" | "script" | "language" | "font";
  /** A tag, a subset, a BCP 47 tag or the name of a font item. */
  value: string;
  weight: number;
  /** Of a typeface that the registry does not have. */
  isLookAlike?: true;
}

/** What phrases mean, by their stems joined by spaces, and joined without. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const WEIGHT = {
  ownName: 1,
  synonym: 0.85,
  lookAlike: 0.9,
  besideLookAlike: 0.35,
  beginningOfName: 0.7,
};

/** Look-alikes are listed from the nearest on; each further one loses this much. */
const POSITION_PENALTY = 0.03;

/** A beginning that more families share says little: `noto`, `libre`. */
const MAX_FAMILIES_OF_BEGINNING = 12;

/** The phrases that mean tags, scripts and fonts. */
export function meaningsOf({ vocabulary, lookAlikes, items }: SearchData): Meanings {
  const meanings = new Map<string, Meaning[]>();
  const add = (stems: readonly string[], meaning: Meaning) => {
    if (stems.length === 0) return;
    for (const key of new Set([stems.join(" "), stems.join("")])) {
      const known = meanings.get(key);
      if (known === undefined) meanings.set(key, [meaning]);
      else if (!known.some(({ kind, value }) => kind === meaning.kind && value === meaning.value))
        known.push(meaning);
    }
  };

  const tags = (Object.keys(vocabulary) as (keyof typeof vocabulary)[]).flatMap((kind) =>
    Object.entries(vocabulary[kind]).map(([value, tag]) => ({ kind, value, tag })),
  );
  // `is` and `zero` are words of English, before they are tags of languages and features.
  for (const { kind, value } of tags.filter(({ kind }) => !/^(?:language|feature)$/.test(kind)))
    add(stemsOf(value), { kind, value, weight: WEIGHT.ownName });
  for (const { kind, value, tag } of tags) {
    for (const synonym of tag.synonyms ?? [])
      add(stemsOf(synonym), { kind, value, weight: WEIGHT.synonym });
  }

  /** The first words of the families' names, without the last word: `source sans` -> Source Sans 3. */
  const beginnings = new Map<string, string[]>();
  const families = items.filter(({ type }) => type === "registry:font");
  for (const { name, title } of families) {
    const stems = stemsOf(title);
    add(stems, { kind: "font", value: name, weight: WEIGHT.ownName });
    for (let count = 1; count < stems.length; count += 1) {
      const beginning = stems.slice(0, count).join(" ");
      beginnings.set(beginning, [...(beginnings.get(beginning) ?? []), name]);
    }
  }
  const names = new Set(families.map(({ name }) => name));
  for (const [typeface, fonts] of Object.entries(lookAlikes)) {
    const present = fonts.filter((font) => names.has(font));
    // `art nouveau` is its letters, before it is a mood that others have, too.
    const tags = present.length > 0 ? (meanings.get(stemsOf(typeface).join(" ")) ?? []) : [];
    for (const tag of tags) if (tag.kind !== "font") tag.weight = WEIGHT.besideLookAlike;
    for (const [position, value] of present.entries()) {
      const weight = WEIGHT.lookAlike - position * POSITION_PENALTY;
      add(stemsOf(typeface), { kind: "font", value, weight, isLookAlike: true });
    }
  }
  const words = new Set(items.flatMap(({ description }) => lowerCaseWords(description)));
  for (const [beginning, fonts] of beginnings) {
    // `long` is no Long Cang.
    if (fonts.length > MAX_FAMILIES_OF_BEGINNING || words.has(beginning)) continue;
    if (meanings.get(beginning)?.some(({ kind }) => kind !== "font")) continue;
    for (const value of fonts)
      add(beginning.split(" "), { kind: "font", value, weight: WEIGHT.beginningOfName });
  }
  return meanings;
}

/** The words of a text that are no names. */
function lowerCaseWords(text: string): string[] {
  return text.split(/[^\p{L}-]+/u).filter((word) => word === word.toLowerCase());
}
