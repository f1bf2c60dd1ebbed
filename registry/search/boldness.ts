import { isForLargeSizes } from "../faces/generic-family.ts";
import { LAST_RANK } from "./partners/partner-measures.ts";
import type { SearchRecord } from "./search-data.ts";

/** What makes a reader notice the type, and what keeps it in the background. */
const EXPRESSIVE_MOODS: ReadonlySet<string> = new Set([
  "artistic",
  "bold",
  "cute",
  "dramatic",
  "energetic",
  "festive",
  "futuristic",
  "handmade",
  "playful",
  "raw",
  "retro",
  "romantic",
  "spooky",
]);
const QUIET_MOODS: ReadonlySet<string> = new Set([
  "calm",
  "classic",
  "corporate",
  "minimal",
  "professional",
  "structured",
  "trustworthy",
]);

const LARGE_SIZES_WEIGHT = 2;
/** Less than a step between the best known face and the least known: popularity alone never decides. */
const RARITY_WEIGHT = 0.3;
/** How much a reader notices the type of a pairing, or of a font. @param fonts by name */
export function boldnessOf(
  { fonts: [heading = ""], moods }: SearchRecord,
  fonts: ReadonlyMap<string, SearchRecord>,
): number {
  const font = fonts.get(heading);
  const rarity = Math.log10(font?.popularity ?? LAST_RANK);
  const count = (listed: ReadonlySet<string>) => moods.filter((mood) => listed.has(mood)).length;
  return (
    count(EXPRESSIVE_MOODS) -
    count(QUIET_MOODS) +
    RARITY_WEIGHT * rarity +
    (font && isForLargeSizes(font) ? LARGE_SIZES_WEIGHT : 0)
  );
}
