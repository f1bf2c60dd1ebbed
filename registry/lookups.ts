import type { FontCategory, PairingData } from "../schemas/index.ts";
import { type Catalog, loadCatalog, resolvePairing } from "./catalog.ts";
import { byCodePoints, withoutPairingPrefix } from "./items.ts";
import { ownRegistryDir } from "./package-root.ts";
import { allPairingData } from "./pairing-data.ts";
import { type ItemSearch, type SearchFilters, itemSearch, searchData } from "./search.ts";
import { tagDefinitions } from "./vocabulary.ts";

interface LookupTable {
  catalog: Catalog;
  /** By short name, in the order of the names. */
  pairings: ReadonlyMap<string, PairingData>;
  all: PairingData[];
  moods: string[];
  /** Made at the first search. */
  search: () => ItemSearch;
}

let table: LookupTable | undefined;

/** Every pairing, ordered by name. What this module returns is frozen, at every depth. */
export function getAllPairings(): PairingData[] {
  return lookupTable().all;
}

/** The pairing of that name, with or without the `pairing-` prefix; undefined if there is none. */
export function getPairing(name: string): PairingData | undefined {
  const { catalog, pairings } = lookupTable();
  const item = resolvePairing(catalog, name);
  return item && pairings.get(withoutPairingPrefix(item.name));
}

/**
 * The pairings whose `mood` contains the tag, ordered by name; none gives an empty array. Exact and
 * case-sensitive: `Minimal` does not match `minimal`.
 */
export function getPairingsByMood(mood: string): PairingData[] {
  return matching((pairing) => pairing.mood.includes(mood));
}

/** The pairings whose heading font, or body font, is of that category, ordered by name. */
export function getPairingsByCategory(
  category: FontCategory,
  role: "heading" | "body" = "heading",
): PairingData[] {
  return matching((pairing) => pairing[`${role}Category`] === category);
}

/**
 * The pairings that match a query and filters, the most relevant first: the ranking of the endpoint
 * `/r/registry.json?q=`. An empty query gives all that pass the filters, ordered by name.
 */
export function searchPairings(
  query: string,
  filters: Omit<SearchFilters, "type"> = {},
): PairingData[] {
  const { search, pairings } = lookupTable();
  const found = search().find(query, { ...filters, type: "registry:style" });
  return deepFreeze(found.flatMap((item) => pairings.get(withoutPairingPrefix(item.name)) ?? []));
}

/** Every mood tag in use, once each, sorted by code points. */
export function getAllMoods(): string[] {
  return lookupTable().moods;
}

function matching(predicate: (pairing: PairingData) => boolean): PairingData[] {
  return deepFreeze(getAllPairings().filter(predicate));
}

/** Read once, at the first call: importing the package costs nothing. */
function lookupTable(): LookupTable {
  table ??= readLookupTable();
  return table;
}

function readLookupTable(): LookupTable {
  const catalog = loadCatalog(ownRegistryDir);
  const all = allPairingData(catalog);
  const moods = [...new Set(all.flatMap((pairing) => pairing.mood))].sort(byCodePoints);
  let search: ItemSearch | undefined;
  return {
    catalog,
    search: () =>
      (search ??= itemSearch(
        searchData([...catalog.pairings.values(), ...catalog.fonts.values()], tagDefinitions()),
      )),
    pairings: new Map(all.map((pairing) => [pairing.name, pairing])),
    all: deepFreeze(all),
    moods: deepFreeze(moods),
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner as unknown);
  }
  return value;
}
