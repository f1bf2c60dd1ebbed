/** After as long a text is drawn by its fallback, as a browser would with a face that does not come. */
const LONGEST_WAIT_MILLISECONDS = 3000;

let sheet: Promise<void> | undefined;

/** Loads the stylesheet with the faces of all cards after the first ones; also resolves when it cannot be loaded. */
export function loadMoreCards(): Promise<void> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.querySelector<HTMLElement>(".home")?.dataset["moreCards"] ?? "";
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
  return sheet;
}

/** Resolves when the faces that set a card are there, or have had their time. */
export async function facesLoaded(card: HTMLElement): Promise<void> {
  await loadMoreCards();
  const loads = [...card.querySelectorAll("h2 a, .card-text span, code span")].map((text) => {
    const { fontFamily, fontWeight } = getComputedStyle(text);
    return document.fonts.load(`${fontWeight} 16px ${fontFamily}`, text.textContent);
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS));
  await Promise.race([Promise.allSettled(loads), timeout]);
}
