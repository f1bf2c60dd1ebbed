import MiniSearch from "minisearch";
import { type PairingItem, type RegistryItem, FONT_ROLES, isPairing } from "./items.ts";
import { fontInRole } from "./pairing-fonts.ts";
import { scriptsOf } from "./scripts.ts";

/** What a search can be narrowed to; several together must all hold. */
export interface SearchFilters {
  /** `registry:style`, `registry:font`, or the same without `registry:`. */
  type?: string;
  mood?: string;
  useCase?: string;
  /** A tag of the item: of a font its classification. */
  category?: string;
  /** A subset such as `cyrillic`: of a pairing, one that heading and body both cover. */
  script?: string;
  /** The name of a font item, or its family: that font, and the pairings that use it. */
  font?: string;
}

/** The searchable data of an item. */
export interface SearchRecord {
  name: string;
  type: RegistryItem["type"];
  title: string;
  description: string;
  categories: string[];
  /** Of a pairing: names and families of its fonts; of a font its own. */
  fonts: string[];
  /** Subsets: of a pairing those that heading and body both cover. */
  scripts: string[];
  /** Of a pairing: the subsets of the scripts that it is shown in, Latin apart. */
  shownIn: string[];
  moods: string[];
  useCases: string[];
}

/** The data of a search: `/api/search.json`, which the build publishes for servers. */
export interface SearchData {
  /** The definitions of moods and use cases, by tag: users search with other words than the tags. */
  definitions: Record<string, string>;
  items: SearchRecord[];
}

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that match, the most relevant first. Words also match as prefixes, and with small
   * typing errors; where an item has all of them, those with some are left out. Without words every
   * item passes, in the order of the registry.
   */
  find: (query: string, filters?: SearchFilters) => SearchRecord[];
}

/** An item as it is searched: each field is words. */
interface SearchDocument {
  id: number;
  name: string;
  fonts: string;
  mood: string;
  useCase: string;
  categories: string;
  /** What it is shown in, where that is not Latin alone; of a font all that it covers. */
  scripts: string;
  /** The definitions of its moods and use cases. */
  definitions: string;
  description: string;
}

/** A tag is chosen deliberately; a word of a description may be incidental. */
const WEIGHT_OF_FIELD = {
  name: 4,
  fonts: 4,
  mood: 3,
  useCase: 3,
  categories: 2,
  scripts: 3,
  definitions: 1,
  description: 1,
};
const FIELDS = Object.keys(WEIGHT_OF_FIELD);

/** Pairings are the purpose of this registry; a font is found by its name. */
const WEIGHT_OF_PAIRING = 1.5;

/** How many items are indexed without a pause: 20 pairings take some 5 ms. */
const ITEMS_PER_SLICE = 20;

/** Makes the index from the text of `/api/search.json`; some 100 ms for two thousand items. */
export function itemSearchOf(text: string): ItemSearch {
  return itemSearch(JSON.parse(text) as SearchData);
}

/** The same as `itemSearchOf`, in slices of some 5 ms, so that a server answers others in between. */
export async function itemSearchInSlices(text: string): Promise<ItemSearch> {
  const { definitions, items } = JSON.parse(text) as SearchData;
  const index = emptyIndex();
  const meanings = new Map(Object.entries(definitions));
  for (const [id, record] of items.entries()) {
    index.add(documentOf(record, meanings, id));
    if (id % ITEMS_PER_SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return searchIn(index, items);
}

export function itemSearch({ definitions, items }: SearchData): ItemSearch {
  const index = emptyIndex();
  const meanings = new Map(Object.entries(definitions));
  for (const [id, record] of items.entries()) index.add(documentOf(record, meanings, id));
  return searchIn(index, items);
}

/** The distinct words of a query, lower-case, as MiniSearch splits and compares them. */
export function wordsOf(query: string): string[] {
  const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];
  const processTerm = MiniSearch.getDefault("processTerm") as (word: string) => string;
  const words = tokenize(query).map((word) => processTerm(word));
  return [...new Set(words)].filter((word) => word !== "");
}

function emptyIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({ fields: FIELDS });
}

