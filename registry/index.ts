export type {
  BodyEntry,
  FontCategory,
  FontItem,
  HeadingEntry,
  PairingData,
  PairingItem,
  TypographyScale,
} from "../schemas/index.ts";
export type { Category, Mood, PairingName, UseCase } from "./generated/names.ts";
export type { RegistryItem } from "./items.ts";
export type { ShippedPairing } from "./shipped-pairing.ts";
export type { PairingFilters, PairingsFound, SuggestedFont } from "./search-pairings.ts";
export {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
} from "./lookups.ts";
export { getFontPartners, searchPairings } from "./search-pairings.ts";
