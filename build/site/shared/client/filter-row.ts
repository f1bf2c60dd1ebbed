/** A value of a filter with its checkbox and how many results have it. */
export interface FilterRow {
  label: HTMLLabelElement;
  input: HTMLInputElement;
  count: HTMLElement;
}

export function newFilterRow(text: string): FilterRow {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const name = document.createElement("span");
  const count = document.createElement("span");
  input.type = "checkbox";
  name.textContent = text;
  count.className = "count";
  label.append(input, name, count);
  return { label, input, count };
}

/** A value that no result would have, too, cannot be chosen. */
export function drawFilterRow(
  { input, count }: FilterRow,
  results: number,
  isChosen: boolean,
): void {
  input.checked = isChosen;
  input.disabled = results === 0 && !isChosen;
  count.textContent = results.toLocaleString("en");
}
