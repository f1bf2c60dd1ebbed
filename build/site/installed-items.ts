import { hash } from "node:crypto";
import { FLAVOURS, type Flavour, flavoured } from "../../registry/flavours/index.ts";
import { plainFont } from "../../registry/flavours/plain-font.ts";
import type { FontItem, PairingItem, RegistryItem } from "../../registry/items.ts";
import { itemNameIn } from "../../registry/pairing-fonts.ts";

/** The forms in which a pairing can be added; `plain` is the specification's item, as it is. */
export const INSTALL_FLAVOURS = [...FLAVOURS, "plain"] as const;
export type InstallFlavour = Flavour | "plain";

/** What the client shows at most: it changes no file of a project. */
const DESCRIBING_KEYS = ["$schema", "description", "categories", "docs", "meta"];

/**
 * The hash of what is published of a pairing, by which a recording is found.
 *
 * @param pairing as in the registry, with `{base_url}` in its item URLs
 * @param fonts every font by name
 * @throws RangeError when the pairing names a font that is not among them
 */
export function installedItemsHash(
  pairing: PairingItem,
  flavour: InstallFlavour,
  fonts: (name: string) => FontItem | undefined,
): string {
  return hashOfItems(installedItems(pairing, flavour, fonts), "{base_url}");
}

/**
 * A short hash of everything that the client reads when it adds a pairing. What only describes an
 * item does not count, so that a better description leaves a recording valid.
 *
 * @param items the pairing and its fonts, as `installedItems` gives them, published under `baseUrl`
 */
export function hashOfItems(items: readonly object[], baseUrl: string): string {
  const content = JSON.stringify(items.map(withoutDescription)).replaceAll(baseUrl, "{base_url}");
  return hash("sha256", content, "base64url").slice(0, 16);
}

/** The items that the client reads when it adds a pairing, the pairing first, as they are published. */
export function installedItems(
  pairing: PairingItem,
  flavour: InstallFlavour,
  fonts: (name: string) => FontItem | undefined,
): object[] {
  if (flavour !== "plain") {
    const inFlavour = flavoured(withoutSchema(pairing), flavour, fonts);
    return inFlavour === undefined ? [] : [inFlavour.item, ...inFlavour.nextFonts];
  }
  const names = pairing.registryDependencies.map(itemNameIn);
  const plainFonts = names.map((name) => {
    const font = fonts(name);
    if (font === undefined) throw new RangeError(`${pairing.name} uses the unknown font ${name}`);
    return plainFont(withoutSchema(font));
  });
  return [withoutSchema(pairing), ...plainFonts];
}

function withoutSchema<Item extends RegistryItem>(item: Item): Item {
  const { $schema: _, ...published } = item;
  return published as Item;
}

function withoutDescription(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !DESCRIBING_KEYS.includes(key)));
}
