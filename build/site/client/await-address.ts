/** In milliseconds, from when the page has arrived. After that it is shown as it came. */
const LONGEST_WAIT = 3000;

/**
 * Hides what the page's address may change until `showPage`, so that it is drawn once and not moved
 * afterwards. To be called before the page is drawn.
 */
export function awaitAddress(): void {
  if (location.search === "") return;
  const { dataset } = document.documentElement;
  dataset["pending"] = "";
  addEventListener("DOMContentLoaded", () => {
    setTimeout(() => {
      delete dataset["pending"];
    }, LONGEST_WAIT);
  });
}
