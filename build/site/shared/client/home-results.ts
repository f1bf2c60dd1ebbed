/** As many cards are put into the page in a frame: a key that is pressed meanwhile does not wait for more. */
const CARDS_AT_A_TIME = 6;

/** In pixels: how near to the end of the cards a reader comes before there are more. */
const NEAR_THE_END = 1200;

/** The list of cards. */
export interface Results {
  /** Shows some cards in an order; the rest of them as the reader comes near to the end. */
  show: (positions: readonly number[]) => void;
}

/** @param cards of the page, in the order in which it came with them */
export function resultsIn(list: HTMLUListElement, cards: readonly HTMLLIElement[]): Results {
  const end = document.createElement("div");
  list.after(end);
  let shown: readonly HTMLLIElement[] = cards;
  let waiting: HTMLLIElement[] = [];
  const addMore = () => {
    list.append(...waiting.splice(0, CARDS_AT_A_TIME));
    // An observer reports changes only: where the end is still near, it must be looked at again.
    observer.unobserve(end);
    if (waiting.length > 0) observer.observe(end);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) addMore();
    },
    { rootMargin: `${NEAR_THE_END}px` },
  );
  return {
    show: (positions) => {
      const next = positions.flatMap((position) => cards[position] ?? []);
      if (isSame(next, shown)) return;
      shown = next;
      waiting = next.slice(CARDS_AT_A_TIME);
      list.replaceChildren(...next.slice(0, CARDS_AT_A_TIME));
      observer.unobserve(end);
      if (waiting.length > 0) observer.observe(end);
    },
  };
}

function isSame(a: readonly HTMLLIElement[], b: readonly HTMLLIElement[]): boolean {
  return a.length === b.length && a.every((card, position) => card === b[position]);
}
