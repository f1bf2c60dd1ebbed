import {
  type Category,
  type FontCategory,
  type Mood,
  type PairingData,
  type PairingFilters,
  type PairingItem,
  type PairingName,
  type ShippedPairing,
  type TypographyScale,
  type UseCase,
  getAllMoods,
  getPairing,
  getPairingsByCategory,
  searchPairings,
} from "typography-registry";

const pairing: ShippedPairing = getPairing("minimal");
const name: PairingName = pairing.name;
const scale: TypographyScale = pairing.scale;
const category: FontCategory = pairing.headingCategory;
const filters: PairingFilters = { mood: "warm", useCase: "blog", category: "serif" };
const tags: [Mood, UseCase, Category] = ["warm", "blog", "serif"];
const found: readonly PairingData[] = searchPairings("warm", filters);
export const sizes: string[] = getPairingsByCategory(category).map(({ scale }) => scale.h1.size);
export const used: unknown[] = [name, scale, tags, found];

// @ts-expect-error frozen arrays cannot be sorted in place
getAllMoods().sort();
// @ts-expect-error it may be undefined
export const perhaps: PairingData = getPairing("pairing-minimal");
// @ts-expect-error no such category
getPairingsByCategory("slab");
// @ts-expect-error a weight is a string in an item
export const weight: PairingItem["css"]["h1"]["font-weight"] = 400;
