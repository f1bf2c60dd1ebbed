import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { nextFrame } from "../client/next-frame.ts";
import { useLoaded } from "../client/use-loaded.ts";
import type { FilterSource } from "./filters.tsx";
import { type ListDefinition, countOf } from "./list-definition.ts";
import { type ListState, choicesOf, withToggled } from "./list-state.ts";
import { type ListStore, useListState } from "./list-store.ts";
import { ResultNote } from "./result-note.tsx";
import { type FoundNames, type ShownEntries, shownEntries } from "./shown-entries.ts";
import { Toolbar } from "./toolbar.tsx";
import { useField } from "./use-field.ts";
import { useWindow } from "./use-window.ts";

/** What only a browser has. */
export interface ListClient {
  store: ListStore;
  /** @returns undefined when the search could not be loaded */
  find: (state: ListState) => Promise<FoundNames | undefined>;
  /** Loads what a search needs, before there is a word to search for. */
  prepareSearch: () => void;
  /** Called when the list shows what the address states. */
  onReady: () => void;
}

export interface ListProps<Entry> {
  list: ListDefinition<Entry>;
  entries: readonly Entry[];
  /** As many entries are in the page as it is served; their rows have no content that only a browser has. */
  served: number;
  /** Undefined where the page is rendered. */
  client?: ListClient | undefined;
  /** The placeholder of the list's own search; without it the one in the header searches. */
  search?: string;
  /** Of the field for the reader's text. */
  textLabel: string;
  listClass: string;
  /** An `li` with the key of the entry. */
  renderEntry: (entry: Entry) => ComponentChildren;
  /** Whether the faces of an entry have every letter of the reader's text, "loading" until that is known. */
  canSet?: ((entry: Entry) => boolean) | "loading";
  /** Whether an entry is made for the script of the text: then it comes before others that can set it. */
  isNative?: (entry: Entry, text: string) => boolean;
}

/** A list that is filtered, searched and sorted, and whose entries near to the view are in the page. */
export function List<Entry>(props: ListProps<Entry>) {
  const { list, entries, served, client, canSet, isNative, listClass, renderEntry } = props;
  const state = useListState(client?.store);
  const { found, isFailed, isWaiting, retry } = useFound(state, client);
  const matching = useShown(props, isFailed ? { ...state, query: "" } : state, found, isWaiting);
  const settable = useMemo(
    () => (typeof canSet === "function" ? new Set(entries.filter(canSet)) : undefined),
    [canSet, entries],
  );
  const positions = useMemo(() => {
    const { positions: all } = matching;
    if (settable === undefined || settable.size === 0) return all;
    const entryAt = (position: number) => entries[position] as Entry;
    const able = all.filter((position) => settable.has(entryAt(position)));
    const native = able.filter((position) => isNative?.(entryAt(position), state.text) ?? true);
    const others = state.lacking ? all : able;
    return [...new Set([...native, ...able, ...others])];
  }, [matching, state.lacking, settable]);
  const rows = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useWindow(rows, positions.length, served);
  const end = from + useGradually(positions, to - from);
  useScrollToBeginning(rows, positions);
  useHeaderSearch(props.search === undefined ? client : undefined, state);
  const isReady = useRef(false);
  useLayoutEffect(() => {
    if (isReady.current || client === undefined) return;
    if (state !== client.store.state || isWaiting) return;
    isReady.current = true;
    // The address asks for a part of the list: that is what the reader came for.
    if (choicesOf(state, list) !== "") showToolbar();
    client.onReady();
  });
  const source: FilterSource<Entry> = {
    list,
    entries,
    state,
    found,
    onToggle: (group, value) =>
      client?.store.change(withToggled(client.store.state, group, value), "push"),
  };
  return (
    <>
      <Toolbar
        source={source}
        store={client?.store}
        count={countText(list, { ...matching, positions })}
        search={props.search}
        label={props.textLabel}
      />
      <div class="list-body">
        <ResultNote
          source={source}
          kind={matching.kind}
          isFailed={isFailed}
          onRetry={retry}
          settable={canSet === "loading" ? canSet : settable?.size}
          change={(next) => client?.store.change(next, "push")}
        />
        <ul
          ref={rows}
          class={listClass}
          style={
            before + after > 0
              ? { paddingBlockStart: `${before}px`, paddingBlockEnd: `${after}px` }
              : undefined
          }
        >
          {positions.slice(from, end).map((position) => renderEntry(entries[position] as Entry))}
          {/* The room of those that are drawn next; until a script has measured it, of all: the page stays as high. */}
          {positions
            .slice(end, before + after === 0 ? undefined : Math.max(end, to))
            .map((position) => (
              <li key={list.nameOf(entries[position] as Entry)} />
            ))}
        </ul>
      </div>
    </>
  );
}

