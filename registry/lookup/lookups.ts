import type { FontBytes, FontCategory, PairingData } from "../../schemas/index.ts";
import { type Mood, MOODS, type PairingName, type UseCase } from "../generated/names.ts";
import { PAIRINGS } from "../generated/pairings.ts";
import { withoutPairingPrefix } from "../model/items.ts";

/** The data of a pairing that this package ships: `PairingData` with its names and tags known. */
export interface ShippedPairing extends PairingData {
  readonly name: PairingName;
  readonly mood: readonly Mood[];
  readonly useCase: readonly UseCase[];
  readonly fontBytes: FontBytes;
}

/**
 * Any string, of which an editor suggests the known ones.
 *
 * @see https://github.com/microsoft/TypeScript/issues/29729
 */
export type Suggested<Known extends string> = Known | (string & {});

let all: readonly ShippedPairing[] | undefined;
let byName: ReadonlyMap<string, ShippedPairing> | undefined;

/**
 * Every pairing that this package ships, ordered by name. Like everything that the lookup functions
 * return, it is frozen at every depth.
 */
export function getAllPairings(): readonly ShippedPairing[] {
  // At the first call: importing the package costs next to nothing.
  all ??= deepFreeze(JSON.parse(PAIRINGS) as ShippedPairing[]);
  return all;
}

/** The pairing of that name, with or without the `pairing-` prefix; undefined if there is none. */
export function getPairing(name: PairingName): ShippedPairing;
export function getPairing(name: string): ShippedPairing | undefined;
export function getPairing(name: string): ShippedPairing | undefined {
  byName ??= new Map(getAllPairings().map((pairing) => [pairing.name, pairing]));
  return byName.get(withoutPairingPrefix(name));
}

/**
 * The pairings whose `mood` contains the tag, ordered by name; none gives an empty array. Exact and
 * case-sensitive: `Minimal` does not match `minimal`.
 */
export function getPairingsByMood(mood: Suggested<Mood>): readonly ShippedPairing[] {
  return pairingsThat((pairing) => pairing.mood.some((tag) => tag === mood));
}

/** The pairings whose heading font, or body font, is of that category, ordered by name. */
export function getPairingsByCategory(
  category: FontCategory,
  role: "heading" | "body" = "heading",
): readonly ShippedPairing[] {
  return pairingsThat((pairing) => pairing[`${role}Category`] === category);
}

/** Every mood tag in use, once each, sorted by code points. */
export function getAllMoods(): readonly Mood[] {
  return Object.freeze(MOODS);
}

function pairingsThat(predicate: (pairing: ShippedPairing) => boolean): readonly ShippedPairing[] {
  return Object.freeze(getAllPairings().filter(predicate));
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const key in value) deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}
