import type { SitePairing } from "../site.ts";

/** Of sentences and of code. */
export const TEXT_WEIGHT = 400;

/** The tracking of a pairing's first heading, `-0.02em`. */
export function trackingOf({ item }: SitePairing): string {
  return item.css.h1["letter-spacing"];
}
