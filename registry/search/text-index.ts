import MiniSearch, { type SearchOptions } from "minisearch";
import { sentencesOf } from "../pairing/description.ts";
import { ownTitle } from "../pairing/title.ts";
import type { Meanings } from "./meanings.ts";
import type { SearchData } from "./search-data.ts";
import { stemsOf } from "./words.ts";

/** How a word of a query matches; results come in this order. */
export const MATCH_KINDS = ["exact", "beginning", "typing error"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** The running text of items, as opposed to their tags and fonts. */
export type TextIndex = MiniSearch<ItemText>;

interface Text {
  /** The position of the item. */
  item: number;
  title?: string;
  /** One of its description. The first says what the item is for. */
  sentence?: string;
  isFirst?: boolean;
  /** What its moods and use cases mean. */
  definitions?: string;
}

interface ItemText extends Text {
  id: number;
}

const WEIGHT_OF_FIELD = { title: 1, sentence: 2, definitions: 1 };

/** A shorter word has too many neighbours. */
const FEWEST_LETTERS_FOR_ERRORS = 5;
const FEWEST_LETTERS_OF_BEGINNING = 3;

/** The part of the letters of a word that may be wrong. */
const TYPING_ERRORS = 0.2;
/** More would be another word, and takes long to find. */
const MOST_ERRORS = 3;

export function textIndexOf({ items, vocabulary }: SearchData): TextIndex {
  const { mood, useCase } = vocabulary;
  const texts = items.flatMap(({ title, description, moods, useCases }, item): Text[] => {
    const tags = [...moods.map((tag) => mood[tag]), ...useCases.map((tag) => useCase[tag])];
    const definitions = tags.map((tag) => tag?.definition ?? "").join(" ");
    const sentences = sentencesOf(description).map((sentence, position) => ({
      item,
      sentence,
      isFirst: position === 0,
    }));
    // Fonts are found by their own meanings: `Oxygen Mono` is no text about monospace.
    return [{ item, title: ownTitle(title), definitions }, ...sentences];
  });
  return indexed<ItemText>(
    Object.keys(WEIGHT_OF_FIELD),
    texts.map((text, id) => ({ id, ...text })),
    ["item", "isFirst"],
  );
}

/** How a text of an item matches. */
export interface TextMatch {
  /** Up to 1, that of the most relevant text. */
  score: number;
  /** Whether it describes letters further on, instead of what the item is for: “hairline”, “plain”, “wide”. */
  isAside: boolean;
}

/** The items with all words of a phrase in a title, or in a sentence, by their positions. */
export function textMatches(
  index: TextIndex,
  phrase: string,
  kind: MatchKind,
): Map<number, TextMatch> {
  return byItem(relevance(index, phrase, kind, { boost: WEIGHT_OF_FIELD }));
}

/** How many words of a query one sentence has, and how rare they are: position of the item -> up to 1. */
export function sentenceMatches(index: TextIndex, query: string): Map<number, TextMatch> {
  return byItem(relevance(index, query, "exact", { fields: ["sentence"], combineWith: "OR" }));
}

/** As a part of what the first sentence would count. */
const ASIDE = 0.4;

/** The text of each item that counts most. */
function byItem(found: readonly Found[]): Map<number, TextMatch> {
  const matches = new Map<number, TextMatch>();
  for (const { item, isFirst, score: relevance } of found) {
    const isAside = isFirst === false;
    const score = isAside ? ASIDE * relevance : relevance;
    const known = matches.get(item as number);
    if (known === undefined || known.score < score) matches.set(item as number, { score, isAside });
  }
  return matches;
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
function indexed<Document>(
  fields: string[],
  documents: readonly Document[],
  storeFields: string[] = [],
): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields,
    storeFields,
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
  return new Map(relevance(index, word, kind).map(({ id, score }) => [id as string, score]));
}

interface Found {
  id: unknown;
  /** Of a text: the position of its item, and whether it is the first sentence. */
  item?: unknown;
  isFirst?: unknown;
  score: number;
}

/** @returns the most relevant first, whose score is 1 */
function relevance<Document>(
  index: MiniSearch<Document>,
  phrase: string,
  kind: MatchKind,
  options: SearchOptions = {},
): Found[] {
  const shortest = Math.min(...phrase.split(" ").map((word) => word.length));
  if (kind === "beginning" && shortest < FEWEST_LETTERS_OF_BEGINNING) return [];
  if (kind === "typing error" && shortest < FEWEST_LETTERS_FOR_ERRORS) return [];
  const found = index.search(phrase, {
    combineWith: "AND",
    prefix: kind === "beginning",
    fuzzy: kind === "typing error" && TYPING_ERRORS,
    maxFuzzy: MOST_ERRORS,
    ...options,
  });
  const greatest = found[0]?.score ?? 1;
  return found.map(({ id, item, isFirst, score }) => ({
    id: id as unknown,
    item: item as unknown,
    isFirst: isFirst as unknown,
    score: score / greatest,
  }));
}
