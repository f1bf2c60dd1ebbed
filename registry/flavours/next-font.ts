import type { FontItem, PairingItem } from "../items.ts";
import { hasWeightAxis } from "../provider-names.ts";
import { subsetsFor } from "../scripts.ts";
import { familyList } from "./family-list.ts";
import type { FontUse } from "./font-use.ts";

/** A font that the client adds to a Next.js layout with `next/font`; elsewhere it is a package. */
export type NextFont = Pick<FontItem, "name" | "type" | "title" | "description" | "categories"> & {
  font: Omit<FontItem["font"], "weight"> & { weight?: FontItem["font"]["weight"] };
};

/**
 * Whether `next/font`, as the client writes its call, loads all that a pairing draws with the font, in
 * one file for each subset: the client can state weights and subsets, no style and no axes. Next.js
 * preloads each of these files, which code at the end of a page does not need.
 */
export function suitsNextFont({
  font,
  weights,
  italics,
  hasOpticalSizes,
  isForCode,
}: FontUse): boolean {
  if (font.font.provider !== "google" || isForCode || hasOpticalSizes || italics.length > 0)
    return false;
  // The default import of a static package is its regular weight.
  return hasWeightAxis(font.meta?.axes) || weights.join() === "400";
}

/**
 * The item of such a font: it preloads the subsets of the pairing's own script, and Latin, which has the
 * figures and punctuation. Every other subset is loaded where a page uses it.
 */
export function nextFontOf(use: FontUse, pairing: PairingItem): NextFont {
  const { font: item } = use;
  const { name, type, title, description, categories, font } = item;
  const { weight, subsets, ...loading } = font;
  const needed = subsetsFor(pairing.meta?.preview ?? "", subsets);
  // next/font requires one, of a family that has any.
  const preloaded = needed.length > 0 ? needed : subsets.slice(0, 1);
  const isVariable = hasWeightAxis(item.meta?.axes);
  const [family = title] = font.family.split(",");
  return {
    name: `${name}--${preloaded.join("-") || "all"}`,
    type,
    title,
    description,
    ...(categories && { categories }),
    font: {
      ...loading,
      family: familyList(use, family.replaceAll("'", "")),
      ...(!isVariable && { weight: ["400"] }),
      subsets: preloaded,
    },
  };
}
