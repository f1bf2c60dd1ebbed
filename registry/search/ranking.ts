import { ownTitle } from "../pairing/title.ts";
import { FEW_RESULTS, type Indexes, type PartMatch, partMatches } from "./part-matches.ts";
import { meaningsOf } from "./meanings.ts";
import { postingsOf } from "./postings.ts";
import { type QueryPart, queryParts } from "./query-parts.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";
import { MATCH_KINDS, phraseIndexOf, textIndexOf } from "./text-index.ts";
import { stemsOf, wordsOf } from "./words.ts";

/** A pairing is what this registry is for; a font comes first where the query is its name. */
const FONT_WEIGHT = 0.6;
/** For the item whose whole name is the query. */
const FULL_NAME_BONUS = 1;
/** Popularity decides between equals. */
const POPULARITY_WEIGHT = 0.04;

/** A word of a text is not what an item is. */
const INCIDENTAL = 0.4;

/** In a longer query only the last part may be incomplete: completing a word takes some milliseconds. */
const MAX_COMPLETED_PARTS = 4;

/** Everything that items are ranked by; items are identified by their positions. */
export interface RankingIndex extends Indexes {
  isFont: readonly boolean[];
  /** Whether each is shown in another alphabet than the Latin one. */
  isForeign: readonly boolean[];
  /** The own name of each, as stems: of a pairing without its fonts. */
  fullNames: readonly string[];
  /** The name of the font that sets its headings, of a font its own. */
  headings: readonly string[];
  /** How that font is classified: `serif didone`. */
  classes: readonly string[];
  /** 0 to 1: of a pairing the mean of heading and text; 1 is the most used font. */
  popularity: readonly number[];
}

export function rankingIndexOf(data: SearchData): RankingIndex {
  const records = data.items;
  const meanings = meaningsOf(data);
  const postings = postingsOf(data);
  const texts = textIndexOf(data);
  const phrases = phraseIndexOf(meanings);
  const fullNames = records.map(({ title }) => stemsOf(ownTitle(title)).join(" "));
  const isFont = records.map(({ type }) => type === "registry:font");
  // Vietnamese is written in Latin letters.
  const isForeign = records.map(({ shownIn }) => shownIn.some((one) => one !== "vietnamese"));
  const popularity = popularities(records);
  const headings = records.map(({ name, fonts: [heading = name] }) => heading);
  const categories = new Map(records.map((record) => [record.name, record.categories]));
  const classes = headings.map((heading) => (categories.get(heading) ?? []).slice(0, 2).join(" "));
  return {
    headings,
    classes,
    meanings,
    postings,
    texts,
    phrases,
    fullNames,
    isFont,
    isForeign,
    popularity,
  };
}

/** The items of a list that match a query, the most relevant first. */
export function rankedIds(
  query: string,
  ids: readonly number[],
  index: RankingIndex,
): { ids: number[]; isNearest: boolean; isUnmatched: boolean; unknown: string[] } {
  const asked = queryParts(query, index.meanings);
  const parts = asked.filter(({ isUnwanted }) => !isUnwanted);
  const unwanted = asked
    .filter(({ isUnwanted }) => isUnwanted)
    .map((part) => ({ part, ofPart: partMatches(part, index, false) }));
  const matches = parts.map((part, position) => {
    const isLast = position === parts.length - 1;
    return partMatches(part, index, isLast || parts.length <= MAX_COMPLETED_PARTS);
  });
  const weights = matches.map(({ size }) => Math.log1p(index.isFont.length / (1 + size)));
  const isLanguage = parts.map(namesLanguage);
  // A typing error is a guess.
  const isKnown = (ofPart: ReadonlyMap<number, PartMatch>) =>
    [...ofPart.values()].some(({ kind }) => kind !== "typing error");
  const unknown = [
    ...parts.flatMap(({ phrase }, position) => {
      const ofPart = matches[position];
      return ofPart && isKnown(ofPart) ? [] : [phrase];
    }),
    ...unwanted.flatMap(({ part, ofPart }) => (ofPart.size > 0 ? [] : [`not ${part.phrase}`])),
  ];
  const isUnwanted = (id: number) =>
    unwanted.some(({ ofPart }) => (ofPart.get(id)?.score ?? 0) > INCIDENTAL);
  const isForLatin = !isLanguage.includes(true) && wordsOf(query).every(isLatin);
  const name = stemsOf(query).join(" ");
  const ranked = ids
    .filter((id) => matches.some((ofPart) => ofPart.has(id)) && !isUnwanted(id))
    .map((id) => rankOf(id, matches, { weights, isLanguage, isForLatin, name }, index))
    .sort(
      (a, b) =>
        a.missing - b.missing || a.foreign - b.foreign || a.kind - b.kind || b.score - a.score,
    );
  if (ranked.length === 0) {
    const known = varied(byPopularity(ids, index), ids.length, index).slice(0, FEW_RESULTS);
    return { ids: known, isNearest: ids.length > 0, isUnmatched: true, unknown };
  }

  const complete = ranked.filter(({ missing }) => missing === 0);
  const shown = (complete.length >= FEW_RESULTS ? complete : ranked).map(({ id }) => id);
  const [best] = ranked;
  const isAsGood = (rank: Rank) =>
    rank.missing === best?.missing &&
    rank.foreign === best.foreign &&
    rank.kind === best.kind &&
    rank.score > NEARLY_AS_GOOD * best.score;
  const meanings = parts.flatMap((part) => part.meanings);
  const isForLikeness = meanings.some(({ isLookAlike }) => isLookAlike);
  const namesFont = meanings.some(({ kind }) => kind === "font");
  const order = namesFont ? shown : varied(shown, ranked.filter(isAsGood).length, index);
  return {
    ids: isForLikeness ? spread(shown, index) : order,
    isNearest: complete.length === 0,
    isUnmatched: false,
    unknown,
  };
}

