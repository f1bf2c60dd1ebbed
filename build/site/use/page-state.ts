import { oneLine } from "../shared/one-line.ts";
import { queryString } from "../shared/query-string.ts";

/** What a font is used as. */
export type UsedAs = "text" | "heading";

/** What a reader has chosen; the query of the page's URL. */
export interface UsePageState {
  /** The name or the title of a font, as the address has it; "" for none. */
  font: string;
  as: UsedAs;
  /** The reader's own headline; "" for that of the page. */
  text: string;
}

/** The state of a query string: `?font=inter&as=text&text=Open+late`. What it cannot be is left out. */
export function stateOfSearch(search: string): UsePageState {
  const parameters = new URLSearchParams(search);
  return {
    font: oneLine(parameters.get("font") ?? "").trim(),
    as: parameters.get("as") === "heading" ? "heading" : "text",
    text: oneLine(parameters.get("text") ?? ""),
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOfState({ font, as, text }: UsePageState): string {
  return queryString({ ...(font !== "" && { font, as }), text });
}

export const NO_CHOICE: UsePageState = { font: "", as: "text", text: "" };

const LAST_OF_LATIN_1 = "\u00ff";

/** The letters of a text that a font may lack, each once. */
export function rareLetters(text: string): string {
  const letters = Array.from(text.normalize("NFC")).filter(
    (character) => character > LAST_OF_LATIN_1 && /[\p{L}\p{M}]/u.test(character),
  );
  return [...new Set(letters)].sort().join("");
}
