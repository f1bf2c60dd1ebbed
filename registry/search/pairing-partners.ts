import type { PairingData } from "../../schemas/index.ts";
import type { SearchRecord } from "./search-data.ts";
import { similarPairings } from "./similar-pairings.ts";

const SIMILAR = 6;

/**
 * Pairings with those that each leads to, which depend on all others.
 *
 * @param records of all items
 */
export function withPartners(
  pairings: readonly PairingData[],
  records: readonly SearchRecord[],
): PairingData[] {
  const similar = similarPairings(records, SIMILAR);
  return pairings.map((data) => ({
    ...data,
    partners: { similar: similar.get(data.name) ?? [] },
  }));
}
