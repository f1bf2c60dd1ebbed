import type { ListDefinition } from "./list-definition.ts";
import { type ListState, searchOf, stateOf } from "./list-state.ts";

/** How the address of the page takes up a new state. */
export type InHistory = "push" | "replace";

/** The state of a list, which the address of the page states, for all parts that show it. */
export interface ListStore {
  readonly state: ListState;
  /** Whether something is typed that is not in the state yet. */
  readonly isTyping: boolean;
  change: (state: ListState, inHistory: InHistory) => void;
  /** Takes up what is typed, a part of the state, when the reader pauses. */
  type: (part: Partial<ListState>) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** In milliseconds. What is typed after a longer pause is an entry of its own in the history. */
const TYPING_PAUSE = 1500;

/** In milliseconds. What is typed faster is taken up together. */
const KEY_PAUSE = 90;

/** A store that follows the page's address, also when the reader goes back. */
export function listStore(list: Pick<ListDefinition<never>, "groups" | "sorts">): ListStore {
  const listeners = new Set<() => void>();
  let state = stateOf(location.search, list);
  let typed: Partial<ListState> | undefined;
  let typedAt = -Infinity;
  let isContinued = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: ListState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = (next: ListState, inHistory: InHistory) => {
    const address = location.pathname + searchOf(next, list);
    if (address !== location.pathname + location.search) {
      if (inHistory === "push") history.pushState(undefined, "", address);
      else history.replaceState(undefined, "", address);
    }
    set(next);
  };
  const takeTyped = () => {
    const next = { ...state, ...typed };
    typed = undefined;
    change(next, isContinued ? "replace" : "push");
    isContinued = true;
  };
  addEventListener("popstate", () => {
    set(stateOf(location.search, list));
  });
  return {
    get state() {
      return state;
    },
    get isTyping() {
      return typed !== undefined;
    },
    change,
    type: (part) => {
      const now = performance.now();
      isContinued &&= now - typedAt < TYPING_PAUSE;
      typedAt = now;
      typed = { ...typed, ...part };
      clearTimeout(timer);
      timer = setTimeout(takeTyped, KEY_PAUSE);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
