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
  /** The name of a font item, or its family: that font, and the pairings that cast it. */
  font?: string;
}

/** What a search knows of an item: plain data, which the build publishes for servers. */
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

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that match, the most relevant first. Words are taken as beginnings and with small
   * typing errors; an item that has all of them outranks, and hides, those with some. Without words
   * every item passes, in the order of the registry.
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
  /** What its moods and use cases mean: people search in words of their own. */
  definitions: string;
  description: string;
}

/** A tag is chosen, a word of a description may be there in passing. */
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

/** Pairings are what this registry is for; a font is found by its name. */
const WEIGHT_OF_PAIRING = 1.5;

/** Makes the index of the records that a build published. */
export function itemSearchOf(text: string): ItemSearch {
  const { definitions, items } = JSON.parse(text) as SearchData;
  return itemSearch(items, new Map(Object.entries(definitions)));
}

export interface SearchData { definitions: Record<string, string>; items: SearchRecord[] }
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((w) => w !== ""))];
}

/**
 * Makes the index; some tens of milliseconds for two thousand items.
 *
 * @param definitions of moods and use cases, by tag
 */
export function itemSearch(
  records: readonly SearchRecord[],
  definitions: ReadonlyMap<string, string>,
): ItemSearch {
  const index = new MiniSearch<SearchDocument>({ fields: FIELDS });
  index.addAll(records.map((record, id) => documentOf(record, definitions, id)));

  const ranked = (query: string, combineWith: "AND" | "OR") =>
    index
      .search(query, {
        combineWith,
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: WEIGHT_OF_FIELD,
        boostDocument: (id) =>
          records[id as number]?.type === "registry:style" ? WEIGHT_OF_PAIRING : 1,
      })
      .flatMap(({ id }) => records[id as number] ?? []);

  return {
    find: (query, filters = {}) => {
      const passes = (record: SearchRecord) => passesFilters(record, filters);
      if (query.trim() === "") return records.filter(passes);
      const withAll = ranked(query, "AND").filter(passes);
      return withAll.length > 0 ? withAll : ranked(query, "OR").filter(passes);
    },
  };
}

/** What a search needs to know of each item of a registry, in its order. */
export function searchRecords(items: readonly RegistryItem[]): SearchRecord[] {
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
