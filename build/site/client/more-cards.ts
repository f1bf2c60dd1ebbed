/** Before the first cards end; the reader has scrolled by a window or so. */
const LOADING_CARD = 24;

let isRequested = false;

/** Loads the faces of all cards after the first ones, which the page came with. */
export function loadMoreCards(): void {
  const home = document.querySelector<HTMLElement>(".home");
  if (isRequested || home === null) return;
  isRequested = true;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = home.dataset["moreCards"] ?? "";
  // Until then home.css hides these cards' texts, so that they do not flash in another face.
  const show = () => {
    home.classList.add("has-all-faces");
  };
  sheet.onload = show;
  sheet.onerror = show;
  document.head.append(sheet);
}

/** Loads them when the reader comes near to them. */
export function loadMoreCardsInTime(list: HTMLUListElement): void {
  const card = list.children[LOADING_CARD];
  if (card === undefined) {
    loadMoreCards();
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Also below: a reload or a link may begin further down.
      const isPassed = (entry?.boundingClientRect.top ?? 0) < 0;
      if (!entry?.isIntersecting && !isPassed) return;
      observer.disconnect();
      loadMoreCards();
    },
    { rootMargin: "400px" },
  );
  observer.observe(card);
}
