import {
  type FontGroup,
  type FontsState,
  FONT_SORTS,
  NO_FONTS_STATE,
  fontsStateOf,
  isFontsNarrowed,
  searchOfFonts,
  withFontValue,
} from "../../shared/fonts/fonts-state.ts";
import type { FontsJson } from "../../shared/fonts/listed-font.ts";
import { shownFonts } from "../../shared/fonts/shown-fonts.ts";
import { afterPaint } from "./after-paint.ts";
import { drawFontChoices, fontsFilters, type FontsSource } from "./fonts-filters.ts";
import type { FontRows } from "./fonts-rows.ts";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import { fontViewIn } from "./font-view.tsx";
import { resultsIn } from "../../shared/client/home-results.ts";
import { required } from "../../shared/client/home-toolbar.ts";

/** What the page does once somebody chooses. */
export interface FontsBrowsing {
  /** Shows one font instead of the list. */
  open: (font: string) => void;
}

/** How the address of the page takes up a new state. */
type InHistory = "push" | "replace" | "keep";

/** In milliseconds. What is typed after a longer pause is an entry of its own in the history. */
const TYPING_PAUSE = 1500;

/** In pixels; a reader further down would lose the place. */
const NEAR_THE_TOP = 1000;

const NEAREST = "No font has all of this. These come nearest to it.";

/**
 * Filters, searches and sorts the rows, opens fonts, and keeps the address of the page in step.
 *
 * @throws when the data of the fonts cannot be loaded
 */
