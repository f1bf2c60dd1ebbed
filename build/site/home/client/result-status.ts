/** What the page says of the cards that it shows. */
export interface ShownStatus {
  positions: readonly number[];
  /** Whether these only come near to what was asked for. */
  isNearest: boolean;
  /** Whether the data of the search could not be loaded. */
  isFailed: boolean;
  /** What the reader could take back where no card has everything. */
  offers: readonly Offer[];
}

/** Of a demand to take back. */
export interface Offer {
  /** `Without Thai` */
  label: string;
  count: number;
  accept: () => void;
}

export interface ResultStatus {
  show: (status: ShownStatus) => void;
  /** Called when the reader wants to load the search again. */
  onRetry: (listener: () => void) => void;
}

const NEAREST = "No pairing has all of this. These come nearest to it.";
const FAILED = "The search could not be loaded, so these are the pairings without it.";

export function statusIn(home: HTMLElement, list: HTMLElement): ResultStatus {
  const count = home.querySelector(".result-count");
  const note = document.createElement("p");
  const sentence = document.createElement("span");
  const retry = document.createElement("button");
  const offered = document.createElement("span");
  note.className = "result-note";
  note.hidden = true;
  retry.type = "button";
  retry.textContent = "Try again";
  note.append(sentence, retry, offered);
  list.before(note);
  return {
    show: ({ positions, isNearest, isFailed, offers }) => {
      offered.replaceChildren(...offers.map(offerButton));
      note.hidden = !isNearest && !isFailed;
      sentence.textContent = isFailed ? FAILED : NEAREST;
      retry.hidden = !isFailed;
      if (count) count.textContent = countText(positions.length, isNearest);
    },
    onRetry: (listener) => {
      retry.addEventListener("click", listener);
    },
  };
}

function offerButton({ label, count, accept }: Offer): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = `${label}: ${count}`;
  button.addEventListener("click", accept);
  return button;
}

function countText(count: number, isNearest: boolean): string {
  const pairings = count === 1 ? "1 pairing" : `${count} pairings`;
  return isNearest ? `0 found, ${pairings} near` : pairings;
}
