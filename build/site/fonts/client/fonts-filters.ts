import { CLASSIFICATIONS } from "../../../../registry/model/items.ts";
import { FONT_GROUP_LABELS, fontValueLabel } from "../font-labels.ts";
import {
  type FontGroup,
  type FontsState,
  FONT_GROUPS,
  TOP_STEPS,
  fontChoices,
} from "../../shared/fonts/fonts-state.ts";
import { CAST_ROLES, type ListedFont } from "../../shared/fonts/listed-font.ts";
import { type FoundFonts, fontCounts } from "../../shared/fonts/shown-fonts.ts";
import { drawChosenWords } from "../../shared/client/chosen-words.ts";
import { type FilterRow, drawFilterRow, newFilterRow } from "../../shared/client/filter-row.ts";
import { placeBelow } from "../../shared/client/place-below.ts";

/** What the filters are drawn from, always the present state. */
export interface FontsSource {
  fonts: readonly ListedFont[];
  state: FontsState;
  /** For the words of the state. */
  found?: FoundFonts | undefined;
}

const WEIGHTS = ["100", "200", "300", "400", "500", "600", "700", "800", "900", "italic"];
const FIRST_AXES = ["wght", "wdth", "opsz", "slnt", "ital"];

/** Fills the popovers of the filters when they first open, and keeps the counts of the open one in step. */
export function fontsFilters(
  page: HTMLElement,
  source: FontsSource,
  onToggle: (group: FontGroup, value: string) => void,
): { draw: () => void } {
  const draws = FONT_GROUPS.map((group) => startFilter(page, group, source, onToggle));
  return {
    draw: () => {
      for (const draw of draws) draw();
    },
  };
}

function startFilter(
  page: HTMLElement,
  group: FontGroup,
  source: FontsSource,
  onToggle: (group: FontGroup, value: string) => void,
): () => void {
  const button = page.querySelector<HTMLElement>(`.filter-button[data-group=${group}]`);
  const popover = page.querySelector<HTMLElement>(`#filter-${group}`);
  if (button === null || popover === null) return () => undefined;
  popover.setAttribute("role", "group");
  popover.setAttribute("aria-label", FONT_GROUP_LABELS[group]);
  let rows: ReadonlyMap<string, FilterRow> | undefined;
  const draw = () => {
    button.toggleAttribute("data-chosen", source.state.chosen[group].length > 0);
    if (!popover.matches(":popover-open")) return;
    // Looking for the values of all groups takes longer than a key may wait.
    rows ??= fill(popover, group, source.fonts, onToggle);
    const { fonts, state, found } = source;
    const counts = fontCounts(fonts, state, group, [...rows.keys()], found);
    for (const [value, row] of rows)
      drawFilterRow(row, counts.get(value) ?? 0, state.chosen[group].includes(value));
  };
  const open = () => {
    draw();
    placeBelow(button, popover);
  };
  popover.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") open();
  });
  addEventListener("scroll", () => {
    if (popover.matches(":popover-open")) placeBelow(button, popover);
  });
  if (popover.matches(":popover-open")) open();
  return draw;
}

/** @returns a row for each value of the group */
function fill(
  popover: HTMLElement,
  group: FontGroup,
  fonts: readonly ListedFont[],
  onToggle: (group: FontGroup, value: string) => void,
): ReadonlyMap<string, FilterRow> {
  const rows = new Map(
    fontValuesOf(fonts, group).map((value) => [value, newFilterRow(fontValueLabel(group, value))]),
  );
  for (const [value, { input }] of rows)
    input.addEventListener("change", () => {
      onToggle(group, value);
    });
  const list = document.createElement("div");
  list.className = rows.size > 12 ? "filter-list" : "filter-list narrow";
  list.append(...[...rows.values()].map(({ label }) => label));
  popover.replaceChildren(list);
  return rows;
}

/** Every value of a group that some font has, in the order in which the page offers them. */
function fontValuesOf(fonts: readonly ListedFont[], group: FontGroup): string[] {
  if (group === "top") return [...TOP_STEPS];
  if (group === "role") return [...CAST_ROLES];
  if (group === "weight") return WEIGHTS;
  const counts = new Map<string, number>();
  for (const font of fonts)
    for (const value of font[group]) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (group === "script") counts.delete("menu");
  const label = (value: string) => fontValueLabel(group, value);
  const values = [...counts.keys()].sort((a, b) => label(a).localeCompare(label(b), "en"));
  const first =
    group === "kind" ? Object.keys(CLASSIFICATIONS) : group === "axis" ? FIRST_AXES : ["latin"];
  return [...new Set([...first.filter((value) => counts.has(value)), ...values])];
}

/** Draws the chosen values as words that a click removes. */
export function drawFontChoices(
  container: HTMLElement,
  state: FontsState,
  remove: (group: FontGroup, value: string) => void,
  clear: () => void,
): void {
  const words = fontChoices(state).map(({ group, value }) => ({
    label: fontValueLabel(group, value),
    remove: () => {
      remove(group, value);
    },
  }));
  drawChosenWords(container, words, clear);
}
