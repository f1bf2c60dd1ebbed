import { fontUses } from "../flavours/font-use.ts";
import { loadedFaces } from "../flavours/loaded-faces.ts";
import { type FontItem, type PairingItem, isLocalFont } from "../model/items.ts";
import { hostedFontsUrl } from "../pairing/hosted-fonts-url.ts";
import { cssRule } from "./rules.ts";

/**
 * The stylesheet that loads the fonts of a pairing, where some are local: the provider does not have those.
 *
 * @param fonts by name, with the addresses of their files
 * @returns undefined for a pairing without local fonts, whose stylesheet is the provider's
 */
export function fontsStylesheet(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string | undefined {
  const uses = fontUses(pairing, (name) => fonts.get(name)).filter(({ font }) => isLocalFont(font));
  if (uses.length === 0) return undefined;
  const url = hostedFontsUrl(pairing, fonts);
  const faces = uses.flatMap((use) => Object.values(loadedFaces(use).faces));
  return [
    // Valid only before all other rules.
    ...(url === undefined ? [] : [importRule(url)]),
    ...faces.map((face) => cssRule("@font-face", face)),
  ].join("\n");
}

/** As a line of a stylesheet. */
export function importRule(url: string): string {
  return `@import url("${url}");\n`;
}
