import { ownTitle } from "../pairing/title.ts";
import { FEW_RESULTS, type Indexes, type PartMatch, partMatches } from "./part-matches.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { postingsOf } from "./postings.ts";
import { type QueryPart, queryParts } from "./query-parts.ts";
import type { SearchFilters } from "./filters.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";
import {
  MATCH_KINDS,
  type TextMatch,
  phraseIndexOf,
  sentenceMatches,
  textIndexOf,
} from "./text-index.ts";
import { stemsOf, wordsOf } from "./words.ts";

/** A pairing is what this registry is for; a font comes first where the query is its name. */
const FONT_WEIGHT = 0.6;
/** Popularity decides between equals. */
const POPULARITY_WEIGHT = 0.04;

/** A word of a text is not what an item is. */
const INCIDENTAL = 0.4;

/** Of more words that mean nothing by themselves only the last may be incomplete: that takes some milliseconds. */
const MAX_COMPLETED = 4;

/** Everything that items are ranked by; items are identified by their positions. */
export interface RankingIndex extends Indexes {
  isFont: readonly boolean[];
  /** What it costs each that it is shown in another language than those of Western Europe. */
  foreign: readonly number[];
  /** The own name of each, as stems: of a pairing without its fonts. */
  fullNames: readonly string[];
  /** The name of the font that sets its headings, of a font its own. */
  headings: readonly string[];
  /** How that font is classified: `serif didone`. */
  classes: readonly string[];
  /** 0 to 1: of a pairing the mean of heading and text; 1 is the most used font. */
  popularity: readonly number[];
}

/** Other letters cost more than a use that is missing; Vietnamese is written in Latin ones. */
const FOREIGN_COST: Readonly<Record<string, number> & Record<"other", number>> = {
  vietnamese: 0.5,
  other: 3,
};

export function rankingIndexOf(data: SearchData): RankingIndex {
  const records = data.items;
  const meanings = meaningsOf(data);
  const postings = postingsOf(data);
  const texts = textIndexOf(data);
  const phrases = phraseIndexOf(meanings);
  const fullNames = records.map(({ title }) => stemsOf(ownTitle(title)).join(" "));
  const isFont = records.map(({ type }) => type === "registry:font");
  const foreign = records.map(({ shownIn }) =>
    Math.max(0, ...shownIn.map((script) => FOREIGN_COST[script] ?? FOREIGN_COST.other)),
  );
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
    foreign,
    popularity,
  };
}

/** What a query asks for: a part of it, with the items that match it. */
export interface Asked extends QueryPart {
  matches: ReadonlyMap<number, PartMatch>;
  /** What it costs an item not to match it. */
  importance: number;
  isLanguage: boolean;
}

/** What a ranking gives, as positions in the list of items. */
export interface Ranked {
  ids: number[];
  /** The items among them that lack a part of the query. */
  lacking: ReadonlySet<number>;
  /** Words and phrases, as stems, that no item has, or only with a typing error. */
  unknown: string[];
  asked: readonly Asked[];
}

