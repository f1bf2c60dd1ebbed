import { isForLargeSizes } from "../faces/generic-family.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { LAST_RANK } from "./partners/partner-measures.ts";
import type { SearchRecord } from "./search-data.ts";
import { unsharedPart } from "./similar-pairings.ts";

/** Two other ways to set what a pairing is for, by their short names. */
export interface Alternatives {
  /** A rarer or more expressive heading face. */
  bolder?: string;
  /** A quieter or better known one. */
  safer?: string;
}

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
/** Less is not seen as another attitude. */
const LEAST_STEP = 1;

/**
 * For each pairing, by its short name, the bolder and the safer one that share most of its moods and uses,
 * at least one use, and its scripts; with another heading face.
 *
 * @param records of all items
 */
export function alternativesOf(records: readonly SearchRecord[]): Map<string, Alternatives> {
  const fonts = new Map(records.map((record) => [record.name, record]));
  const pairings = records.filter(({ type }) => type === "registry:style");
  const boldness = new Map(pairings.map((pairing) => [pairing, boldnessOf(pairing, fonts)]));
  return new Map(
    pairings.map((own) => {
      const others = pairings.filter((other) => canReplace(other, own));
      const steps = (other: SearchRecord) => (boldness.get(other) ?? 0) - (boldness.get(own) ?? 0);
      const bolder = nearest(
        own,
        others.filter((other) => steps(other) >= LEAST_STEP),
      );
      const safer = nearest(
        own,
        others.filter((other) => -steps(other) >= LEAST_STEP),
      );
      const names = { ...(bolder && { bolder }), ...(safer && { safer }) };
      return [withoutPairingPrefix(own.name), names];
    }),
  );
}

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

function canReplace(other: SearchRecord, own: SearchRecord): boolean {
  return (
    other.fonts[0] !== own.fonts[0] &&
    other.shownIn.join() === own.shownIn.join() &&
    other.useCases.some((use) => own.useCases.includes(use))
  );
}

/** The short name of the one that shares most tags; undefined where there is none. */
function nearest(own: SearchRecord, others: readonly SearchRecord[]): string | undefined {
  const unshared = (other: SearchRecord) => unsharedPart(tagsOf(own), tagsOf(other));
  const [found] = others
    .map((other) => ({ name: withoutPairingPrefix(other.name), unshared: unshared(other) }))
    .sort((a, b) => a.unshared - b.unshared);
  return found?.name;
}

function tagsOf({ moods, useCases }: SearchRecord): string[] {
  return [...moods, ...useCases];
}