export async function browseFonts(
  page: HTMLElement,
  list: HTMLUListElement,
  { rows, say }: FontRows,
): Promise<FontsBrowsing> {
  const json = await fontsAt(page.dataset["fonts"] ?? "");
  const fields = fieldsIn(page);
  const search = fontsSearch(page.dataset["worker"] ?? "", page.dataset["search"] ?? "");
  const source: FontsSource = { fonts: json.fonts, state: NO_FONTS_STATE };
  const results = resultsIn(list, rows);
  const note = noteBefore(list);
  const view = fontViewIn(page, json, search.partners);
  const documentTitle = document.title;
  let version = 0;
  let listScroll = 0;
  let isSearchFailed = false;

  const change = async (state: FontsState, inHistory: InHistory): Promise<void> => {
    const own = (version += 1);
    const before = source.state;
    source.state = state;
    writeAddress(state, inHistory);
    drawFontChoices(fields.choices, state, toggle, clear);
    say(state.text);
    if (before.font !== state.font) showFont(before.font, state.font);
    const isListChanged = !haveSameRows(state, before);
    if (isListChanged && before.query !== state.query) source.found = undefined;
    if (isListChanged) showRows();
    filters.draw();
    if (isListChanged && state.query.trim() !== "" && source.found === undefined) {
      const found = await search.find(state.query);
      // There may be a newer state by now.
      if (own !== version) return;
      isSearchFailed = found === undefined;
      source.found = found;
      showRows();
      filters.draw();
    }
  };
  const showRows = () => {
    const { positions, isNearest } = shownFonts(json.fonts, source.state, source.found);
    const isWaiting = source.state.query.trim() !== "" && source.found === undefined;
    // What is typed names none: until the search has answered, what was there stays.
    if (isNearest && isWaiting && !isSearchFailed) return;
    results.show(positions);
    note.hidden = !isNearest;
    fields.status.textContent = countText(positions.length, isNearest);
  };
  const showFont = (before: string, font: string) => {
    if (before === "") listScroll = scrollY;
    const isShown = view.show(font);
    document.title = isShown ? `${isShown} · ${documentTitle}` : documentTitle;
    fields.browser.hidden = isShown !== undefined;
    scrollTo({ top: isShown === undefined ? listScroll : 0, behavior: "instant" });
    if (isShown === undefined && before !== "") focusRow(rows, json, before);
  };
  const toggle = (group: FontGroup, value: string) => {
    void change(withFontValue(source.state, group, value), "push");
  };
  const clear = () => {
    const { text, sort } = source.state;
    fields.search.value = "";
    void change({ ...NO_FONTS_STATE, text, sort }, "push");
  };
  const filters = fontsFilters(page, source, toggle);
  let typedAt = -Infinity;
  let typing: "replace" | "push" | undefined;
  const type = (event: Event) => {
    const isContinued = event.timeStamp - typedAt < TYPING_PAUSE;
    typedAt = event.timeStamp;
    if (typing === undefined) afterPaint(takeTyped);
    typing = isContinued ? (typing ?? "replace") : "push";
  };
  const takeTyped = () => {
    const inHistory = typing ?? "replace";
    typing = undefined;
    const typed = { query: fields.search.value, text: fields.text.value };
    void change({ ...source.state, ...typed }, inHistory);
  };
  fields.search.addEventListener("focus", search.prepare);
  fields.search.addEventListener("input", type);
  fields.text.addEventListener("input", type);
  fields.sort.addEventListener("change", () => {
    void change({ ...source.state, sort: sortIn(fields.sort) }, "push");
  });
  page.addEventListener("click", (event) => {
    const opener = event.target instanceof Element ? event.target.closest("[data-open]") : null;
    if (opener === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(opener.getAttribute("data-open") ?? "");
  });
  addEventListener("popstate", () => {
    const state = fontsStateOf(location.search);
    write(fields, state);
    void change(state, "keep");
  });
  const open = (font: string) => {
    void change({ ...source.state, font }, "push");
  };
  const first = fontsStateOf(location.search);
  if (location.search !== "") write(fields, first);
  if (document.activeElement === fields.search) search.prepare();
  // With what somebody typed while this was loading. A full list shows as the page came with it.
  const { search: query, text, sort } = fields;
  const begun = { ...first, query: query.value, text: text.value, sort: sortIn(sort) };
  const isTyped = searchOfFonts(begun) !== searchOfFonts(first);
  if (isFontsNarrowed(begun) || begun.font !== "" || begun.text !== "")
    void change(begun, isTyped ? "push" : "keep");
  // Thousands of rows leave the page now, and not while somebody types.
  else if (scrollY < NEAR_THE_TOP) results.show([...rows.keys()]);
  return { open };
}

interface Fields {
  browser: HTMLElement;
  search: HTMLInputElement;
  sort: HTMLSelectElement;
  text: HTMLInputElement;
  status: HTMLElement;
  choices: HTMLElement;
}

function fieldsIn(page: HTMLElement): Fields {
  return {
    browser: required(page.querySelector<HTMLElement>(".font-browser")),
    search: required(page.querySelector<HTMLInputElement>(".font-search input")),
    sort: required(page.querySelector<HTMLSelectElement>(".sort select")),
    text: required(page.querySelector<HTMLInputElement>(".own-text input")),
    status: required(page.querySelector<HTMLElement>(".result-count")),
    choices: required(page.querySelector<HTMLElement>(".choices")),
  };
}

function write({ search, text, sort }: Fields, state: FontsState): void {
  // Writing the value of the field that somebody types in would move the caret.
  if (search.value.trim() !== state.query) search.value = state.query;
  if (text.value !== state.text) text.value = state.text;
  sort.value = state.sort;
}

function sortIn({ value }: HTMLSelectElement): FontsState["sort"] {
  return FONT_SORTS.find((known) => known === value) ?? "popular";
}

async function fontsAt(url: string): Promise<FontsJson> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The fonts' data was answered with ${response.status}.`);
  return (await response.json()) as FontsJson;
}

function noteBefore(list: HTMLElement): HTMLElement {
  const note = document.createElement("p");
  note.className = "result-note";
  note.textContent = NEAREST;
  note.hidden = true;
  list.before(note);
  return note;
}

function countText(count: number, isNearest: boolean): string {
  const families = count === 1 ? "1 family" : `${count.toLocaleString("en")} families`;
  return isNearest ? `0 found, ${families} near` : families;
}

/** Whether two states show the same rows in the same order. */
function haveSameRows(a: FontsState, b: FontsState): boolean {
  const rowsOf = (state: FontsState) => searchOfFonts({ ...state, text: "", font: "" });
  return rowsOf(a) === rowsOf(b);
}

function writeAddress(state: FontsState, inHistory: InHistory): void {
  const address = location.pathname + searchOfFonts(state);
  if (inHistory === "keep" || address === location.pathname + location.search) return;
  if (inHistory === "push") history.pushState(undefined, "", address);
  else history.replaceState(undefined, "", address);
}

/** The row that the reader came from. */
function focusRow(rows: FontRows["rows"], { fonts }: FontsJson, font: string): void {
  const row = rows[fonts.findIndex(({ name }) => name === font)];
  row?.querySelector("a")?.focus({ preventScroll: true });
}
