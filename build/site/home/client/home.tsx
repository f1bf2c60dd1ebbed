/** Home: the pairing that it opens on; the list of all pairings comes with the first sign that somebody wants it. */
import { hydrate, render } from "preact";
import { fetchJson, loadOnce } from "../../shared/client/load-once.ts";
import { showPageAfter } from "../../shared/client/show-page.ts";
import { type ListStore, listStore } from "../../shared/list/list-store.ts";
import { takeTextAlong } from "../../shared/list/take-text-along.ts";
import { queryString } from "../../shared/query-string.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import { Hero, type HeroData } from "../hero.tsx";
import { pairingList } from "../pairing-list.ts";
import { comparison } from "./comparison.ts";
import { CompareTray } from "./compare-tray.tsx";
import { loadMoreCards } from "./faces-loaded.ts";

/** Signs of a reader who is about to choose or to scroll. */
const SIGNS = "pointermove pointerdown wheel keydown focusin scroll touchstart".split(" ");
const home = document.querySelector<HTMLElement>(".home");
const data = document.querySelector("#hero-data")?.textContent;

if (home && data) start(home, JSON.parse(data) as HeroData);

function start(home: HTMLElement, data: HeroData): void {
  const store = listStore(pairingList(data));
  const compared = comparison();
  const load = loadOnce(() => fetchJson<PairingsJson>(home.dataset["pairings"] ?? ""));
  const pairings = () => load().catch(() => undefined);
  const hero = home.querySelector(".hero-root");
  if (hero) hydrate(<Hero data={data} client={{ store, pairings }} />, hero);

  let list: Promise<void> | undefined;
  const startList = () => {
    list ??= showList(home, data, store, compared, pairings).catch(() => {
      // The next sign tries again.
      list = undefined;
    });
    return list;
  };
  for (const sign of SIGNS) addEventListener(sign, () => void startList(), { passive: true });
  whenNear(home.querySelector(".cards > li:empty"), () => void startList());
  replayClick(home, startList);
  if (location.search !== "") showPageAfter(startList());

  const tray = home.querySelector(".tray-root");
  const update = () => {
    if (tray) render(<CompareTray comparison={compared} text={store.state.text} />, tray);
    linkToCompare(compared);
  };
  compared.onChange(update);
  takeTextAlong(store);
  store.subscribe(update);
  update();
}

/** The header's link takes the chosen pairings along, too: the tray comes after every card. */
function linkToCompare({ pairings }: ReturnType<typeof comparison>): void {
  const header = document.querySelector<HTMLAnchorElement>('.site-nav a[href*="/compare/"]');
  if (header === null) return;
  const others = Object.fromEntries(new URLSearchParams(header.search));
  header.search = queryString({ ...others, pairings: pairings.map(({ name }) => name).join(",") });
}

/** Draws the list of all pairings over the cards that the page came with. */
async function showList(
  home: HTMLElement,
  data: HeroData,
  store: ListStore,
  compared: ReturnType<typeof comparison>,
  pairings: () => Promise<PairingsJson | undefined>,
): Promise<void> {
  const faces = loadMoreCards();
  const [{ hydrateList }, json] = await Promise.all([import("./show-list.tsx"), pairings()]);
  if (json === undefined) throw new Error("The pairings could not be loaded.");
  await hydrateList(home, data, json, store, compared);
  await faces;
}

/**
 * In a large window the room of cards that only the list shows is in view from the beginning. A page that is
 * reloaded, or that a reader comes back to, is beyond its first card without a scroll event.
 */
function whenNear(room: Element | null, act: () => void): void {
  if (room === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "1000000px 0px 0px" },
  );
  observer.observe(room);
}

/** A click into the list that came before its script is done when that is there. */
function replayClick(home: HTMLElement, startList: () => Promise<void>): void {
  home.querySelector(".list-root")?.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button === null || home.classList.contains("has-list")) return;
      event.preventDefault();
      event.stopPropagation();
      void startList().then(() => {
        button.click();
      });
    },
    { capture: true },
  );
}
