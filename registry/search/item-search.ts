import { type FontPartner, fontPartners } from "./partners/font-partners.ts";
import { type PartnerContext, partnerContext } from "./partners/partner-measures.ts";
import { byUseOf, rankedIds, rankingIndexOf } from "./ranking.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";
import { wordsOf } from "./words.ts";

/** What a search can be narrowed to; several together must all hold. */
export interface SearchFilters {
  /** `registry:style`, `registry:font`, or the same without `registry:`. */
  type?: string;
  mood?: string;
  useCase?: string;
  /** A tag of the item: of a font its classification, or the style of its face. */
  category?: string;
  /** A subset such as `cyrillic`: of a pairing, one that heading and body both cover. */
  script?: string;
  /** A BCP 47 tag such as `pl`: of a pairing, one that heading and body both set whole. */
  language?: string;
  /** The name of a font item, or its family, in any case: that font, and the pairings that use it. */
  font?: string;
  /** Features such as `tabular,zero`, all of which the item has. */
  needs?: string;
}

/** What a search gives. */
export interface SearchResult {
  /** The most relevant first. */
  records: readonly SearchRecord[];
  /** Whether no item has everything that the query asks for: then these are only the nearest. */
  isNearest: boolean;
  /** Whether no item has any part of the query: then these are only the best known. */
  isUnmatched: boolean;
  /** Words and phrases of the query, as stems, that no item has, or only with a typing error. */
  unknown: readonly string[];
}

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that have every word or phrase of the query: those that have it exactly, then those with
   * beginnings of words, then those with typing errors. Where few have all, those with some follow;
   * where none has any, the result is the items with the best-known fonts. Without words every item,
   * in the order of the registry; with the filter `font`, those that use it most come first.
   */
  find: (query: string, filters?: SearchFilters) => SearchResult;
  /** The fonts that suit a font best, apart from those that pairings set with it; each passes the other filters. */
  partners: (font: string, count: number, filters?: SearchFilters) => readonly FontPartner[];
}

/** Makes the index from the text of `/api/search.json`; some 250 ms for two and a half thousand items. */
export function itemSearchOf(text: string): ItemSearch {
  return itemSearch(JSON.parse(text) as SearchData);
}

export function itemSearch(data: SearchData): ItemSearch {
  const { items: records, languageSets } = data;
  const index = rankingIndexOf(data);
  const fontNamed = fontNames(records);
  let context: PartnerContext | undefined;
  return {
    find: (query, filters = {}) => {
      const passes = filterOf(filters, fontNamed, languageSets);
      const ids = [...records.keys()].filter((id) => passes(records[id] as SearchRecord));
      const { ids: ranked, ...match } =
        wordsOf(query).length === 0
          ? {
              ids: byUseOf(fontNamed(filters.font ?? ""), ids, index),
              isNearest: false,
              isUnmatched: false,
              unknown: [],
            }
          : rankedIds(query, ids, index);
      return { records: ranked.map((id) => records[id] as SearchRecord), ...match };
    },
    partners: (font, count, { font: _, ...filters } = {}) =>
      fontPartners(
        fontNamed(font) ?? font,
        (context ??= partnerContext(records)),
        count,
        filterOf(filters, fontNamed, languageSets),
      ),
  };
}

/** Finds a font item by its name or its family, in any case. */
function fontNames(records: readonly SearchRecord[]): (name: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { name, title, type } of records) {
    if (type === "registry:font") names.set(name, name).set(title.toLowerCase(), name);
  }
  return (name) => names.get(name.toLowerCase());
}

/** The test of a record. @param fontName gives the name of a font item by that name or by its family */
function filterOf(
  { type, mood, useCase, category, script, language, font, needs }: SearchFilters,
  fontName: (name: string) => string | undefined,
  languageSets: SearchData["languageSets"],
): (record: SearchRecord) => boolean {
  const needed = needs?.split(",").filter((need) => need !== "") ?? [];
  const wanted = font === undefined ? undefined : fontName(font);
  return (record) =>
    (type === undefined || record.type === type || record.type === `registry:${type}`) &&
    (mood === undefined || record.moods.includes(mood)) &&
    (useCase === undefined || record.useCases.includes(useCase)) &&
    (category === undefined || record.categories.includes(category)) &&
    (script === undefined || record.scripts.includes(script)) &&
    needed.every((need) => record.features.includes(need)) &&
    (language === undefined || languageSets[record.languages]?.includes(language) === true) &&
    (font === undefined || (wanted !== undefined && record.fonts.includes(wanted)));
}
