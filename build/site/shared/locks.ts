import type { ListedPairing } from "./listed-pairing.ts";

/** The faces that stay when another pairing is shown. */
export interface Locks {
  heading: boolean;
  body: boolean;
}

export const UNLOCKED: Locks = { heading: false, body: false };

/** Whether a pairing has those of some fonts that are locked. */
export function keepsFaces(
  { fonts }: ListedPairing,
  [heading, body]: readonly string[],
  locks: Locks,
): boolean {
  return (!locks.heading || fonts[0] === heading) && (!locks.body || fonts[1] === body);
}
