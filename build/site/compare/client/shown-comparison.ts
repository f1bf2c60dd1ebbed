import type { LanguageTexts } from "../../shared/samples/texts-of-language.ts";
import type { ComparedPairings } from "../compared-pairings.ts";
import type { CompareState } from "../compare-state.ts";

/** What the parts of the page work with. */
export interface ShownComparison {
  itemBase: string;
  json: ComparedPairings;
  state: CompareState;
  /** Of the chosen language, where it is not English and could be loaded. */
  texts?: LanguageTexts | undefined;
  /** Changes the state as a new entry of the browser's history. */
  change: (edit: (state: CompareState) => CompareState) => void;
  /** Sets the reader's headline in all columns, and in the address. */
  write: (headline: string) => void;
}
