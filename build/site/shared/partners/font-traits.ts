import {
  type PartnerContext,
  comparedScripts,
} from "../../../../registry/search/partners/partner-measures.ts";
import type { FaceMeasures, SearchRecord } from "../../../../registry/search/search-data.ts";

/** Serif, sans serif, monospace or handwriting: what a reader sees first. */
export function classOf({
  categories,
  face,
}: SearchRecord): FaceMeasures["generic"] | "handwriting" {
  return categories[0] === "handwriting" ? "handwriting" : (face?.generic ?? "sans-serif");
}

/** Scripts that many fonts have beside Latin; one that has another is made for that. */
const BESIDE_LATIN = new Set(["cyrillic", "greek", "vietnamese"]);

/** The scripts that a font is made for, as pairings or else its own scripts show it, Latin apart. */
export function scriptsMadeFor(
  font: SearchRecord,
  { shownIn }: PartnerContext,
): ReadonlySet<string> {
  const own = comparedScripts(font).filter((script) => !BESIDE_LATIN.has(script));
  return shownIn.get(font.name) ?? new Set(own);
}
