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

interface Candidate {
  name: string;
  heading: string;
  tags: readonly string[];
  useCases: readonly string[];
  shownIn: string;
  boldness: number;
}

/**
 * For each pairing, by its short name, the bolder and the safer one that share most of its moods and uses,
 * at least one use, and its scripts; with another heading face.
 *
 * @param records of all items
 */
export function alternativesOf(records: readonly SearchRecord[]): Map<string, Alternatives> {
  const fonts = new Map(records.map((record) => [record.name, record]));
  const candidates = records
    .filter(({ type }) => type === "registry:style")
    .map((record) => candidateOf(record, fonts));
  return new Map(
    candidates.map((own) => {
      const others = candidates.filter((other) => canReplace(other, own));
      const bolder = nearest(own, others, ({ boldness }) => boldness - own.boldness);
      const safer = nearest(own, others, ({ boldness }) => own.boldness - boldness);
      return [own.name, { ...(bolder && { bolder }), ...(safer && { safer }) }];
    }),
  );
}

function candidateOf(
  { name, fonts: [heading = ""], moods, useCases, shownIn }: SearchRecord,
  fonts: ReadonlyMap<string, SearchRecord>,
): Candidate {
  const font = fonts.get(heading);
  const rarity = Math.log10(font?.popularity ?? LAST_RANK);
  const count = (known: ReadonlySet<string>) => moods.filter((mood) => known.has(mood)).length;
  return {
    name: withoutPairingPrefix(name),
    heading,
    tags: [...moods, ...useCases],
    useCases,
    shownIn: shownIn.join(),
    boldness:
      count(EXPRESSIVE_MOODS) -
      count(QUIET_MOODS) +
      RARITY_WEIGHT * rarity +
      (font && isForLargeSizes(font) ? LARGE_SIZES_WEIGHT : 0),
  };
}

function canReplace(other: Candidate, own: Candidate): boolean {
  return (
    other.heading !== own.heading &&
    other.shownIn === own.shownIn &&
    other.useCases.some((use) => own.useCases.includes(use))
  );
}

/** @param stepTo how far a pairing goes in the direction */
function nearest(
  own: Candidate,
  others: readonly Candidate[],
  stepTo: (other: Candidate) => number,
): string | undefined {
  let found: string | undefined;
  let least = 1;
  for (const other of others) {
    if (stepTo(other) < LEAST_STEP) continue;
    const unshared = unsharedPart(own.tags, other.tags);
    if (unshared >= least) continue;
    least = unshared;
    found = other.name;
  }
  return found;
}
