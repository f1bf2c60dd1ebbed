import {
  type FontItem,
  type PairingItem,
  type RegistryItem,
  isPairing,
  shortName,
} from "../model/items.ts";
import { fontOfRole, referenceBeside } from "../pairing/pairing-fonts.ts";
import { proportionalCode } from "../pairing/limitations.ts";
import { pixelsOf, textSizeOf } from "../pairing/scale.ts";
import { installedFonts } from "./installed-fonts.ts";
import { installationNotes } from "./installation-notes.ts";
import { APP_LAYER, APP_THEME, UNLAYERED, appRules } from "./app-rules.ts";
import { itemFacts } from "./item-facts.ts";
import type { NextFont } from "./next-font.ts";
import { type PackagedFontItem, packagedFontItem } from "./font-items.ts";
import { TYPESET_LAYER, typesetRules } from "./typeset.ts";

/**
 * Other forms of the same registry, from which users choose: *layered*, so that Tailwind's utilities
 * override a pairing's rules; *self-hosted*, layered too, which makes no request to Google, neither
 * when a Next.js app is built nor when a page is loaded; *typeset*, for one part of a page.
 */
export const FLAVOURS = ["layered", "self-hosted", "typeset"] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** A pairing with its fonts as a flavour installs them. */
export type FlavouredPairing = Omit<PairingItem, "css" | "cssVars" | "registryDependencies"> & {
  registryDependencies?: string[];
  dependencies?: string[];
  cssVars?: { theme: Record<string, string> };
  css: Record<string, object>;
  /** What the client prints after the installation. */
  docs: string;
};

/** That of shadcn's items. */
const ITEM_SCHEMA = "https://ui.shadcn.com/schema/registry-item.json";

export type { PackagedFontItem };

export type FlavouredItem = FlavouredPairing | PackagedFontItem;

/** An item in a flavour, and further items that it depends on. */
export interface Flavoured {
  item: FlavouredItem;
  nextFonts: NextFont[];
}

/**
 * An item in a flavour, under the URLs of that flavour; undefined for a font in the typeset flavour,
 * which shares those of the layered one.
 *
 * @param item published: its item URLs are absolute
 * @param fonts every font by name
 * @param isPublished whether there is an item of a font for `next/font`, by its name; all of those that
 *   pairings depend on are
 * @param loaded the pairing with the families and weights to load, where they are others
 * @throws RangeError when a pairing names a font that is not among them
 */
export function flavoured(
  item: RegistryItem,
  flavour: Flavour,
  fonts: (name: string) => FontItem | undefined,
  isPublished?: (nextFont: string) => boolean,
  loaded?: PairingItem,
): Flavoured | undefined {
  if (!isPairing(item))
    return flavour === "typeset" ? undefined : { item: packagedFontItem(item), nextFonts: [] };
  const { css: _, cssVars, registryDependencies, meta, ...described } = item;
  const textPixels = flavour === "typeset" ? pixelsOf(textSizeOf(item)) : undefined;
  const isNextFont = flavour === "self-hosted" ? () => false : (isPublished ?? (() => true));
  const installed = installedFonts(loaded ?? item, fonts, isNextFont, textPixels);
  const rules: Record<string, object> =
    flavour === "typeset"
      ? { [TYPESET_LAYER]: typesetRules(item, shortName(item), installed, fonts) }
      : { [APP_LAYER]: appRules(item, installed, fonts), ...UNLAYERED };
  const [reference = ""] = registryDependencies;
  const caution = proportionalCode({ mono: fontOfRole(item, "mono", fonts) });
  const theme = { ...(flavour !== "typeset" && APP_THEME), ...installed.variables };
  const urls = installed.nextFonts.map(({ name }) => referenceBeside(reference, name, "layered"));
  return {
    item: {
      $schema: ITEM_SCHEMA,
      ...described,
      name: shortName(item),
      description: itemFacts(item, fonts),
      ...(urls.length > 0 && { registryDependencies: urls }),
      ...(installed.dependencies.length > 0 && { dependencies: installed.dependencies }),
      ...(Object.keys(theme).length > 0 && { cssVars: { theme } }),
      css: { ...installed.css, ...rules },
      docs: installationNotes(item, flavour === "typeset") + (caution ? `\n${caution}` : ""),
      ...(meta && { meta }),
    },
    nextFonts: installed.nextFonts,
  };
}
