import type { PairingItem } from "../model/items.ts";

/** Rules as they are written: selectors to declarations, values as CSS. */
export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The rules of a pairing, whose own type states each selector. */
export function rulesOf({ css }: Pick<PairingItem, "css">): Rules {
  return css as object as Rules;
}
