import {
  type FontItem,
  type GoogleFontItem,
  type PairingItem,
  isGoogleFont,
} from "../model/items.ts";
import { comesAsVariable } from "../faces/provider-names.ts";
import { subsetsFor } from "../faces/scripts.ts";
import { familyList } from "./family-list.ts";
import type { FontUse } from "../pairing/font-use.ts";

/** A font that the client adds to a Next.js layout with `next/font`; elsewhere it is a package. */
export type NextFont = Pick<FontItem, "name" | "type" | "title" | "description" | "categories"> & {
  font: Omit<GoogleFontItem["font"], "weight"> & { weight?: GoogleFontItem["font"]["weight"] };
};

/** A use of a font of the provider. */
export type NextFontUse = FontUse & { font: GoogleFontItem };

/** The `docs` of a font that needs a newer Next.js than the oldest supported one. */
export function needsNext({ title, meta }: FontItem): string | undefined {
  if (meta?.nextVersion === undefined) return undefined;
  return `next/font knows ${title} since Next.js ${meta.nextVersion}: in an older one take a flavour, such as layered.`;
}

/**
 * Whether `next/font`, as the client writes its call, loads all that a pairing draws with the font, in
 * one file for each subset: the client can state weights and subsets, no style and no axes. Next.js
 * preloads each of these files, which code at the end of a page does not need.
 */
export function suitsNextFont(use: FontUse): use is NextFontUse {
  const { font, weights, italics, hasOpticalSizes, isForCode } = use;
  // One that the oldest supported Next.js does not know comes as a package.
  if (!isGoogleFont(font) || font.meta?.nextVersion !== undefined) return false;
  if (isForCode || hasOpticalSizes || italics.length > 0) return false;
  // The default import of a static package is its regular weight.
  return comesAsVariable(font) || weights.join() === "400";
}

/**
 * The item of such a font: it preloads the subsets of the pairing's own script, and Latin, which has the
 * figures and punctuation. Every other subset is loaded where a page uses it.
 */
export function nextFontOf(use: NextFontUse, pairing: PairingItem): NextFont {
  const { font: item } = use;
  const { name, type, title, description, categories, font } = item;
  const { weight, ...loading } = font;
  const subsets = preloadedSubsets(use, pairing);
  const isVariable = comesAsVariable(item);
  const [family = title] = font.family.split(",");
  return {
    name: `${name}--${subsets.join("-") || "all"}`,
    type,
    title,
    description,
    ...(categories && { categories }),
    font: {
      ...loading,
      family: familyList(use, family.replaceAll("'", "")),
      ...(!isVariable && { weight: ["400"] }),
      subsets,
    },
  };
}

/** The subsets of the pairing's script and Latin; `next/font` requires one of a family that has any. */
export function preloadedSubsets({ font }: FontUse, { meta }: PairingItem): string[] {
  const { subsets } = font.font;
  const needed = subsetsFor(meta?.preview ?? "", subsets);
  return needed.length > 0 ? needed : subsets.slice(0, 1);
}
