import MiniSearch from "minisearch";
import type { Meanings } from "./meanings.ts";
import type { SearchData } from "./search-data.ts";
import { stemsOf } from "./words.ts";

/** How a word of a query matches; results come in this order. */
export const MATCH_KINDS = ["exact", "beginning", "typing error"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** The running text of items, as opposed to their tags and fonts. */
export type TextIndex = MiniSearch<ItemText>;

interface ItemText {
  /** The position of the item. */
  id: number;
  title: string;
  description: string;
  /** What its moods and use cases mean. */
  definitions: string;
}

const WEIGHT_OF_FIELD = { title: 1, description: 2, definitions: 1 };

/** A shorter word has too many neighbours. */
const FEWEST_LETTERS_FOR_ERRORS = 5;
const FEWEST_LETTERS_OF_BEGINNING = 3;

/** The part of the letters of a word that may be wrong. */
const TYPING_ERRORS = 0.2;

export function textIndexOf({ items, vocabulary }: SearchData): TextIndex {
  const { mood, useCase } = vocabulary;
  const texts = items.map(({ title, description, moods, useCases }, id) => {
    const tags = [...moods.map((tag) => mood[tag]), ...useCases.map((tag) => useCase[tag])];
    const definitions = tags.map((tag) => tag?.definition ?? "").join(" ");
    return { id, title, description, definitions };
  });
  return indexed(Object.keys(WEIGHT_OF_FIELD), texts);
}

/** The items whose text has all words of a phrase: position -> relevance, 1 that of the first. */
export function textMatches(
  index: TextIndex,
  phrase: string,
  kind: MatchKind,
): Map<number, number> {
  return new Map(
    relevance(index, phrase, kind, WEIGHT_OF_FIELD).map(({ id, score }) => [id as number, score]),
  );
}

/** An index of phrases, to complete and to correct one word. */
export type PhraseIndex = MiniSearch<PhraseText>;

interface PhraseText {
  id: string;
  /** Stems, joined by spaces. */
  phrase: string;
}

export function phraseIndexOf(meanings: Meanings): PhraseIndex {
  return indexed(
    ["phrase"],
    [...meanings.keys()].map((phrase) => ({ id: phrase, phrase })),
  );
}

/** MiniSearch over stems, which are compared as they are. */
function indexed<Document>(fields: string[], documents: readonly Document[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields,
    tokenize: stemsOf,
    processTerm: (stem) => stem,
  });
  index.addAll(documents);
  return index;
}

/** The phrases with a word that begins with this one, or is near to it: phrase -> relevance up to 1. */
export function nearPhrases(
  index: PhraseIndex,
  word: string,
  kind: MatchKind,
): Map<string, number> {
  return new Map(relevance(index, word, kind, {}).map(({ id, score }) => [id as string, score]));
}

function relevance<Document>(
  index: MiniSearch<Document>,
  phrase: string,
  kind: MatchKind,
  boost: Record<string, number>,
): { id: unknown; score: number }[] {
  const shortest = Math.min(...phrase.split(" ").map((word) => word.length));
  if (kind === "beginning" && shortest < FEWEST_LETTERS_OF_BEGINNING) return [];
  if (kind === "typing error" && shortest < FEWEST_LETTERS_FOR_ERRORS) return [];
  const found = index.search(phrase, {
    boost,
    combineWith: "AND",
    prefix: kind === "beginning",
    fuzzy: kind === "typing error" && TYPING_ERRORS,
  });
  const greatest = found[0]?.score ?? 1;
  return found.map(({ id, score }) => ({ id: id as unknown, score: score / greatest }));
}
