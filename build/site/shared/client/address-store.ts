import { useLayoutEffect, useState } from "preact/hooks";
import { queryOfAddress, searchAndHash } from "./address-query.ts";

/** How the address of the page takes up a new state. */
export type InHistory = "push" | "replace";

/** A state that the address of the page states, for all parts that show it. */
export interface AddressStore<State> {
  readonly state: State;
  /** Whether something is typed that is not in the state yet. */
  readonly isTyping: boolean;
  change: (state: State, inHistory: InHistory) => void;
  /** Takes up what is typed, a part of the state, when the reader pauses. */
  type: (part: Partial<State>) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** In milliseconds. What is typed after a longer pause is an entry of its own in the history. */
const TYPING_PAUSE = 1500;

/** In milliseconds. What is typed faster is taken up together. */
const KEY_PAUSE = 90;

/** In milliseconds. WebKit refuses more than a hundred changes of the address in ten seconds. */
const ADDRESS_PAUSE = 400;

/**
 * A store that follows the page's address, also when the reader goes back.
 *
 * @param read, write a state as the query string of an address, with `?`
 */
export function addressStore<State>(
  read: (search: string) => State,
  write: (state: State) => string,
): AddressStore<State> {
  const listeners = new Set<() => void>();
  let state = read(queryOfAddress());
  let typed: Partial<State> | undefined;
  let typedAt = -Infinity;
  let isContinued = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;
  const writeAddress = (inHistory: InHistory) => {
    clearTimeout(addressTimer);
    addressTimer = undefined;
    const address = location.pathname + searchAndHash(write(state));
    if (address === location.pathname + location.search + location.hash) return;
    if (inHistory === "push") history.pushState(undefined, "", address);
    else history.replaceState(undefined, "", address);
  };
  const set = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = (next: State, inHistory: InHistory) => {
    // What was typed before is in the entry that is left.
    if (inHistory === "push" && addressTimer !== undefined) writeAddress("replace");
    set(next);
    if (inHistory === "push") writeAddress("push");
    else
      addressTimer ??= setTimeout(() => {
        writeAddress("replace");
      }, ADDRESS_PAUSE);
  };
  const takeTyped = () => {
    const next = { ...state, ...typed };
    typed = undefined;
    change(next, isContinued ? "replace" : "push");
    isContinued = true;
  };
  addEventListener("popstate", () => {
    clearTimeout(addressTimer);
    addressTimer = undefined;
    set(read(queryOfAddress()));
  });
  // Before the page is left, or a link takes its texts along.
  for (const sign of ["pagehide", "pointerdown", "focusin"])
    addEventListener(
      sign,
      () => {
        if (addressTimer !== undefined) writeAddress("replace");
      },
      { capture: true },
    );
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

/** The state of a store, always the present one; `first` where the page is rendered, and before it is hydrated. */
export function useStored<State>(store: AddressStore<State> | undefined, first: State): State {
  const [state, setState] = useState(first);
  useLayoutEffect(() => {
    const update = () => {
      if (store) setState(() => store.state);
    };
    update();
    return store?.subscribe(update);
  }, [store]);
  return state;
}
