import { cssGenericFamily, genericFamily } from "../pairing-data.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import type { FontUse } from "./font-use.ts";
import { systemFamilies } from "./system-families.ts";

/**
 * The value of `font-family` for a font: the web font, its fallback faces, fonts of the operating
 * system for scripts that those lack, the generic family.
 *
 * @param family that the package declares, unquoted
 */
export function familyList(use: FontUse, family: string): string {
  const { font } = use;
  const families = [
    family,
    ...fallbackFaces(use).families,
    ...systemFamilies(font.meta?.scripts ?? [], genericFamily(font)),
  ];
  return [...families.map((name) => `'${name}'`), cssGenericFamily(font)].join(", ");
}
