import { type Group, choicesOf } from "../../shared/cards/home-state.ts";
import { drawChosenWords } from "../../shared/client/chosen-words.ts";
import type { FilterSource } from "./filter-list.ts";
import { valueLabel } from "./filter-values.ts";

/** Draws the chosen values as words that a click removes. */
export function drawChoices(
  container: HTMLElement,
  { json, state }: FilterSource,
  remove: (group: Group, value: string) => void,
  clear: () => void,
): void {
  const words = choicesOf(state).map(({ group, value }) => ({
    label: valueLabel(json, group, value),
    remove: () => {
      remove(group, value);
    },
  }));
  drawChosenWords(container, words, clear);
}