/** The items of a list that match a query, the most relevant first. Filters by language name its script. */
export function rankedIds(
  query: string,
  ids: readonly number[],
  index: RankingIndex,
  { script, language, languages }: SearchFilters = {},
): Ranked {
  const parts = queryParts(query, index.meanings);
  const asked = askedOf(
    parts.filter(({ isUnwanted }) => !isUnwanted),
    index,
  );
  const unwanted = parts
    .filter(({ isUnwanted, meanings, phrase }) => {
      // `true italics, not faux italics`
      const isAskedFor = asked.some(
        (part) => part.phrase === phrase || part.meanings.some((of) => meanings.some(isSame(of))),
      );
      // `Bulgarian, not Russian` is no reason to leave out what sets both.
      const isLanguage = meanings.some(({ kind }) => kind === "language" || kind === "script");
      return isUnwanted && !isAskedFor && !isLanguage;
    })
    .map((part) => ({ part, matches: partMatches(part, index, false) }));
  const unknown = [
    ...asked.filter(({ matches }) => !isKnown(matches)).map(({ phrase }) => phrase),
    ...unwanted.flatMap(({ part, matches }) => (matches.size > 0 ? [] : [`not ${part.phrase}`])),
  ];
  const isUnwanted = (id: number) =>
    unwanted.some(({ matches }) => (matches.get(id)?.score ?? 0) > INCIDENTAL);
  const wanted = ids.filter((id) => !isUnwanted(id));
  if (asked.length === 0) {
    const costOf = (id: number) => index.foreign[id] ?? 0;
    const latinFirst = wanted.toSorted((a, b) => costOf(a) - costOf(b));
    return {
      ids: varied(latinFirst, latinFirst, latinFirst, index),
      lacking: new Set(),
      unknown,
      asked,
    };
  }

  const context = {
    asked,
    isForLatin:
      (script ?? language ?? languages) === undefined &&
      wordsOf(query).every(isLatin) &&
      !asked.some((part) => namesForeignScript(part, index)),
    name: stemsOf(query).join(" "),
    sentences:
      asked.length > 1 ? sentenceMatches(index.texts, query) : new Map<number, TextMatch>(),
  };
  const ranked = wanted
    .filter((id) => asked.some(({ matches }) => matches.has(id)))
    .map((id) => rankOf(id, context, index))
    .sort((a, b) => a.cost - b.cost || a.kind - b.kind || b.score - a.score);
  const complete = ranked.filter(({ isLacking }) => !isLacking);
  const least = Math.max(0, ranked[0]?.cost ?? 0);
  const near = ranked.filter(({ cost }, rank) => rank < CANDIDATES || cost <= least + NEAR_COST);
  const shown = complete.length >= FEW_RESULTS ? complete : near;
  return {
    ids: inOrder(shown, asked, index),
    lacking: new Set(shown.filter(({ isLacking }) => isLacking).map(({ id }) => id)),
    unknown,
    asked,
  };
}

/** What lacks much more than the best is not near. */
const NEAR_COST = 1.2;
/** As many are shown at least, however far. */
const CANDIDATES = 3;

function isSame(one: Meaning): (other: Meaning) => boolean {
  return ({ kind, value }) => kind === one.kind && value === one.value;
}

/** What it costs to lack a part, by what it means: what something is for comes before how it should feel. */
const IMPORTANCE: Readonly<Record<Meaning["kind"], number>> = {
  useCase: 2,
  feature: 1.5,
  font: 1.5,
  mood: 0.8,
  category: 1.2,
  // As much as everything else.
  language: 0,
  script: 0,
};
const IMPORTANCE_OF_WORDS = 0.3;

function importanceOf({ meanings }: QueryPart): number {
  return Math.max(IMPORTANCE_OF_WORDS, ...meanings.map(({ kind }) => IMPORTANCE[kind]));
}

function askedOf(parts: readonly QueryPart[], index: RankingIndex): Asked[] {
  const words = parts.filter(({ meanings }) => meanings.length === 0);
  const completed = new Set([...(words.length > MAX_COMPLETED ? [] : words), parts.at(-1)]);
  const asked = parts.map((part) => {
    const matches = partMatches(part, index, completed.has(part));
    return { ...part, matches, importance: importanceOf(part), isLanguage: namesLanguage(part) };
  });
  // What does not set the language of a text cannot be used, whatever else it has.
  const all = asked.reduce((sum, { importance }) => sum + importance, 0);
  return asked.map((part) => (part.isLanguage ? { ...part, importance: all } : part));
}

/** A typing error is a guess. */
function isKnown(matches: ReadonlyMap<number, PartMatch>): boolean {
  return [...matches.values()].some(({ kind }) => kind !== "typing error");
}

function inOrder(ranks: readonly Rank[], asked: readonly Asked[], index: RankingIndex): number[] {
  const ids = ranks.map(({ id }) => id);
  const [best] = ranks;
  const fonts = asked.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === "font"));
  const isForFont = fonts.some(({ isLookAlike }) => !isLookAlike);
  if (best === undefined || isForFont) return ids;
  const even = ranks.filter(
    ({ id, cost }) => cost === best.cost && index.isFont[id] === index.isFont[best.id],
  );
  const isAsGood = ({ kind, score }: Rank) =>
    kind === best.kind && score > NEARLY_AS_GOOD * best.score;
  return varied(
    ids,
    even.filter(isAsGood).map(({ id }) => id),
    even.map(({ id }) => id),
    index,
  );
}

