/** As many cards are put into the page at a time; about four windows of a desktop. */
const CARDS_AT_A_TIME = 36;

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
      const shown = positions.flatMap((position) => cards[position] ?? []);
      waiting = shown.slice(CARDS_AT_A_TIME);
      list.replaceChildren(...shown.slice(0, CARDS_AT_A_TIME));
      observer.unobserve(end);
      if (waiting.length > 0) observer.observe(end);
    },
  };
}
