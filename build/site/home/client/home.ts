/** Home: what the cards do. Filters, search and the reader's own text come when they are asked for. */
import { addActions } from "./home-card.ts";
import { comparison } from "./home-compare.ts";
import { loadMoreCardsInTime } from "./more-cards.ts";
import { whenNear } from "./near-cards.ts";
import { showPageAfter } from "../../shared/client/show-page.ts";
import type { Browsing } from "./home-browse.ts";

const home = document.querySelector<HTMLElement>(".home");
const list = document.querySelector<HTMLUListElement>(".cards");

if (home && list) start(home, list);

function start(home: HTMLElement, list: HTMLUListElement): void {
  const cards = [...list.querySelectorAll("li")];
  const compared = comparison();
  const ready = new WeakSet<HTMLLIElement>();
  let browsing: Promise<Browsing> | undefined;
  const near = whenNear(cards, (card) => {
    if (!ready.has(card)) addActions(card, compared, home.dataset["baseUrl"] ?? "");
    ready.add(card);
    void browsing?.then(({ onNear }) => {
      onNear(card);
    });
  });
  const browse = () => {
    browsing ??= import("./home-browse.ts").then(({ browseHome }) =>
      browseHome({ home, list, cards, isNear: near.isNear }),
    );
  };
  loadMoreCardsInTime(list);
  // The first sign that somebody wants to choose; until then the page needs none of it.
  for (const part of document.querySelectorAll(".toolbar, .site-search"))
    for (const sign of ["pointerover", "focusin", "pointerdown"])
      part.addEventListener(sign, browse, { once: true });
  // Also a click that came before the filters did.
  home.querySelector(".filter-sheet-button")?.addEventListener("click", () => {
    browse();
    void browsing?.then(({ openFilters }) => {
      openFilters();
    });
  });
  if (location.search !== "") browse();
  if (browsing) showPageAfter(browsing);
}
