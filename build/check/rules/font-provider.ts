import { didYouMean } from "../../../registry/search/nearest.ts";
import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";
import { shippedFonts } from "./shipped-fonts.ts";

/**
 * `next/font/google` refuses a family that is not in its table, and npm a package that does not exist:
 * both break the build of everyone who installs the font. This package ships every family of that table.
 */
export const fontProvider: Rule = {
  name: "font-provider",
  severity: "error",
  summary:
    "a font of the provider `google` is one of its families; a font of your own has the provider `local`",
  checkFont: (loaded) => {
    const { name, title, font } = loaded.item;
    if (font.provider !== "google" || shippedFonts().has(name)) return [];
    const predicate = `is "google", but ${title} is not a family of Google Fonts that this version knows${didYouMean(name, shippedFonts())}; for a font of your own write "local" and its files`;
    return [finding(loaded, ["font", "provider"], predicate)];
  },
};
