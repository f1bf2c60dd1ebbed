import { titleFromSlug } from "../../../registry/faces/provider-names.ts";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";

const STATED = ["name", "title", "fonts", "bytes", "scripts", "languages", "sheet"] as const;

/** A pairing as the comparison states it. */
export type ComparedPairing = Pick<ListedPairing, (typeof STATED)[number]>;

/** `site/compare.{hash}.json`: what the comparison needs of every pairing, a third of what home does. */
export interface ComparedPairings extends Pick<PairingsJson, "languages" | "sheets"> {
  pairings: ComparedPairing[];
  /** Of the fonts whose title is not their name in words. */
  families: Record<string, string>;
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
  const unlikeNames = Object.entries(families).filter(
    ([name, title]) => title !== titleFromSlug(name),
  );
  return {
    pairings: pairings.map(stated),
    families: Object.fromEntries(unlikeNames),
    languages,
    sheets,
  };
}

/** The title of a font that a pairing or an override names. */
export function familyOf(font: string, { families }: ComparedPairings): string {
  return (Object.hasOwn(families, font) && families[font]) || titleFromSlug(font);
}
