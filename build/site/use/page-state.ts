import { oneLine } from "../shared/one-line.ts";
import { NO_OWN_TEXTS, type OwnTexts, ownTextsOf } from "../shared/own-texts.ts";
import { queryString } from "../shared/query-string.ts";

/** What a font is used as. */
export const USES = ["text", "heading"] as const;
export type UsedAs = (typeof USES)[number];

/** What a reader has chosen, and wrote; the query of the page's URL. */
export interface UsePageState extends OwnTexts {
  /** The name or the title of a font, as the address has it; "" for none. */
  font: string;
  /** Undefined for what the font suits. */
  as?: UsedAs;
}

/** The state of a query string: `?font=inter&as=text&text=Open+late`. What it cannot be is left out. */
export function stateOfSearch(search: string): UsePageState {
  const parameters = new URLSearchParams(search);
  const as = USES.find((use) => use === parameters.get("as"));
  return {
    font: oneLine(parameters.get("font") ?? "").trim(),
    ...(as !== undefined && { as }),
    ...ownTextsOf(parameters),
  };
}

/** The query string of a state, with `?`; "" for the empty state. */
export function searchOfState({ font, as, ...texts }: UsePageState): string {
  return queryString({ ...(font !== "" && { font, as: as ?? "" }), ...texts });
}

export const NO_CHOICE: UsePageState = { font: "", ...NO_OWN_TEXTS };

const LAST_OF_LATIN_1 = "\u00ff";

/** The letters of a text that a font may lack, each once. */
export function rareLetters(text: string): string {
  const letters = Array.from(text.normalize("NFC")).filter(
    (character) => character > LAST_OF_LATIN_1 && /[\p{L}\p{M}]/u.test(character),
  );
  return [...new Set(letters)].sort().join("");
}
