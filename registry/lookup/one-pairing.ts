import type { ShippedPairing } from "./lookups.ts";

/** What `typography-registry/pairings/{name}` exports: one pairing, as `getPairing` returns it, without the others. */
declare const pairing: ShippedPairing;
export { pairing as default };
