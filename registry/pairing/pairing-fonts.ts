import { FONT_ROLES, type FontRole, type PairingItem } from "../model/items.ts";

/** Fallbacks may follow; they name no font of the registry. */
const FONT_REFERENCE = /^var\(--font-([a-z0-9-]+)\)(?:,[^()]*)?$/;

/** `var(--font-inter)` -> `inter`; undefined for anything else, such as a literal family. */
export function referencedName(family: string): string | undefined {
  return FONT_REFERENCE.exec(family)?.[1];
}

/** The name of the font item that the pairing uses in a role. */
export function fontInRole(pairing: PairingItem, role: FontRole): string | undefined {
  return referencedName(pairing.cssVars.theme[`--font-${role}`]);
}

/**
 * The font item's name behind a `font-family` of the pairing's `css`: `var(--font-heading)` goes
 * through the theme, `var(--font-inter)` names the font itself.
 */
export function resolveFontName(pairing: PairingItem, family: string): string | undefined {
  const name = referencedName(family);
  return isRoleName(name) ? fontInRole(pairing, name) : name;
}

export function isRoleName(name: string | undefined): name is FontRole {
  return FONT_ROLES.some((role) => role === name);
}

/** `{base_url}/r/inter.json` -> `inter` */
export function itemNameIn(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1).replace(/\.json$/, "");
}
