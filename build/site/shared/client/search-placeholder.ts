/** Beside all links of the header, the search has room for a word. */
const NARROW_FIELD = "(width >= 768px) and (width < 1024px)";

/** The header's search says what it finds where it has the room to. */
export function fitSearchPlaceholder(): void {
  const narrow = matchMedia(NARROW_FIELD);
  document.addEventListener("DOMContentLoaded", () => {
    const search = document.querySelector<HTMLInputElement>("#site-search");
    if (search === null) return;
    const { placeholder } = search;
    const fit = () => {
      search.placeholder = narrow.matches ? "Search" : placeholder;
    };
    narrow.addEventListener("change", fit);
    fit();
  });
}
