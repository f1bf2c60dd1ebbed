/** Home: the two faces that it opens on; the list of all pairings comes with the first sign that somebody wants it. */
import { hydrate, render } from "preact";
import { fetchJson, loadOnce } from "../../shared/client/load-once.ts";
import { nextFrame } from "../../shared/client/next-frame.ts";
import { showPageAfter } from "../../shared/client/show-page.ts";
import { choicesOf } from "../../shared/list/list-state.ts";
import { type ListStore, listStore } from "../../shared/list/list-store.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import { type OwnTexts, lettersOfTexts } from "../../shared/own-texts.ts";
import type { Sample } from "../../shared/partners/sample.ts";
import { Hero, type HeroData } from "../hero.tsx";
import { pairingList } from "../pairing-list.ts";
import { type ChosenPairs, chosenPairs } from "./chosen-pairs.ts";
import { CompareTray, compareQuery } from "./compare-tray.tsx";
import { loadMoreCards } from "./faces-loaded.ts";

/** Signs of a reader who is about to choose or to scroll. */
const SIGNS = "pointermove pointerdown wheel keydown focusin scroll touchstart".split(" ");

/** In milliseconds. A list that could not be loaded is not asked for again before. */
const RETRY_PAUSE = 5000;

/** In milliseconds since the page was asked for. The texts of the address are shown by then, set or not. */
const LONGEST_WAIT = 1800;

const home = document.querySelector<HTMLElement>(".home");
const data = document.querySelector("#hero-data")?.textContent;

if (home && data) start(home, JSON.parse(data) as HeroData);

function start(home: HTMLElement, data: HeroData): void {
  const list = pairingList({ families: {} });
  const store = listStore(list);
  const chosen = chosenPairs();
  const pairings = loadOnce(() => fetchJson<PairingsJson>(home.dataset["pairings"] ?? ""));
  const samples = loadOnce(() => fetchJson<Sample[]>(home.dataset["samples"] ?? ""));
  const shuffle = loadOnce(async () => {
    const [{ loadShuffle }, json] = await Promise.all([import("./shuffle-fonts.ts"), pairings()]);
    return loadShuffle(home.dataset["partners"] ?? "", await samples(), json);
  });
  const hero = home.querySelector(".hero-root");
  const set = new Promise<void>((onSet) => {
    const client = { store, chosen, onSet, pairings, samples, shuffle };
    if (hero) hydrate(<Hero data={data} client={client} />, hero);
  });

  let started: Promise<void> | undefined;
  const startList = () =>
    (started ??= showList(home, data, store, chosen, pairings).catch(() => {
      setTimeout(() => (started = undefined), RETRY_PAUSE);
    }));
  for (const sign of SIGNS) addEventListener(sign, () => void startList(), { passive: true });
  whenNear(home.querySelector(".cards > li:empty"), () => void startList());
  replayClick(home, startList);
  const isListAsked = choicesOf(store.state, list) !== "" || store.state.text !== "";
  const listed = isListAsked ? startList() : Promise.resolve();
  void textsSet(store.state, set).finally(() => {
    showPageAfter(listed);
  });

  const tray = home.querySelector(".tray-root");
  const update = () => {
    if (tray) render(<CompareTray chosen={chosen} />, tray);
    // The header's link takes them along, too: the tray comes after every card.
    const link = document.querySelector<HTMLAnchorElement>('.site-nav a[href*="/compare/"]');
    if (link) link.search = compareQuery(chosen);
  };
  chosen.onChange(update);
  update();
}

/** Resolves when the texts of the address are set in faces that have their letters, or have had their time. */
async function textsSet(texts: OwnTexts, set: Promise<void>): Promise<void> {
  if (lettersOfTexts(texts) === "") return;
  const time = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT - performance.now()));
  await Promise.race([set.then(nextFrame), time]);
}

/** Draws the list of all pairings over the cards that the page came with. */
async function showList(
  home: HTMLElement,
  data: HeroData,
  store: ListStore,
  chosen: ChosenPairs,
  pairings: () => Promise<PairingsJson>,
): Promise<void> {
  const faces = loadMoreCards();
  const [{ hydrateList }, json] = await Promise.all([import("./show-list.tsx"), pairings()]);
  await hydrateList(home, data, json, store, chosen);
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
