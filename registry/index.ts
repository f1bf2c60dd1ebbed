export type {
  BodyEntry,
  FontCategory,
  FontItem,
  HeadingEntry,
  PairingData,
  PairingItem,
  TypographyScale,
} from "../schemas/index.ts";
export type { RegistryItem } from "./items.ts";
export type { SearchFilters } from "./search.ts";
export {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
  searchPairings,
} from "./lookups.ts";
