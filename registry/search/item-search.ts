import {
  type FontPartner,
  type PartnerContext,
  fontPartners,
  partnerContext,
} from "./font-partners.ts";
import { byUseOf, rankedIds, rankingIndex } from "./ranking.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";
import { type SearchFilters, filterOf } from "./search-filters.ts";
import { type TextIndex, addText, emptyTextIndex } from "./text-index.ts";
import { wordsOfText } from "./words.ts";

/** What a search gives. */
export interface Found {
  /** The most relevant first. */
  records: readonly SearchRecord[];
  /** Whether no item has everything that the query asks for: then these are only the nearest. */
  isNearest: boolean;
}

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that have every word or phrase of the query: those that have it exactly, then those with
   * beginnings of words, then those with typing errors. Where few have all, those with some follow;
   * where none has any, the result is the items with the best-known fonts. Without words every item,
   * in the order of the registry; with the filter `font`, those that use it most come first.
   */
  find: (query: string, filters?: SearchFilters) => Found;
  /** The fonts that suit a font best, apart from those that pairings cast with it. */
  partners: (font: string, count: number) => readonly FontPartner[];
}

/** How many items are indexed without a pause: 20 pairings take some 5 ms. */
const ITEMS_PER_SLICE = 20;

/** Makes the index from the text of `/api/search.json`; some 150 ms for two thousand items. */
export function itemSearchOf(text: string): ItemSearch {
  return itemSearch(JSON.parse(text) as SearchData);
}

/** The same as `itemSearchOf`, in slices of some 5 ms, so that a server answers others in between. */
export async function itemSearchInSlices(text: string): Promise<ItemSearch> {
  const data = JSON.parse(text) as SearchData;
  const texts = emptyTextIndex();
  for (const [id, record] of data.items.entries()) {
    addText(texts, record, id, data.vocabulary);
    if (id % ITEMS_PER_SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return searchIn(data, texts);
}

export function itemSearch(data: SearchData): ItemSearch {
  const texts = emptyTextIndex();
  for (const [id, record] of data.items.entries()) addText(texts, record, id, data.vocabulary);
  return searchIn(data, texts);
}

/** The distinct words of a query, lower-case and without accents, as a search compares them. */
export function wordsOf(query: string): string[] {
  return [...new Set(wordsOfText(query))];
}

function searchIn(data: SearchData, texts: TextIndex): ItemSearch {
  const records = data.items;
  const index = rankingIndex(data, texts);
  const fontNamed = fontNames(records);
  let context: PartnerContext | undefined;
  return {
    find: (query, filters = {}) => {
      const passes = filterOf(filters, fontNamed);
      const ids = [...records.keys()].filter((id) => passes(records[id] as SearchRecord));
      const { ids: ranked, isNearest } = isWithoutWords(query)
        ? { ids: byUseOf(fontNamed(filters.font ?? ""), ids, index), isNearest: false }
        : rankedIds(query, ids, index);
      return { records: ranked.map((id) => records[id] as SearchRecord), isNearest };
    },
    partners: (font, count) =>
      fontPartners(fontNamed(font) ?? font, (context ??= partnerContext(records)), count),
  };
}

function isWithoutWords(query: string): boolean {
  return wordsOfText(query).length === 0;
}

/** Finds a font item by its name or its family, in any case. */
function fontNames(records: readonly SearchRecord[]): (name: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { name, title, type } of records) {
    if (type === "registry:font") names.set(name, name).set(title.toLowerCase(), name);
  }
  return (name) => names.get(name.toLowerCase());
}
