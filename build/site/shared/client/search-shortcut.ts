/** `/` focuses the search of the header, as on many sites; not while the reader types elsewhere. */
export function focusSearchOnSlash(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const element = target instanceof HTMLElement ? target : undefined;
    if (element?.isContentEditable || element?.matches("input, textarea, select")) return;
    const search = document.querySelector<HTMLInputElement>("#site-search");
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
