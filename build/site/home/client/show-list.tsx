import { hydrate } from "preact";
import type { SearchFilters } from "../../../../registry/search/filters.ts";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import { type ListState, chosenIn } from "../../shared/list/list-state.ts";
import type { ListStore } from "../../shared/list/list-store.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import type { HeroData } from "../hero.tsx";
import { HomeList } from "../home-list.tsx";
import type { ChosenPairs } from "./chosen-pairs.ts";

/** Draws the list over the cards that the page came with; resolves when it shows what the address states. */
export function hydrateList(
  home: HTMLElement,
  { itemBase, basePath }: HeroData,
  json: PairingsJson,
  store: ListStore,
  chosen: ChosenPairs,
): Promise<void> {
  const root = home.querySelector(".list-root");
  if (root === null) return Promise.reject(new Error("The page has no list."));
  const search = fontsSearch(home.dataset["worker"] ?? "", home.dataset["search"] ?? "");
  const page = { families: json.families, chosen, itemBase, basePath };
  return new Promise((resolve) => {
    const client = {
      store,
      find: (state: ListState) => search.find(state.query, filtersOf(state)),
      prepareSearch: search.prepare,
      onReady: resolve,
    };
    hydrate(<HomeList json={json} page={page} client={client} />, root);
    home.classList.add("has-list");
  });
}

/** Groups of the list, and the filters of the ranking that do the same. */
const FILTERS = [
  ["mood", "mood"],
  ["use", "useCase"],
  ["script", "script"],
  ["language", "language"],
  ["font", "font"],
] as const;

/** The filters that the ranking knows, one value of each; the list looks at the others. */
function filtersOf(state: ListState): SearchFilters {
  const filters: SearchFilters = { type: "registry:style" };
  for (const [group, filter] of FILTERS) {
    const [value] = chosenIn(state, group);
    if (value !== undefined) filters[filter] = value;
  }
  return filters;
}
