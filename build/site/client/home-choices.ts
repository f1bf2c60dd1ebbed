import { type Group, choicesOf } from "../home/home-state.ts";
import type { FilterSource } from "./filter-popovers.ts";
import { valueLabel } from "./filter-values.ts";

/** Draws the chosen values as words that a click removes. */
export function drawChoices(
  container: HTMLElement,
  { json, state }: FilterSource,
  remove: (group: Group, value: string) => void,
  clear: () => void,
): void {
  const choices = choicesOf(state);
  const isFocused = container.contains(document.activeElement);
  const buttons = choices.map(({ group, value }) => {
    const label = valueLabel(json, group, value);
    const button = newButton(label, () => {
      remove(group, value);
    });
    const cross = document.createElement("span");
    cross.textContent = "×";
    cross.ariaHidden = "true";
    button.setAttribute("aria-label", `Remove ${label}`);
    button.append(cross);
    return button;
  });
  const clearButton = newButton("Clear all", clear);
  clearButton.className = "clear";
  container.hidden = choices.length === 0;
  container.replaceChildren(...buttons, ...(choices.length > 1 ? [clearButton] : []));
  // The button that had the focus is gone.
  if (isFocused) (buttons.at(-1) ?? document.querySelector<HTMLElement>(".filter-button"))?.focus();
}

function newButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
