import { type FontItem, type GoogleFontItem, isGoogleFont } from "../model/items.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { familyList } from "./family-list.ts";
import { wholeFont } from "../pairing/font-use.ts";
import { statements } from "./installed-fonts.ts";
import { needsNext } from "./next-font.ts";
import { loadedFaces, packagedFont } from "../pairing/loaded-faces.ts";

/** A font as a package, or as files, and a variable; the client would turn a `registry:font` into `next/font`. */
export type PackagedFontItem = Pick<FontItem, "name" | "title" | "description" | "categories"> & {
  type: "registry:theme";
  dependencies?: string[];
  cssVars: { theme: Record<string, string> };
  css: Record<string, object>;
};

/** A font from its package, or its files, with every weight that it has. */
export function packagedFontItem(font: FontItem): PackagedFontItem {
  const { name, title, description, categories } = font;
  const whole = wholeFont(font);
  const { dependencies, imports, faces, family } = loadedFaces(whole);
  return {
    name,
    type: "registry:theme",
    title,
    description,
    ...(categories && { categories }),
    ...(dependencies.length > 0 && { dependencies }),
    cssVars: { theme: { [font.font.variable]: familyList(whole, family) } },
    css: { ...statements(imports), ...faces, ...fallbackFaces(whole).css },
  };
}

/**
 * A font as it is published without a flavour. The client has no handling of its own for a local font,
 * so that one is the same in all flavours. One of the provider has fallback faces and the optical size axis
 * besides: outside Next.js the client appends the import of the package, of the weight axis alone, unless the
 * item has it. The faces of both have one name, so the item has it, and first.
 *
 * @param stated what the file of the item states: its subsets and its facts alone are published
 */
export function plainFont(font: GoogleFontItem): GoogleFontItem;
export function plainFont(font: FontItem, stated?: FontItem): GoogleFontItem | PackagedFontItem;
export function plainFont(font: FontItem, stated = font): GoogleFontItem | PackagedFontItem {
  if (!isGoogleFont(font)) return packagedFontItem(font);
  const [family = ""] = font.font.family.split(",");
  const whole = wholeFont(font);
  const { dependency, imports } = packagedFont(whole);
  const own =
    dependency === font.font.dependency && whole.hasOpticalSizes
      ? [`@import "${dependency}"`, ...imports]
      : Object.keys(font.css ?? {});
  const css = { ...statements(own), ...fallbackFaces(whole).css };
  const { weight, subsets } = stated.font;
  const needs = needsNext(font);
  const list = familyList(whole, family.replaceAll("'", ""));
  const published: GoogleFontItem = {
    ...font,
    font: { ...font.font, family: list, weight, subsets },
    ...(Object.keys(css).length > 0 && { css }),
    ...(needs !== undefined && { docs: needs }),
    ...(stated.meta && { meta: stated.meta }),
  };
  if (stated.meta === undefined) delete published.meta;
  return published;
}
