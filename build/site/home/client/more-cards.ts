import { FIRST_CARDS } from "../../shared/cards/fitting-order.ts";

/** The first one whose faces the page did not come with. */
const LOADING_CARD = FIRST_CARDS;

/** Signs of a reader who is about to scroll. */
const SIGNS = ["pointermove", "pointerdown", "wheel", "keydown", "scroll", "touchstart"] as const;

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

/** Loads them with the first sign of use, or where they are near to the view already. */
export function loadMoreCardsInTime(list: HTMLUListElement): void {
  const card = list.children[LOADING_CARD];
  if (card === undefined) {
    loadMoreCards();
    return;
  }
  for (const sign of SIGNS) addEventListener(sign, loadMoreCards, { once: true, passive: true });
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Also below: a reload or a link may begin further down.
      const isPassed = (entry?.boundingClientRect.top ?? 0) < 0;
      if (!entry?.isIntersecting && !isPassed) return;
      observer.disconnect();
      loadMoreCards();
    },
    { rootMargin: "160px" },
  );
  observer.observe(card);
}
