import type { LanguageTexts } from "../../shared/samples/texts-of-language.ts";
import type { CompareState, ComparedColumn, OwnText } from "../compare-state.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import type { Locks } from "../../shared/locks.ts";

/** What the parts of the page work with. */
export interface Comparison {
  itemBase: string;
  json: PairingsJson;
  state: CompareState;
  /** Of the chosen language, where it is not English and could be loaded. */
  texts: LanguageTexts | undefined;
  locks: readonly Locks[];
  /**
   * Changes the state that was chosen last, which may be another one than what is shown while it loads, as a
   * new entry of the browser's history.
   */
  change: (edit: (state: CompareState) => CompareState) => void;
  /** Shows what the reader writes in all columns but `source`, and in the address. */
  write: (name: OwnText, written: string, source?: HTMLElement) => void;
  setLocks: (position: number, locks: Locks) => void;
  shuffle: (position: number) => Promise<void>;
}

/** The name of a column: `Minimal`, or `Minimal, tuned`. */
export function titleOf({ name, tuning }: ComparedColumn, { pairings }: PairingsJson): string {
  const title = pairings.find((pairing) => pairing.name === name)?.title ?? name;
  return tuning === "" ? title : `${title}, tuned`;
}
