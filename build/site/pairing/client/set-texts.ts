import { addressStore } from "../../shared/client/address-store.ts";
import { queryOfAddress, queryWith } from "../../shared/client/address-query.ts";
import { type OwnText, lettersOfTexts, ownText, ownTextsOf } from "../../shared/own-texts.ts";
import type { Editing } from "./specimen-editing.ts";

/** The reader's own texts, in the elements of the specimens that say them. */
export interface SetTexts {
  /** Of the texts that the address states. */
  letters: string;
  /** Sets them, where other texts have been put. */
  show: () => void;
  /** To be called when the reader has written in a text, or restored it. */
  follow: () => void;
}

/** What elements with `data-text` of these names say is the reader's. */
const ELEMENTS: Readonly<Record<OwnText, string>> = {
  text: "title",
  lead: "lead",
  paragraph: "paragraph-0",
};

/** Sets the texts that the address states, and states those that the reader writes. */
export function startTexts(specimens: HTMLElement, editing: Editing): SetTexts {
  const store = addressStore(
    (search) => ownTextsOf(new URLSearchParams(search)),
    (texts) => queryWith(queryOfAddress(), { ...texts }),
  );
  const names = Object.keys(ELEMENTS) as OwnText[];
  const elementsOf = (name: OwnText) =>
    specimens.querySelectorAll<HTMLElement>(`[data-text="${ELEMENTS[name]}"]`);
  const write = (name: OwnText, written: string, except?: HTMLElement) => {
    for (const element of elementsOf(name)) {
      if (written === "") continue;
      element.dir = "auto";
      if (element !== except) editing.write(element, written);
    }
  };
  const show = () => {
    for (const name of names) write(name, store.state[name]);
  };
  show();
  return {
    letters: lettersOfTexts(store.state),
    show,
    follow: () => {
      const texts = { ...store.state };
      for (const name of names) {
        const [first] = elementsOf(name);
        if (first === undefined) continue;
        const isOwn = editing.isWritten(first);
        texts[name] = isOwn ? ownText(name, first.textContent).trim() : "";
        write(name, texts[name], first);
      }
      store.change(texts, "replace");
    },
  };
}
