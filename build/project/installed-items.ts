import { FLAVOURS, flavoured } from "../../registry/flavours/index.ts";
import { packagedFontItem, plainFont } from "../../registry/flavours/font-items.ts";
import type { Catalog } from "../../registry/model/catalog.ts";
import { FONT_ROLES, type PairingItem } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import type { InstalledItem } from "./traces.ts";

/**
 * What the client may have written for a name, in every flavour; undefined where the registry has no such item.
 *
 * @param name of a pairing, with `pairing-` or without it, or of a font
 */
export function installedItems(name: string, catalog: Catalog): InstalledItem[] | undefined {
  const pairing = catalog.pairings.get(name.replace(/^pairing-/, ""));
  if (pairing !== undefined) return itemsOfPairing(pairing, catalog);
  const font = catalog.fonts.get(name);
  return font && [plainFont(font), packagedFontItem(font)];
}

/** With the fonts that it depends on. */
export function itemsOfPairing(pairing: PairingItem, { fonts }: Catalog): InstalledItem[] {
  const fontNamed = (name: string) => fonts.get(name);
  const flavours = FLAVOURS.flatMap((flavour) => {
    const { item, nextFonts } = flavoured(pairing, flavour, fontNamed) ?? { nextFonts: [] };
    return item === undefined ? [] : [item, ...nextFonts];
  });
  const plain = FONT_ROLES.flatMap((role) => {
    const font = fonts.get(fontInRole(pairing, role) ?? "");
    return font === undefined ? [] : [plainFont(font)];
  });
  return [pairing, ...plain, ...flavours];
}
