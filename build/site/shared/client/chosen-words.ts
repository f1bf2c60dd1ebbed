/** A chosen value of a filter. */
export interface ChosenWord {
  label: string;
  remove: () => void;
}

/** Draws the chosen values as words that a click removes. */
export function drawChosenWords(
  container: HTMLElement,
  words: readonly ChosenWord[],
  clear: () => void,
): void {
  const isFocused = container.contains(document.activeElement);
  const buttons = words.map(({ label, remove }) => {
    const button = wordButton(label, remove);
    const cross = document.createElement("span");
    cross.textContent = "×";
    cross.ariaHidden = "true";
    button.setAttribute("aria-label", `Remove ${label}`);
    button.append(cross);
    return button;
  });
  const clearButton = wordButton("Clear all", clear);
  clearButton.className = "clear";
  container.hidden = words.length === 0;
  container.replaceChildren(...buttons, ...(words.length > 1 ? [clearButton] : []));
  // The button that had the focus is gone.
  if (isFocused) (buttons.at(-1) ?? document.querySelector<HTMLElement>(".filter-button"))?.focus();
}

function wordButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
