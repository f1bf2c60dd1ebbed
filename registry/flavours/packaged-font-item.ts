import type { FontItem } from "../model/items.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { familyList } from "./family-list.ts";
import { wholeFont } from "./font-use.ts";
import { statements } from "./installed-fonts.ts";
import { loadedFaces } from "./loaded-faces.ts";

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
