import {
  FONT_ROLES,
  type FontItem,
  type FontRole,
  type PairingItem,
  type WrittenPairing,
} from "../model/items.ts";

/** Fallbacks may follow; they name no font of the registry. */
const FONT_REFERENCE = /^var\(--font-([a-z0-9-]+)\)(?:,[^()]*)?$/;

/** `var(--font-inter)` -> `inter`; undefined for anything else, such as a literal family. */
export function referencedName(family: string): string | undefined {
  return FONT_REFERENCE.exec(family)?.[1];
}

/** The name of the font item that the pairing uses in a role. */
export function fontInRole(pairing: WrittenPairing, role: FontRole): string | undefined {
  return referencedName(pairing.cssVars.theme[`--font-${role}`]);
}

/**
 * @param fonts every font by name
 * @throws RangeError when the font of that role does not exist
 */
export function fontOfRole(
  pairing: WrittenPairing,
  role: FontRole,
  fonts: (name: string) => FontItem | undefined,
): FontItem {
  const font = fonts(fontInRole(pairing, role) ?? "");
  if (font === undefined) throw new RangeError(`${pairing.name}: its ${role} font was not found`);
  return font;
}

/**
 * The font item's name behind a `font-family` of the pairing's `css`: `var(--font-heading)` goes
 * through the theme, `var(--font-inter)` names the font itself.
 */
export function resolveFontName(pairing: WrittenPairing, family: string): string | undefined {
  const name = referencedName(family);
  return isRoleName(name) ? fontInRole(pairing, name) : name;
}

/** Whether a rule of the pairing names a font directly, not by a role. */
export function namesDirectly({ css }: PairingItem, { name }: FontItem): boolean {
  return Object.values(css).some(
    (rule) => "font-family" in rule && rule["font-family"].includes(`var(--font-${name})`),
  );
}

export function isRoleName(name: string | undefined): name is FontRole {
  return FONT_ROLES.some((role) => role === name);
}

/** `{base_url}/r/inter.json`, or `@acme/inter` in a namespace -> `inter` */
export function itemNameIn(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

/**
 * Another item as the items of the same registry refer to it: by its URL, or in their namespace.
 *
 * @param reference of an item without a flavour: `https://example.com/r/inter.json`, `@acme/inter`
 * @param flavour   that the other item is in
 */
export function referenceBeside(reference: string, name: string, flavour?: string): string {
  const folder = reference.slice(0, reference.lastIndexOf("/"));
  // A namespace has the flavour in its address, which `components.json` states.
  if (reference.startsWith("@")) return `${folder}/${name}`;
  return `${[folder, ...(flavour === undefined ? [] : [flavour]), name].join("/")}.json`;
}