/** As many are read as a choice. */
const CHOICE = 5;
/** What suits as well, as a part of the best score. */
const NEARLY_AS_GOOD = 0.7;

/**
 * The same items, the first of them with different heading faces of different classifications as far as that
 * goes: five answers to “museum” are a choice, five times Syne are none, and neither is Oswald for “DIN”.
 *
 * @param best those of the first that suit equally well
 * @param even those that have as much of what is asked for
 */
function varied(
  ids: readonly number[],
  best: readonly number[],
  even: readonly number[],
  { headings, classes }: RankingIndex,
): number[] {
  const choice: number[] = [];
  const isNew = (id: number, of: readonly string[]) =>
    choice.every((other) => of[other] !== of[id]);
  const take = (candidates: readonly number[], ...keys: (readonly string[])[]) => {
    for (const id of candidates)
      if (choice.length < CHOICE && keys.every((of) => isNew(id, of))) choice.push(id);
  };
  take(best, headings, classes);
  take(best, headings);
  take(even, headings);
  return [...choice, ...ids.filter((id) => !choice.includes(id))];
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word);

/** What does not set the language of a text cannot be used, whatever else it has. */
function namesLanguage({ meanings }: QueryPart): boolean {
  return meanings.some(({ kind }) => kind === "language" || kind === "script");
}

/** What is shown in a language scores more than what covers it, by its name or a synonym. */
const SHOWN = 0.8;

/** `Russian`, but not `French`: items in Latin letters do not show it. */
function namesForeignScript({ isLanguage, matches }: Asked, { foreign }: RankingIndex): boolean {
  return isLanguage && [...matches].some(([id, { score }]) => score >= SHOWN && foreign[id] !== 0);
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
  /** What the parts of the query cost that it does not match, or only by an incidental word; below 0 for its name. */
  cost: number;
  isLacking: boolean;
  /** The kind of its weakest match. */
  kind: number;
  score: number;
}

/** A word of a text where something else is meant, as a part of what it would cost to miss it. */
const INCIDENTAL_COST = 0.7;
/** One sentence that has several words of a query says more than a text that has them apart. */
const SENTENCE_WEIGHT = 0.2;

/**
 * @param isForLatin whether items that are shown in Latin letters come first
 * @param name the query as stems
 * @param sentences how much of the query a sentence of an item has
 */
function rankOf(
  id: number,
  {
    asked,
    isForLatin,
    name,
    sentences,
  }: {
    asked: readonly Asked[];
    isForLatin: boolean;
    name: string;
    sentences: ReadonlyMap<number, TextMatch>;
  },
  { isFont, foreign, fullNames, popularity }: RankingIndex,
): Rank {
  if (fullNames[id] === name) return { id, cost: -1, isLacking: false, kind: 0, score: 1 };
  const cost = isForLatin ? (foreign[id] ?? 0) : 0;
  const rank: Rank = { id, cost, isLacking: false, kind: 0, score: 0 };
  let weights = 0;
  for (const { matches, importance, isLanguage, meanings } of asked) {
    // What fewer items match says more.
    const weight = importance * Math.log1p(isFont.length / (1 + matches.size));
    weights += weight;
    const match = matches.get(id);
    // A language is not another word that is spelt like it: Georgian is not Georgia.
    if (match === undefined || (isLanguage && match.kind !== MATCH_KINDS[0])) {
      rank.cost += importance;
      rank.isLacking = true;
      continue;
    }
    if (meanings.length > 0 && match.score < INCIDENTAL) {
      rank.cost += INCIDENTAL_COST * importance;
      rank.isLacking ||= !isFont[id];
    }
    // A guess, or a word that is said of something else.
    if (match.isAside || match.kind === "typing error") rank.isLacking = true;
    rank.kind = Math.max(rank.kind, MATCH_KINDS.indexOf(match.kind));
    rank.score += match.score * weight;
  }
  rank.score = rank.score / weights + SENTENCE_WEIGHT * (sentences.get(id)?.score ?? 0);
  if (isFont[id]) rank.score *= FONT_WEIGHT;
  rank.score += POPULARITY_WEIGHT * (popularity[id] ?? 0);
  return rank;
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
