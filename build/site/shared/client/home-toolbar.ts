import type { HomeState, Sort } from "../cards/home-state.ts";
import { SORTS } from "../cards/home-state.ts";

/** The fields beside the filters. */
export interface HomeToolbar {
  search: HTMLInputElement;
  sort: HTMLSelectElement;
  text: HTMLInputElement;
  status: HTMLElement;
  choices: HTMLElement;
  /** The sort that the reader chose. */
  sortOf: () => Sort;
  /** Writes a state into the fields. */
  write: (state: HomeState) => void;
}

/** @throws TypeError when the page lacks one of them */
export function toolbarIn(home: HTMLElement): HomeToolbar {
  const search = required(document.querySelector<HTMLInputElement>("#site-search"));
  const sort = required(home.querySelector<HTMLSelectElement>(".sort select"));
  const text = required(home.querySelector<HTMLInputElement>(".own-text input"));
  return {
    search,
    sort,
    text,
    status: required(home.querySelector<HTMLElement>(".result-count")),
    choices: required(home.querySelector<HTMLElement>(".choices")),
    sortOf: () => SORTS.find((known) => known === sort.value) ?? "fitting",
    write: (state) => {
      // Writing the value of the field that somebody types in would move the caret.
      if (search.value.trim() !== state.query) search.value = state.query;
      if (text.value !== state.text) text.value = state.text;
      sort.value = state.sort;
    },
  };
}

export function required<T>(element: T | null): T {
  if (element === null) throw new TypeError("The page lacks an element.");
  return element;
}