function searchIn(index: MiniSearch<SearchDocument>, records: readonly SearchRecord[]): ItemSearch {
  const weightOf = (record: SearchRecord | undefined) =>
    record?.type === "registry:style" ? WEIGHT_OF_PAIRING : 1;
  return {
    find: (query, filters = {}) => {
      const words = wordsOf(query);
      const passing = new Set(records.filter((record) => passesFilters(record, filters)));
      if (words.length === 0) return [...passing];
      const recordOf = (id: unknown) => records[id as number] as SearchRecord;
      const found = index.search(words.join(" "), {
        prefix: isPrefix,
        fuzzy: (word) => (word.length > 4 ? 0.2 : false),
        boost: WEIGHT_OF_FIELD,
        // A weight of 0 leaves the item out before it is scored.
        boostDocument: (id) => (passing.has(recordOf(id)) ? weightOf(recordOf(id)) : 0),
      });
      const withAll = found.filter(({ queryTerms }) => queryTerms.length === words.length);
      return (withAll.length > 0 ? withAll : found).map(({ id }) => recordOf(id));
    },
  };
}

/**
 * Whether a word of a query also matches as a prefix: if it has at least as many letters as there are
 * words, up to three; of more than three words only the last, which may be incomplete. Short prefixes
 * match half the registry, and the cost of a search has to be bounded for every query.
 */
function isPrefix(word: string, index: number, words: readonly string[]): boolean {
  const isLast = index === words.length - 1;
  return word.length >= Math.min(words.length, 3) && (words.length <= 3 || isLast);
}

/**
 * The data of a search over a registry.
 *
 * @param items in the order of the registry
 * @param definitions of moods and use cases, by tag
 */
export function searchData(
  items: readonly RegistryItem[],
  definitions: ReadonlyMap<string, string>,
): SearchData {
  return { definitions: Object.fromEntries(definitions), items: searchRecords(items) };
}

function searchRecords(items: readonly RegistryItem[]): SearchRecord[] {
  const byName = new Map(items.map((item) => [item.name, item]));
  return items.map((item) => {
    const { name, type, title, description, categories = [] } = item;
    const record = { name, type, title, description, categories };
    return isPairing(item)
      ? { ...record, ...factsOfPairing(item, byName) }
      : {
          ...record,
          fonts: [name, title],
          scripts: item.meta?.scripts ?? item.font.subsets,
          ...{ shownIn: [], moods: [], useCases: [] },
        };
  });
}

function factsOfPairing(
  item: PairingItem,
  items: ReadonlyMap<string, RegistryItem>,
): Pick<SearchRecord, "fonts" | "scripts" | "shownIn" | "moods" | "useCases"> {
  const cast = FONT_ROLES.flatMap((role) => {
    const font = items.get(fontInRole(item, role) ?? "");
    return font === undefined || isPairing(font) ? [] : [font];
  });
  const [heading = [], body = []] = cast.map(({ meta, font }) => meta?.scripts ?? font.subsets);
  const scripts = heading.filter((script) => body.includes(script));
  return {
    fonts: cast.flatMap(({ name, title }) => [name, title]),
    scripts,
    shownIn: scriptsOf(item.meta?.preview ?? "")
      .filter(({ script }) => script !== "Latin")
      .flatMap(({ subsets }) => subsets.filter((subset) => scripts.includes(subset))),
    moods: item.meta?.mood ?? [],
    useCases: item.meta?.useCase ?? [],
  };
}

function documentOf(
  record: SearchRecord,
  definitions: ReadonlyMap<string, string>,
  id: number,
): SearchDocument {
  const words = (tags: readonly string[]) => tags.join(" ").replaceAll("-", " ");
  const { moods, useCases } = record;
  const isFont = record.type === "registry:font";
  return {
    id,
    name: isFont ? `${words([record.name])} ${record.title}` : words([record.name]),
    fonts: isFont ? "" : words(record.fonts),
    mood: words(moods),
    useCase: words(useCases),
    categories: words(record.categories),
    scripts: words(isFont ? record.scripts : record.shownIn),
    definitions: [...moods, ...useCases].map((tag) => definitions.get(tag) ?? "").join(" "),
    description: record.description,
  };
}

function passesFilters(
  record: SearchRecord,
  { type, mood, useCase, category, script, font }: SearchFilters,
): boolean {
  const wanted = font?.toLowerCase();
  return (
    (type === undefined || record.type === type || record.type === `registry:${type}`) &&
    (mood === undefined || record.moods.includes(mood)) &&
    (useCase === undefined || record.useCases.includes(useCase)) &&
    (category === undefined || record.categories.includes(category)) &&
    (script === undefined || record.scripts.includes(script)) &&
    (wanted === undefined || record.fonts.some((name) => name.toLowerCase() === wanted))
  );
}
