import { type FilterRow, drawFilterRow, newFilterRow } from "../../shared/client/filter-row.ts";
import type { Group, HomeState } from "../../shared/cards/home-state.ts";
import type { HomeJson } from "../../shared/cards/listed-card.ts";
import { type FoundNames, countsOf } from "../shown-cards.ts";
import { valueLabel, valuesOf } from "./filter-values.ts";

/** What the filters are drawn from, always the present state. */
export interface FilterSource {
  json: HomeJson;
  state: HomeState;
  /** For the words of the state. */
  found?: FoundNames | undefined;
}

/** As many fonts are listed; more are found by typing. */
const LISTED_FONTS = 24;

/** The values of a group of filters, each with the number of cards that have it. */
export interface FilterList {
  element: HTMLElement;
  /** Brings marks and counts up to date; the focus stays where it is. */
  draw: () => void;
}

/** @param onToggle called when a value is chosen, or no longer chosen */
export function filterList(
  group: Group,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): FilterList {
  if (group === "font") return fontList(source, onToggle);
  const { element, draw } = listOf(group, source, onToggle);
  const values = valuesOf(source.json, group);
  element.classList.toggle("narrow", values.length <= 12);
  return {
    element,
    draw: () => {
      draw(values);
    },
  };
}

/** The most used fonts that some card would have, of those whose names have what is typed. */
function fontList(
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): FilterList {
  const { element: list, draw } = listOf("font", source, onToggle);
  const element = document.createElement("div");
  const input = document.createElement("input");
  input.type = "search";
  input.className = "filter-search";
  input.placeholder = "A font";
  input.setAttribute("aria-label", "Find a font");
  list.classList.add("narrow");
  element.append(input, list);
  const drawFonts = () => {
    draw(fontsWith(input.value, source));
  };
  input.addEventListener("input", drawFonts);
  return { element, draw: drawFonts };
}

function fontsWith(typed: string, { json, state, found }: FilterSource): string[] {
  const words = typed.toLowerCase().trim();
  const fonts = Object.entries(json.families).filter(([, family]) =>
    family.toLowerCase().includes(words),
  );
  const names = fonts.map(([name]) => name);
  const counts = countsOf(json.cards, state, "font", names, found);
  const countOf = (name: string) => counts.get(name) ?? 0;
  const chosen = state.chosen.font.filter((name) => !names.includes(name));
  const possible = names.filter((name) => countOf(name) > 0 || state.chosen.font.includes(name));
  return [...chosen, ...possible.sort((a, b) => countOf(b) - countOf(a))].slice(0, LISTED_FONTS);
}

function listOf(
  group: Group,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): { element: HTMLElement; draw: (values: readonly string[]) => void } {
  const element = document.createElement("div");
  element.className = "filter-list";
  const rows = new Map<string, FilterRow>();
  const draw = (values: readonly string[]) => {
    const { json, state, found } = source;
    const counts = countsOf(json.cards, state, group, values, found);
    const labels = values.map((value) => {
      const row = rows.get(value) ?? newFilterRow(valueLabel(json, group, value));
      if (!rows.has(value))
        row.input.addEventListener("change", () => {
          onToggle(group, value);
        });
      rows.set(value, row);
      drawFilterRow(row, counts.get(value) ?? 0, state.chosen[group].includes(value));
      return row.label;
    });
    const isSame =
      element.children.length === labels.length &&
      labels.every((label, position) => element.children[position] === label);
    if (!isSame) element.replaceChildren(...labels);
  };
  return { element, draw };
}
