import { useRef, useState } from "preact/hooks";
import { nextFrame } from "../client/next-frame.ts";
import { Filter, FilterSections, type FilterSource } from "./filters.tsx";
import { chosenIn, withoutChoices } from "./list-state.ts";
import type { ListStore } from "./list-store.ts";
import { useField } from "./use-field.ts";

/** In pixels, from the edges of the window. */
const GAP = 8;

/** In pixels: the text of the frame begins below that of its button. */
const INSET = 25;

/** Narrower windows show the filters as a sheet at their lower edge. */
const NARROW = "(max-width: 767px)";

/** In pixels: with less room below the toolbar, the page scrolls it up before a filter opens. */
const ROOM = 420;

const ALL = "";

interface ToolbarProps<Entry> {
  source: FilterSource<Entry>;
  /** Undefined where the page is rendered. */
  store: ListStore | undefined;
  /** What is shown, in words. */
  count: string;
  /** The placeholder of the list's own search; without it the one in the header searches. */
  search?: string | undefined;
  /** Of the field for the reader's text. */
  label: string;
}

/** Filters, their result, the order and the reader's own text. `list.css` hides it without JavaScript. */
export function Toolbar<Entry>({ source, store, count, search, label }: ToolbarProps<Entry>) {
  const { list, state } = source;
  const bar = useRef<HTMLElement>(null);
  return (
    <section class="bar list-toolbar" aria-label="Filter and sort" ref={bar}>
      {search !== undefined && (
        <Field
          class="list-search"
          label="Search"
          placeholder={search}
          value={state.query}
          store={store}
          part="query"
        />
      )}
      <Filters source={source} count={count} bar={bar} />
      <p class="list-count" role="status">
        {count}
      </p>
      <label class="list-sort">
        <span>Sort</span>
        <select
          class="select"
          value={state.sort === "" ? list.sorts[0]?.name : state.sort}
          onChange={({ currentTarget: { value } }) => {
            const sort = value === list.sorts[0]?.name ? "" : value;
            store?.change({ ...store.state, sort }, "push");
          }}
        >
          {list.sorts.map(({ name, label: words, compare }) => (
            <option value={name}>
              {compare === undefined && state.query.trim() !== "" ? "Best match" : words}
            </option>
          ))}
        </select>
      </label>
      <Field
        class="list-text"
        label={label}
        placeholder="Your text"
        value={state.text}
        store={store}
        part="text"
      />
      <Choices source={source} store={store} />
    </section>
  );
}

/** A field whose value is a part of the state. */
export function Field({
  label,
  placeholder,
  value,
  store,
  part,
  ...attributes
}: {
  class: string;
  label: string;
  placeholder: string;
  value: string;
  store: ListStore | undefined;
  part: "query" | "text";
}) {
  const input = useRef<HTMLInputElement>(null);
  useField(() => input.current, store, part, value);
  return (
    <label {...attributes}>
      <span class="visually-hidden">{label}</span>
      <input
        ref={input}
        class="field"
        type="text"
        dir="auto"
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
      />
    </label>
  );
}

interface FiltersProps<Entry> {
  source: FilterSource<Entry>;
  count: string;
  bar: { current: HTMLElement | null };
}

/** A button for each group; all of them open one frame, in which choosing moves nothing. */
function Filters<Entry>({ source, count, bar }: FiltersProps<Entry>) {
  const { list, state } = source;
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const open = (group: string, button: HTMLElement) => {
    setOpened(group);
    if (frame.current && bar.current) placeBelow(frame.current, bar.current, button);
  };
  const button = (name: string, label: string) => (
    <button
      type="button"
      class={name === ALL ? "list-filter-all" : "list-filter"}
      popovertarget="list-frame"
      popovertargetaction="show"
      aria-haspopup="dialog"
      aria-expanded={opened === name}
      data-group={name}
      data-chosen={chosenIn(state, name).length > 0 ? "" : undefined}
      onClick={(event) => {
        if (opened === name) {
          event.preventDefault();
          frame.current?.hidePopover();
        } else open(name, event.currentTarget);
      }}
    >
      {label}
    </button>
  );
  const group = list.groups.find(({ name }) => name === opened);
  return (
    <div
      class="list-filters"
      onFocusOut={({ currentTarget, relatedTarget: next }) => {
        // On a phone the frame covers what comes after it.
        if (next instanceof Node && !currentTarget.contains(next))
          frame.current?.togglePopover(false);
      }}
    >
      {list.groups.map(({ name, label }) => button(name, label))}
      {button(ALL, "Filter")}
      <div
        ref={frame}
        id="list-frame"
        class="list-frame"
        popover="auto"
        role="dialog"
        aria-label={group?.label ?? "Filter"}
        onToggle={({ newState }) => {
          if (newState === "closed") setOpened(undefined);
        }}
      >
        {group && <Filter key={group.name} source={source} group={group} />}
        {opened === ALL && (
          <>
            <FilterSections source={source} />
            <button type="button" class="list-frame-close" popovertarget="list-frame">
              Show {count}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Left edges together, as far as the window allows; it stays there until it is closed. */
function placeBelow(frame: HTMLElement, bar: HTMLElement, button: HTMLElement): void {
  if (matchMedia(NARROW).matches) {
    frame.style.left = frame.style.top = frame.style.maxHeight = "";
    return;
  }
  const below = innerHeight - bar.getBoundingClientRect().bottom;
  if (below < ROOM) bar.scrollIntoView({ block: "start", behavior: "instant" });
  const { bottom } = bar.getBoundingClientRect();
  const { left } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  // The frame has its width when it is shown, in this same frame.
  requestAnimationFrame(() => {
    const greatest = width - frame.offsetWidth - GAP;
    frame.style.left = `${Math.max(GAP, Math.min(left - INSET, greatest))}px`;
    frame.style.top = `${bottom - 1}px`;
    frame.style.maxHeight = `${innerHeight - bottom - GAP}px`;
  });
}

/** The chosen values as words that a click removes. */
function Choices<Entry>({
  source: { list, state, onToggle },
  store,
}: {
  source: FilterSource<Entry>;
  store: ListStore | undefined;
}) {
  const row = useRef<HTMLDivElement>(null);
  const choices = list.groups.flatMap((group) =>
    chosenIn(state, group.name).map((value) => ({ group, value })),
  );
  // The button that had the focus is gone in the next frame.
  const keepFocus = async () => {
    await nextFrame();
    const next = row.current?.querySelector("button");
    (next ?? document.querySelector<HTMLElement>(".list-filter"))?.focus();
  };
  return (
    <div class="links list-choices" ref={row} hidden={choices.length === 0}>
      {choices.map(({ group, value }) => (
        <button
          type="button"
          key={`${group.name} ${value}`}
          aria-label={`Remove ${group.labelOf(value)}`}
          onClick={() => {
            onToggle(group, value);
            void keepFocus();
          }}
        >
          {group.labelOf(value)}
          <span aria-hidden="true">×</span>
        </button>
      ))}
      {choices.length > 1 && (
        <button
          type="button"
          class="quiet list-clear"
          onClick={() => {
            store?.change(withoutChoices(store.state), "push");
            void keepFocus();
          }}
        >
          Clear all
        </button>
      )}
    </div>
  );
}
