import type { PairingItem } from "../../../../registry/model/items.ts";
import type { OverridablePairing } from "../../../../registry/overrides/overridable-pairing.ts";
import type { TuneSheet } from "./tune-sheet.ts";
import type { TuneState } from "./tune-state.ts";
import type { TunedFonts } from "./tuned-fonts.ts";

/** Everything that the controls work with. */
export interface TuneTools {
  panel: HTMLElement;
  pairing: PairingItem;
  item: OverridablePairing;
  state: TuneState;
  sheet: TuneSheet;
  fonts: TunedFonts;
}
