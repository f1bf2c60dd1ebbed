import { type Meaning, type Meanings } from "./meanings.ts";
import { type Postings, STRENGTH, keyOf } from "./postings.ts";
import type { QueryPart } from "./query-parts.ts";
import {
  type MatchKind,
  type PhraseIndex,
  type TextIndex,
  nearPhrases,
  textMatches,
} from "./text-index.ts";

/** How well an item matches a part of a query. */
export interface PartMatch {
  kind: MatchKind;
  /** About 1 where the item has what the part means. */
  score: number;
  /** Whether it is but a word of a sentence about its letters. */
  isAside?: true;
}

/** Everything that a part of a query is looked up in. */
export interface Indexes {
  meanings: Meanings;
  phrases: PhraseIndex;
  postings: Postings;
  texts: TextIndex;
}

/** A tag is chosen deliberately; a word of a description or of a name may be incidental. */
const TEXT_WEIGHT = 0.35;
/** What the text adds where the item has what the part means. */
const ADDED_TEXT_WEIGHT = 0.15;

const KIND_WEIGHT: Readonly<Record<MatchKind, number>> = {
  exact: 1,
  beginning: 0.7,
  "typing error": 0.5,
};

/** A phrase that means several tags is best met by an item that has more than one of them. */
const FURTHER_MEANING_WEIGHT = 0.25;

/** Who asks for the look of a typeface means headings before text and code. */
const ASIDE = 0.3;

/** With fewer results, less exact ones follow: beginnings of words, typing errors, similar fonts. */
export const FEW_RESULTS = 12;

/** More phrases that a word may be the beginning of are not looked at. */
const MAX_COMPLETIONS = 24;

/**
 * The items that match a part of a query, by their positions.
 *
 * @param isCompleted whether a word that means nothing by itself may be the beginning of another, or have a
 *   typing error
 */
export function partMatches(
  part: QueryPart,
  indexes: Indexes,
  isCompleted: boolean,
): Map<number, PartMatch> {
  const matches = exactMatches(part, indexes);
  if (!isCompleted || part.phrase.includes(" ") || part.meanings.length > 0) return matches;
  for (const kind of ["beginning", "typing error"] as const) {
    if (matches.size >= FEW_RESULTS) break;
    for (const [id, match] of nearMatches(part.phrase, kind, indexes)) {
      if (!matches.has(id)) matches.set(id, match);
    }
  }
  return matches;
}

function exactMatches(
  { phrase, meanings, role }: QueryPart,
  { postings, texts }: Indexes,
): Map<number, PartMatch> {
  const inRole = scoresOfMeanings(meanings, postings, role);
  // `Cooper Black for paragraphs`, which no pairing sets so.
  const scores = inRole.size > 0 ? inRole : scoresOfMeanings(meanings, postings);
  const matches = matchesOf("exact", scores);
  if (role !== undefined) return matches;
  for (const [id, { score: inText, isAside }] of textMatches(texts, phrase, "exact")) {
    const meant = scores.get(id);
    const score = meant === undefined ? TEXT_WEIGHT * inText : meant + ADDED_TEXT_WEIGHT * inText;
    const isWord = meant === undefined && isAside;
    matches.set(id, { kind: "exact", score, ...(isWord && { isAside }) });
  }
  return matches;
}

/** Items with a word, or with the meaning of a phrase, that begins with the word or has a word near to it. */
function nearMatches(
  word: string,
  kind: MatchKind,
  { meanings, phrases, postings, texts }: Indexes,
): Map<number, PartMatch> {
  const near = [...nearPhrases(phrases, word, kind)]
    .filter(([phrase]) => kind === "typing error" || phrase.startsWith(word))
    .slice(0, MAX_COMPLETIONS);
  const meant = new Map<string, Meaning>();
  for (const [phrase, score] of near) {
    for (const meaning of meanings.get(phrase) ?? []) {
      // A typing error may be in one word of a name.
      const part = kind === "beginning" ? 1 : 1 / phrase.split(" ").length;
      const weight = meaning.weight * score * part;
      const known = meant.get(keyOf(meaning))?.weight ?? 0;
      if (weight > known) meant.set(keyOf(meaning), { ...meaning, weight });
    }
  }
  const scores = scoresOfMeanings([...meant.values()], postings);
  for (const [id, { score }] of textMatches(texts, word, kind))
    scores.set(id, Math.max(scores.get(id) ?? 0, TEXT_WEIGHT * score));
  return matchesOf(kind, scores);
}

/** Lists of thousands of items are not copied on the way: twelve words would take 13 MB. */
function matchesOf(kind: MatchKind, scores: ReadonlyMap<number, number>): Map<number, PartMatch> {
  const matches = new Map<number, PartMatch>();
  for (const [id, score] of scores) matches.set(id, { kind, score: KIND_WEIGHT[kind] * score });
  return matches;
}

/** The greatest score of each item over the meanings, and a part of its other scores. */
function scoresOfMeanings(
  meanings: readonly Meaning[],
  postings: Postings,
  role?: string,
): Map<number, number> {
  const greatest = new Map<number, number>();
  const sums = new Map<number, number>();
  for (const meaning of meanings)
    for (const [id, strength] of postings.get(keyOf(meaning, role)) ?? []) {
      const isAside = meaning.isLookAlike === true && strength <= STRENGTH.font.body;
      const score = meaning.weight * strength * (isAside ? ASIDE : 1);
      greatest.set(id, Math.max(greatest.get(id) ?? 0, score));
      sums.set(id, (sums.get(id) ?? 0) + score);
    }
  for (const [id, best] of greatest)
    greatest.set(id, best + FURTHER_MEANING_WEIGHT * ((sums.get(id) ?? 0) - best));
  return greatest;
}