interface Found {
  found: FoundNames | undefined;
  isFailed: boolean;
  /** Whether the search has not answered yet. */
  isWaiting: boolean;
  retry: () => void;
}

function useFound(state: ListState, client: ListClient | undefined): Found {
  const [attempt, setAttempt] = useState(0);
  const query = state.query.trim();
  const answer = useLoaded(
    () =>
      query === "" ? undefined : client?.find(state).then((found) => ({ query, attempt, found })),
    [query, state.chosen, client, attempt],
  );
  const isAnswered = answer?.query === query && answer.attempt === attempt;
  return {
    found: query !== "" && isAnswered ? answer.found : undefined,
    isFailed: query !== "" && isAnswered && answer.found === undefined,
    isWaiting: query !== "" && !isAnswered,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/** Until the search has answered, the entries whose names are typed; without these, what was there stays. */
function useShown<Entry>(
  { list, entries }: ListProps<Entry>,
  state: ListState,
  found: FoundNames | undefined,
  isWaiting: boolean,
): ShownEntries {
  const last = useRef<ShownEntries>(undefined);
  const shown = useMemo(
    () => shownEntries(entries, state, list, found),
    [entries, found, choicesOf(state, list)],
  );
  if (!isWaiting || shown.kind === "exact") last.current = shown;
  return last.current ?? { positions: [...entries.keys()], kind: "exact" };
}

/**
 * How many of the entries near to the view are drawn: of new ones one more in each frame, until all are, so that
 * a key that is pressed meanwhile does not wait.
 */
function useGradually(positions: readonly number[], count: number): number {
  const [drawn, setDrawn] = useState({ positions, count: Infinity });
  const own = drawn.positions === positions ? drawn.count : 1;
  useEffect(() => {
    if (own >= count) return undefined;
    let isWanted = true;
    void nextFrame().then(() => {
      if (isWanted) setDrawn({ positions, count: own + 1 });
    });
    return () => {
      isWanted = false;
    };
  }, [positions, own, count]);
  return Math.min(own, count);
}

/** New entries are read from their beginning. */
function useScrollToBeginning(
  rows: { current: HTMLElement | null },
  positions: readonly number[],
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isApplied = !("pending" in document.documentElement.dataset);
    if (!isFirst.current && isApplied && rows.current?.parentElement) {
      const { top } = rows.current.parentElement.getBoundingClientRect();
      const bar = document.querySelector(".list-toolbar")?.getBoundingClientRect().bottom ?? 0;
      if (top < bar) scrollBy({ top: top - bar, behavior: "instant" });
    }
    isFirst.current = false;
  }, [positions]);
}

/** Brings the list into view; what is above it may be as high as the window. */
function showToolbar(): void {
  const bar = document.querySelector(".list-toolbar");
  if (bar && bar.getBoundingClientRect().top > innerHeight / 3)
    bar.scrollIntoView({ block: "start", behavior: "instant" });
}

/** The search in the header of the page. */
function useHeaderSearch(client: ListClient | undefined, { query }: ListState): void {
  useEffect(() => {
    const field = headerSearch();
    if (field === null || client === undefined) return undefined;
    const showFirst = (event: Event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>(".list-body > ul a")?.focus();
    };
    if (document.activeElement === field) client.prepareSearch();
    field.addEventListener("input", showToolbar);
    field.addEventListener("focus", client.prepareSearch);
    field.form?.addEventListener("submit", showFirst);
    return () => {
      field.removeEventListener("input", showToolbar);
      field.removeEventListener("focus", client.prepareSearch);
      field.form?.removeEventListener("submit", showFirst);
    };
  }, [client]);
  useField(headerSearch, client?.store, "query", query);
}

function headerSearch(): HTMLInputElement | null {
  return document.querySelector("#site-search");
}

function countText<Entry>(list: ListDefinition<Entry>, { positions, kind }: ShownEntries): string {
  if (kind === "unmatched") return "No match";
  if (kind === "nearest")
    return `No exact match. ${positions.length.toLocaleString("en")} close ${positions.length === 1 ? "one" : "ones"}`;
  return countOf(list, positions.length);
}
