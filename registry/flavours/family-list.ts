import { genericFamily } from "../pairing-data.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import type { FontUse } from "./font-use.ts";
import { systemFamilies } from "./system-families.ts";

/**
 * The value of `font-family` for a font: the web font, its fallback faces, fonts of the operating
 * system for scripts that those lack, the generic family.
 *
 * @param family that the package declares, unquoted
 */
export function familyList({ font, statedWeights }: FontUse, family: string): string {
  const generic = genericFamily(font);
  const families = [
    family,
    ...fallbackFaces(font, statedWeights).families,
    ...systemFamilies(font.meta?.scripts ?? [], generic),
  ];
  return [...families.map((name) => `'${name}'`), generic].join(", ");
}
