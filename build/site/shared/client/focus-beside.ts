/** Gives the focus of an element that is about to leave the page to the next that matches, or to the one before. */
export function focusBeside(element: HTMLElement, selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const index = all.indexOf(element);
  (all[index + 1] ?? all[index - 1])?.focus();
}
