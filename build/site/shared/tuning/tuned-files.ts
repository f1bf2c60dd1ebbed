import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import {
  type OverridablePairing,
  overridablePairing,
} from "../../../../registry/overrides/overridable-pairing.ts";

const decoder = new TextDecoder();

/**
 * A published item, ready for overrides by the server's own code.
 *
 * @param text the published file, in any flavour
 * @throws RangeError when it is a font
 */
export function tunable(text: string): OverridablePairing {
  const item = overridablePairing(text);
  if (item === undefined) throw new RangeError("The item is a font: nothing of it can be tuned.");
  return item;
}

/** An item with overrides, byte for byte as the server returns it for the same query. */
export function tunedItem(
  text: string,
  overrides: readonly Override[],
  notes?: readonly string[],
): string {
  return overrides.length === 0 ? text : decoder.decode(tunable(text).bodyWith(overrides, notes));
}
