/** The address of the page is applied, or cannot be: what `awaitAddress` hides is drawn. */
export function showPage(): void {
  delete document.documentElement.dataset["pending"];
}
