import type { PairingItem } from "../../../../registry/model/items.ts";
import { pixelsOf, textSizeOf } from "../../../../registry/pairing/scale.ts";

/** The larger of the two sizes in which running text is set: 1rem as installed, or `meta.textSize`. */
export function textPixelsOf(pairing: PairingItem): number {
  return Math.max(pixelsOf("1rem"), pixelsOf(textSizeOf(pairing)));
}
