import {
  type Group,
  type HomeState,
  EMPTY_STATE,
  searchOf,
  stateOf,
  withToggled,
} from "../../shared/cards/home-state.ts";
import type { HomeJson } from "../../shared/cards/listed-card.ts";
import { type Concession, type FoundNames, concessions, shownCards } from "../shown-cards.ts";
import type { FilterSource } from "./filter-list.ts";
import { filterPopovers } from "./filter-popovers.ts";
import { filterSheet } from "./filter-sheet.ts";
import { drawChoices } from "./home-choices.ts";
import { valueLabel } from "./filter-values.ts";
import { resultsIn } from "../../shared/client/home-results.ts";
import { homeSearch } from "./home-search.ts";
import { toolbarIn } from "../../shared/client/home-toolbar.ts";
import { loadMoreCards } from "./more-cards.ts";
import { type HomeParts, ownText } from "./own-text.ts";
import { type Offer, statusIn } from "./result-status.ts";

/** What home does while a reader chooses. */
export interface Browsing {
  /** To be called with each card that comes near to the view. */
  onNear: (card: HTMLLIElement) => void;
  /** Opens the sheet with all filters. */
  openFilters: () => void;
}

/** How the address of the page takes up a new state. */
type InHistory = "push" | "replace" | "keep";

/** In milliseconds. What is typed after a longer pause is an entry of its own in the history. */
const TYPING_PAUSE = 1500;

/** In milliseconds. What is typed faster is looked for together. */
const KEY_PAUSE = 90;

/**
 * Filters, searches and sorts the cards, and keeps the address of the page in step.
 *
 * @throws when the data of the filters cannot be loaded
 */
export async function browseHome(parts: HomeParts): Promise<Browsing> {
  const { home, list, cards } = parts;
  loadMoreCards();
  const search = homeSearch(home.dataset["worker"] ?? "", home.dataset["search"] ?? "");
  // Beside the filters' data, not after it: nothing is drawn until both have come.
  if (stateOf(location.search).query !== "") search.prepare();
  const json = await pairingsAt(home.dataset["pairings"] ?? "");
  const source: FilterSource = { json, state: EMPTY_STATE };
  const toolbar = toolbarIn(home);
  const results = resultsIn(list, cards);
  const status = statusIn(home, list);
  const text = ownText(parts, json);
  let version = 0;

  const change = async (state: HomeState, inHistory: InHistory): Promise<void> => {
    const own = (version += 1);
    const isListChanged = !haveSameCards(state, source.state);
    source.state = state;
    writeAddress(state, inHistory);
    drawChoices(toolbar.choices, source, toggle, clear);
    text.say(state.text);
    if (isListChanged) {
      const found = state.query.trim() === "" ? undefined : await search.find(state);
      // There may be a newer state by now.
      if (own !== version) return;
      showCards(state, found);
    }
    drawFilters();
  };
  const showCards = (state: HomeState, found: FoundNames | undefined) => {
    source.found = found;
    const isFailed = found === undefined && state.query.trim() !== "";
    const shown = shownCards(json.cards, isFailed ? { ...state, query: "" } : state, found);
    results.show(shown.positions);
    const offers = shown.isNearest ? concessions(json.cards, state, found).map(offerOf) : [];
    status.show({ ...shown, isFailed, offers });
    scrollToBeginning(list);
  };
  const offerOf = ({ choice, count }: Concession): Offer => {
    if (choice) {
      const { group, value } = choice;
      const label = `Without ${valueLabel(json, group, value)}`;
      const accept = () => {
        toggle(group, value);
      };
      return { label, count, accept };
    }
    const accept = () => {
      const state = { ...source.state, query: "" };
      toolbar.write(state);
      void change(state, "push");
    };
    return { label: `Without “${source.state.query.trim()}”`, count, accept };
  };
  const toggle = (group: Group, value: string) => {
    void change(withToggled(source.state, group, value), "push");
  };
  const clear = () => {
    const { text, sort } = source.state;
    const state = { ...EMPTY_STATE, text, sort };
    toolbar.write(state);
    void change(state, "push");
  };
  const popovers = filterPopovers(home, source, toggle);
  const sheet = filterSheet(home, source, toggle);
  const drawFilters = () => {
    popovers.draw();
    sheet.draw();
  };
  status.onRetry(() => {
    showCardsAgain();
  });
  const showCardsAgain = () => {
    const { state } = source;
    source.state = EMPTY_STATE;
    void change(state, "keep");
  };

  let typedAt = -Infinity;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let isContinued = true;
  const type = (event: Event) => {
    isContinued &&= event.timeStamp - typedAt < TYPING_PAUSE;
    typedAt = event.timeStamp;
    clearTimeout(typing);
    typing = setTimeout(takeTyped, KEY_PAUSE);
  };
  const takeTyped = () => {
    const typed = { query: toolbar.search.value, text: toolbar.text.value };
    void change({ ...source.state, ...typed }, isContinued ? "replace" : "push");
    isContinued = true;
  };
  toolbar.search.addEventListener("focus", search.prepare);
  toolbar.search.addEventListener("input", type);
  toolbar.search.form?.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  toolbar.text.addEventListener("input", type);
  toolbar.sort.addEventListener("change", () => {
    void change({ ...source.state, sort: toolbar.sortOf() }, "push");
  });
  addEventListener("popstate", () => {
    const state = stateOf(location.search);
    toolbar.write(state);
    void change(state, "keep");
  });
  await change(firstState(), "replace");
  return { onNear: text.onNear, openFilters: sheet.open };

  /** That of the address, with what somebody typed or chose while this was loading. */
  function firstState(): HomeState {
    const state = stateOf(location.search);
    if (location.search !== "") toolbar.write(state);
    if (document.activeElement === toolbar.search) search.prepare();
    return {
      ...state,
      query: toolbar.search.value,
      text: toolbar.text.value,
      sort: toolbar.sortOf(),
    };
  }
}

async function pairingsAt(url: string): Promise<HomeJson> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The filters' data was answered with ${response.status}.`);
  return (await response.json()) as HomeJson;
}

/** Whether two states show the same cards in the same order. */
function haveSameCards(a: HomeState, b: HomeState): boolean {
  return searchOf({ ...a, text: "" }) === searchOf({ ...b, text: "" });
}

function writeAddress(state: HomeState, inHistory: InHistory): void {
  const address = location.pathname + searchOf(state);
  if (inHistory === "keep" || address === location.pathname + location.search) return;
  if (inHistory === "push") history.pushState(undefined, "", address);
  else history.replaceState(undefined, "", address);
}

/** New cards are read from their beginning. */
function scrollToBeginning(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  const bar = document.querySelector(".toolbar")?.getBoundingClientRect().bottom ?? 0;
  if (top < bar) scrollBy({ top: top - bar, behavior: "instant" });
}