/** As many are read as a choice. */
const CHOICE = 5;
/** What suits as well, as a part of the best score. */
const NEARLY_AS_GOOD = 0.7;

/**
 * The same items, the first of them with different heading faces of different classifications as far as that
 * goes: five answers to “museum” are a choice, five times Syne are none.
 *
 * @param count of the first items, which suit equally well: those that may come earlier
 */
function varied(
  ids: readonly number[],
  count: number,
  { headings, classes }: RankingIndex,
): number[] {
  const choice: number[] = [];
  const isNew = (id: number, of: readonly string[]) =>
    choice.every((other) => of[other] !== of[id]);
  const take = (candidates: readonly number[], ...keys: (readonly string[])[]) => {
    for (const id of candidates)
      if (choice.length < CHOICE && keys.every((of) => isNew(id, of))) choice.push(id);
  };
  const best = ids.slice(0, count);
  take(best, headings, classes);
  take(best, headings);
  take(ids, headings);
  return [...choice, ...ids.filter((id) => !choice.includes(id))];
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word);

/** What does not set the language of a text cannot be used, whatever else it has. */
function namesLanguage({ meanings }: QueryPart): boolean {
  return meanings.some(({ kind }) => kind === "language" || kind === "script");
}

/** One item of each heading font before a second one of any: five answers to “DIN”, not five times Oswald. */
function spread(ids: readonly number[], { headings }: RankingIndex): number[] {
  const counts = new Map<string, number>();
  const turnOf = (id: number) => {
    const heading = headings[id] ?? "";
    const turn = counts.get(heading) ?? 0;
    counts.set(heading, turn + 1);
    return turn;
  };
  return ids
    .map((id) => ({ id, turn: turnOf(id) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ id }) => id);
}

/** Items that use a font, those that use it most first; without a font in the order given. */
export function byUseOf(
  font: string | undefined,
  ids: readonly number[],
  { postings }: RankingIndex,
): readonly number[] {
  const use = postings.get(`font:${font ?? ""}`);
  return use ? ids.toSorted((a, b) => (use.get(b) ?? 0) - (use.get(a) ?? 0)) : ids;
}

interface Rank {
  id: number;
  /** What the parts of the query cost that the item does not match. */
  missing: number;
  /** 1 where it is shown in another alphabet than a query in Latin letters, which names no language. */
  foreign: number;
  /** The kind of its weakest match. */
  kind: number;
  score: number;
}

/**
 * @param matches of each part of the query
 * @param weights of the parts: what fewer items match says more
 * @param isLanguage of the parts: missing one costs as much as all others
 * @param isForLatin whether items that are shown in Latin letters come first
 * @param name the query as stems
 */
function rankOf(
  id: number,
  matches: readonly ReadonlyMap<number, PartMatch>[],
  {
    weights,
    isLanguage,
    isForLatin,
    name,
  }: {
    weights: readonly number[];
    isLanguage: readonly boolean[];
    isForLatin: boolean;
    name: string;
  },
  { isFont, isForeign, fullNames, popularity }: RankingIndex,
): Rank {
  const isNamed = fullNames[id] === name;
  const foreign = isForLatin && isForeign[id] && !isNamed ? 1 : 0;
  const rank: Rank = { id, missing: 0, foreign, kind: 0, score: 0 };
  for (const [position, ofPart] of matches.entries()) {
    const match = ofPart.get(id);
    // A language is not another word that is spelt like it: Georgian is not Georgia.
    const isOther = isLanguage[position] === true && match?.kind !== MATCH_KINDS[0];
    if (match === undefined || isOther) {
      rank.missing += isLanguage[position] === true ? matches.length : 1;
      continue;
    }
    rank.kind = Math.max(rank.kind, MATCH_KINDS.indexOf(match.kind));
    rank.score += match.score * (weights[position] ?? 0);
  }
  rank.score /= weights.reduce((sum, weight) => sum + weight, 0);
  if (isNamed) rank.score += FULL_NAME_BONUS;
  else if (isFont[id]) rank.score *= FONT_WEIGHT;
  rank.score += POPULARITY_WEIGHT * (popularity[id] ?? 0);
  return rank;
}

function byPopularity(ids: readonly number[], { popularity }: RankingIndex): number[] {
  return ids.toSorted((a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0));
}

function popularities(records: readonly SearchRecord[]): number[] {
  const ofFont = new Map(
    records.map(({ name, popularity: rank }) => [name, rank ? 1 / (1 + Math.log2(rank)) : 0]),
  );
  return records.map(
    ({ fonts: [heading = "", body = heading] }) =>
      ((ofFont.get(heading) ?? 0) + (ofFont.get(body) ?? 0)) / 2,
  );
}
