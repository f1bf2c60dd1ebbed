import { hash } from "node:crypto";
import { FLAVOURS, type Flavour, flavoured } from "../../../registry/flavours/index.ts";
import { plainFont } from "../../../registry/flavours/font-items.ts";
import type { FontItem, PairingItem, RegistryItem } from "../../../registry/model/items.ts";
import { itemNameIn } from "../../../registry/pairing/pairing-fonts.ts";

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

/** Of `meta`: what neither a rule nor a font's form depends on. */
const DESCRIBING_META_KEYS = ["mood", "useCase", "license", "popularity"];

/**
 * A hash of what the forms of a pairing are made from, for a build: the forms themselves take ten times
 * as long. It says the same as `installedItemsHash` of all flavours as long as the code that makes them
 * is the same, which a test of the recordings checks.
 *
 * @param fonts every font by name
 * @throws RangeError when a pairing names a font that is not among them
 */
export function sourcesHasher(
  fonts: (name: string) => FontItem | undefined,
): (pairing: PairingItem) => string {
  const fontHashes = new Map<string, string>();
  const fontHash = (name: string) => {
    const known = fontHashes.get(name) ?? shortHash(sourceOf(knownFont(name, fonts)));
    fontHashes.set(name, known);
    return known;
  };
  return (pairing) =>
    shortHash([sourceOf(pairing), ...pairing.registryDependencies.map(itemNameIn).map(fontHash)]);
}

function sourceOf({ meta, ...item }: RegistryItem): object {
  const decisive = Object.entries(meta ?? {}).filter(
    ([key]) => !DESCRIBING_META_KEYS.includes(key),
  );
  return [withoutDescription(item), Object.fromEntries(decisive)];
}

/**
 * A short hash of everything that the client reads when it adds a pairing. What only describes an
 * item does not count, so that a better description leaves a recording valid.
 *
 * @param items the pairing and its fonts, as `installedItems` gives them, published under `baseUrl`
 */
export function hashOfItems(items: readonly object[], baseUrl: string): string {
  return shortHash(items.map(withoutDescription), (json) => json.replaceAll(baseUrl, "{base_url}"));
}

function shortHash(value: unknown, edited = (json: string): string => json): string {
  return hash("sha256", edited(JSON.stringify(value)), "base64url").slice(0, 16);
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
  const plainFonts = names.map((name) => plainFont(withoutSchema(knownFont(name, fonts))));
  return [withoutSchema(pairing), ...plainFonts];
}

function knownFont(name: string, fonts: (name: string) => FontItem | undefined): FontItem {
  const font = fonts(name);
  if (font === undefined) throw new RangeError(`A pairing uses the unknown font ${name}`);
  return font;
}

function withoutSchema<Item extends RegistryItem>(item: Item): Item {
  const { $schema: _, ...published } = item;
  return published as Item;
}

function withoutDescription(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !DESCRIBING_KEYS.includes(key)));
}
