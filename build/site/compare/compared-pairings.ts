import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";

const STATED = ["name", "title", "fonts", "bytes", "scripts", "languages", "sheet"] as const;

/** A pairing as the comparison states it. */
export type ComparedPairing = Pick<ListedPairing, (typeof STATED)[number]>;

/** `site/compare.{hash}.json`: what the comparison needs of every pairing, a third of what home does. */
export interface ComparedPairings extends Pick<PairingsJson, "families" | "languages" | "sheets"> {
  pairings: ComparedPairing[];
}

export const NO_PAIRINGS: ComparedPairings = {
  pairings: [],
  families: {},
  languages: [],
  sheets: [],
};

export function comparedPairings({
  pairings,
  families,
  languages,
  sheets,
}: PairingsJson): ComparedPairings {
  const stated = (pairing: ListedPairing) =>
    Object.fromEntries(STATED.map((part) => [part, pairing[part]])) as unknown as ComparedPairing;
  return { pairings: pairings.map(stated), families, languages, sheets };
}
