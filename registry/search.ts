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

/** A ready index over a registry. */
export interface ItemSearch {
  /**
   * The items that match, the most relevant first. Words are taken as beginnings and with small
   * typing errors; an item that has all of them outranks, and hides, those with some. Without words
   * every item passes, in the order of the registry.
   */
  find: (query: string, filters?: SearchFilters) => RegistryItem[];
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

/**
 * Makes the index; some tens of milliseconds for two thousand items.
 *
 * @param definitions of moods and use cases, by tag
 */
export function itemSearch(
  items: readonly RegistryItem[],
  definitions: ReadonlyMap<string, string>,
): ItemSearch {
  const byName = new Map(items.map((item) => [item.name, item]));
  const facets = items.map((item) => facetsOf(item, byName));
  const index = new MiniSearch<SearchDocument>({ fields: FIELDS });
  index.addAll(items.map((item, id) => documentOf(item, facets[id], definitions, id)));

  const ranked = (query: string, combineWith: "AND" | "OR") =>
    index
      .search(query, {
        combineWith,
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: WEIGHT_OF_FIELD,
        boostDocument: (id) => {
          const item = items[id as number];
          return item && isPairing(item) ? WEIGHT_OF_PAIRING : 1;
        },
      })
      .map(({ id }) => id as number);

  return {
    find: (query, filters = {}) => {
      const passes = (id: number) => passesFilters(items[id], facets[id], filters);
      if (query.trim() === "") return items.filter((_, id) => passes(id));
      const withAll = ranked(query, "AND").filter(passes);
      const found = withAll.length > 0 ? withAll : ranked(query, "OR").filter(passes);
      return found.flatMap((id) => items[id] ?? []);
    },
  };
}

/** What filters compare. */
interface Facets {
  /** Names and families of the fonts in it. */
  fonts: string[];
  scripts: string[];
  moods: string[];
  useCases: string[];
}

function facetsOf(item: RegistryItem, items: ReadonlyMap<string, RegistryItem>): Facets {
  if (!isPairing(item)) {
    return {
      fonts: [item.name, item.title],
      scripts: item.meta?.scripts ?? item.font.subsets,
      moods: [],
      useCases: [],
    };
  }
  const cast = FONT_ROLES.flatMap((role) => {
    const font = items.get(fontInRole(item, role) ?? "");
    return font === undefined || isPairing(font) ? [] : [font];
  });
  const [heading = [], body = []] = cast.map(({ meta, font }) => meta?.scripts ?? font.subsets);
  return {
    fonts: cast.flatMap(({ name, title }) => [name, title]),
    scripts: heading.filter((script) => body.includes(script)),
    moods: item.meta?.mood ?? [],
    useCases: item.meta?.useCase ?? [],
  };
}

function documentOf(
  item: RegistryItem,
  facets: Facets | undefined,
  definitions: ReadonlyMap<string, string>,
  id: number,
): SearchDocument {
  const words = (tags: readonly string[] = []) => tags.join(" ").replaceAll("-", " ");
  const { fonts = [], scripts = [], moods = [], useCases = [] } = facets ?? {};
  const document = {
    id,
    mood: words(moods),
    useCase: words(useCases),
    categories: words(item.categories),
    definitions: [...moods, ...useCases].map((tag) => definitions.get(tag) ?? "").join(" "),
    description: item.description,
  };
  return isPairing(item)
    ? {
        ...document,
        name: words([item.name]),
        fonts: words(fonts),
        scripts: words(shownIn(item, scripts)),
      }
    : {
        ...document,
        name: `${words([item.name])} ${item.title}`,
        fonts: "",
        scripts: words(scripts),
      };
}

/** The subsets of the scripts that a pairing is shown in, Latin apart. */
function shownIn({ meta }: PairingItem, covered: readonly string[]): string[] {
  return scriptsOf(meta?.preview ?? "")
    .filter(({ script }) => script !== "Latin")
    .flatMap(({ subsets }) => subsets.filter((subset) => covered.includes(subset)));
}

function passesFilters(
  item: RegistryItem | undefined,
  facets: Facets | undefined,
  { type, mood, useCase, category, script, font }: SearchFilters,
): boolean {
  if (item === undefined || facets === undefined) return false;
  const wanted = font?.toLowerCase();
  return (
    (type === undefined || item.type === type || item.type === `registry:${type}`) &&
    (mood === undefined || facets.moods.includes(mood)) &&
    (useCase === undefined || facets.useCases.includes(useCase)) &&
    (category === undefined || (item.categories ?? []).some((tag) => tag === category)) &&
    (script === undefined || facets.scripts.includes(script)) &&
    (wanted === undefined || facets.fonts.some((name) => name.toLowerCase() === wanted))
  );
}
