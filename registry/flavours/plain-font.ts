import { type FontItem, type GoogleFontItem, isGoogleFont } from "../model/items.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { familyList } from "./family-list.ts";
import { packagedFont } from "./font-package.ts";
import { wholeFont } from "./font-use.ts";
import { statements } from "./installed-fonts.ts";
import { type PackagedFontItem, packagedFontItem } from "./packaged-font-item.ts";

/**
 * A font as it is published without a flavour. The client has no handling of its own for a local font,
 * so that one is the same in all flavours.
 */
export function plainFont(font: GoogleFontItem): GoogleFontItem;
export function plainFont(font: FontItem): GoogleFontItem | PackagedFontItem;
export function plainFont(font: FontItem): GoogleFontItem | PackagedFontItem {
  return isGoogleFont(font) ? plainGoogleFont(font) : packagedFontItem(font);
}

/**
 * A font of the provider as it is published for the client's own handling of fonts: with fallback faces, and with the
 * optical size axis. Outside Next.js the client appends the import of the package, of the weight axis
 * alone, unless the item has it. The faces of both have one name, so the item has it, and first.
 */
function plainGoogleFont(font: GoogleFontItem): GoogleFontItem {
  const [family = ""] = font.font.family.split(",");
  const whole = wholeFont(font);
  const { dependency, imports } = packagedFont(whole);
  const own =
    dependency === font.font.dependency && whole.hasOpticalSizes
      ? [`@import "${dependency}"`, ...imports]
      : Object.keys(font.css ?? {});
  const css = { ...statements(own), ...fallbackFaces(whole).css };
  return {
    ...font,
    font: { ...font.font, family: familyList(whole, family.replaceAll("'", "")) },
    ...(Object.keys(css).length > 0 && { css }),
  };
}
