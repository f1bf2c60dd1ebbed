/** The address of the page is applied, or cannot be: what `awaitAddress` hides is drawn. */
export function showPage(): void {
  delete document.documentElement.dataset["pending"];
}

/** A script is applying the address: what `awaitAddress` hides is drawn when it has done so, or has failed. */
export function showPageAfter(applied: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  // What is drawn already stays.
  if ("pending" in dataset) dataset["pending"] = "data";
  applied.then(showPage, showPage);
}
