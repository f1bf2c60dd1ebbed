import { boldnessOf } from "./boldness.ts";
import { choiceOf } from "./choice.ts";
import { reasonOf, understoodAs } from "./evidence.ts";
import { type Filtered, type SearchFilters, filterOf, problemsOfFilters } from "./filters.ts";
import { type FontPartner, fontPartners } from "./partners/font-partners.ts";
import { type PartnerContext, partnerContext } from "./partners/partner-measures.ts";
import { type Ranked, byUseOf, rankedIds, rankingIndexOf } from "./ranking.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";
import { wordsOf } from "./words.ts";

/** What a search gives. */
export interface SearchResult {
  /** The most relevant first. */
  records: readonly SearchRecord[];
  /** Whether no item has everything that the query asks for: then these are only the nearest. */
  isNearest: boolean;
  /** Whether no part of the query is a tag, a feature or a typeface: only texts say its words. */
  isOfTexts: boolean;
  /** Those of them that lack a part of it. */
  lacking: ReadonlySet<SearchRecord>;
  /** Words and phrases of the query, as stems, that no item has, or only with a typing error. */
  unknown: readonly string[];
  /** What each part that some item has was taken for: `clinic: use case healthcare`. */
  understood: readonly string[];
  /** Why an item of the result answers the query, as a sentence without its full stop. */
  reasonFor: (record: SearchRecord) => string;
}

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that have every word or phrase of the query: those that have it exactly, then those with
   * beginnings of words, then those with typing errors. Where few have all, those with some follow.
   * Without words every item, in the order of the registry; with the filter `font`, those that use it
   * most come first.
   */
  find: (query: string, filters?: SearchFilters) => SearchResult;
  /** At most three of what it finds: the one that fits, a bolder and a safer one. */
  choose: (found: SearchResult) => ReturnType<typeof choiceOf>;
  /** Values of filters that nothing here has, as sentences without their full stops. */
  problemsOf: (filters: SearchFilters) => string[];
  /** The fonts that suit a font best, apart from those that pairings set with it; each passes the other filters. */
  partners: (font: string, count: number, filters?: SearchFilters) => readonly FontPartner[];
}

/** Makes the index from the text of `/api/search.json`; some 250 ms for two and a half thousand items. */
export function itemSearchOf(text: string): ItemSearch {
  return itemSearch(JSON.parse(text) as SearchData);
}

export function itemSearch(data: SearchData): ItemSearch {
  const { items: records } = data;
  const index = rankingIndexOf(data);
  const fontNamed = fontNames(records);
  const fonts = new Map(records.map((record) => [record.name, record]));
  const filtered: Filtered = { data, fonts, fontNamed, known: new Map() };
  const recordsOf = (ids: Iterable<number>) => [...ids].map((id) => records[id] as SearchRecord);
  let context: PartnerContext | undefined;
  return {
    find: (query, filters = {}) => {
      const passes = filterOf(filters, filtered);
      const ids = [...records.keys()].filter((id) => passes(records[id] as SearchRecord));
      const { asked, ...ranked } =
        wordsOf(query).length === 0
          ? { ids: byUseOf(fontNamed(filters.font ?? ""), ids, index), ...NOTHING_ASKED }
          : rankedIds(query, ids, index, filters);
      const { lacking, unknown } = ranked;
      const known = asked.filter(({ phrase }) => !unknown.includes(phrase));
      return {
        records: recordsOf(ranked.ids),
        isNearest: ranked.ids.length > 0 && lacking.size === ranked.ids.length,
        isOfTexts: known.length > 0 && known.every(({ meanings }) => meanings.length === 0),
        lacking: new Set(recordsOf(lacking)),
        unknown,
        understood: known.map((part) => understoodAs(part, data)),
        reasonFor: (record) =>
          reasonOf(records.indexOf(record), known, { data, postings: index.postings }),
      };
    },
    choose: ({ records: found, lacking }) =>
      choiceOf(found, lacking, (record) => boldnessOf(record, fonts)),
    problemsOf: (filters) => problemsOfFilters(filters, filtered),
    partners: (font, count, { font: _, ...filters } = {}) =>
      fontPartners(
        fontNamed(font) ?? font,
        (context ??= partnerContext(records)),
        count,
        filterOf(filters, filtered),
      ),
  };
}

const NOTHING_ASKED: Omit<Ranked, "ids"> = { lacking: new Set(), unknown: [], asked: [] };

/** Finds a font item by its name or its family, in any case. */
function fontNames(records: readonly SearchRecord[]): (name: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { name, title, type } of records) {
    if (type === "registry:font") names.set(name, name).set(title.toLowerCase(), name);
  }
  return (name) => names.get(name.toLowerCase());
}
