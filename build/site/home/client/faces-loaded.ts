import { loadOnce, loadSheet } from "../../shared/client/load-once.ts";
import { nextFrame } from "../../shared/client/next-frame.ts";

/** After as long a text is drawn by its fallback, as a browser would with a face that does not come. */
const LONGEST_WAIT_MILLISECONDS = 3000;

/** Loads the stylesheet with the faces of all cards after the first ones; also resolves when it cannot be loaded. */
export const loadMoreCards = loadOnce(() =>
  loadSheet(document.querySelector<HTMLElement>(".home")?.dataset["moreCards"] ?? "").catch(
    () => undefined,
  ),
);

/** Resolves when the faces that set a card are there, or have had their time. */
export async function facesLoaded(card: HTMLElement): Promise<void> {
  await loadMoreCards();
  await nextFrame();
  const texts = [...card.querySelectorAll(".composition, .card-headline, pre")].map((text) => {
    const { fontFamily, fontWeight } = getComputedStyle(text);
    return { font: `${fontWeight} 16px ${fontFamily}`, text: text.textContent };
  });
  // A face that loads changes the layout, which a style depends on: all cards of the frame are read before.
  await Promise.resolve();
  const loads = texts.map(({ font, text }) => document.fonts.load(font, text));
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS));
  await Promise.race([Promise.allSettled(loads), timeout]);
}
