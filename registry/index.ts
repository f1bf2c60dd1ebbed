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
export type { WrittenItem as RegistryItem } from "./model/items.ts";
export type { ShippedPairing } from "./lookup/lookups.ts";
export type { PairingFilters, PairingsFound } from "./lookup/search-pairings.ts";
export {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
} from "./lookup/lookups.ts";
export type { FontData, SuggestedFont } from "./search/font-data.ts";
export { getFont, getFontPartners, searchPairings } from "./lookup/search-pairings.ts";
