import type { FontItem } from "../model/items.ts";
import { cssGenericFamily, genericFamily } from "../faces/generic-family.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import type { FontUse } from "./font-use.ts";
import { systemFamilies } from "./system-families.ts";

/**
 * The value of `font-family` for a font: the web font, its fallback faces, fonts of the operating
 * system for scripts that those lack, the generic family.
 *
 * @param family that the package or the provider's stylesheet declares, unquoted
 */
export function familyList(use: FontUse, family: string): string {
  const names = [family, ...fallbackFaces(use).families, ...systemFamiliesOf(use.font)];
  return [...names.map((name) => `'${name}'`), cssGenericFamily(use.font)].join(", ");
}

/**
 * The same without the fallback faces, which mean nothing without their `@font-face` rules: names
 * without quotes, and the generic family.
 */
export function familyNames(font: FontItem): string[] {
  return [font.title, ...systemFamiliesOf(font), cssGenericFamily(font)];
}

function systemFamiliesOf(font: FontItem): readonly string[] {
  return systemFamilies(font.meta?.scripts ?? [], genericFamily(font));
}
