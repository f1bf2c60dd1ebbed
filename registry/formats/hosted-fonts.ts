import { type FontUse, fontUses, wholeFont } from "../pairing/font-use.ts";
import { FONT_ROLES, type FontItem, type PairingItem } from "../model/items.ts";
import { fontOfRole, namesDirectly } from "../pairing/pairing-fonts.ts";

/** The fonts of a pairing as a stylesheet declares them: the provider's, or one of the registry. */
export interface HostedFonts {
  /** The stylesheet that loads them. */
  url: string;
  /** What that stylesheet holds, where some of the fonts are local. */
  stylesheet?: string;
  /** What is set in each font. */
  uses: readonly FontUse[];
  /** Each with its name in a `--font-{name}` variable: the roles, then fonts that a rule names directly. */
  named: readonly { name: string; use: FontUse }[];
  /** Every font by name. */
  font: (name: string) => FontItem | undefined;
}

/**
 * @param fonts every font by name
 * @param url the pairing's `hostedFontsUrl`
 * @param stylesheet that is published there, where some of the fonts are local
 * @throws RangeError when the font of a role does not exist
 */
export function hostedFonts(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  url: string,
  stylesheet?: string,
): HostedFonts {
  const uses = fontUses(pairing, fonts);
  const roles = FONT_ROLES.map((role) => {
    const font = fontOfRole(pairing, role, fonts);
    const use = uses.find((one) => one.font === font) ?? wholeFont(font);
    return { name: role, use };
  });
  const direct = uses
    .filter(({ font }) => namesDirectly(pairing, font))
    .map((use) => ({ name: use.font.name, use }));
  return {
    url,
    ...(stylesheet !== undefined && { stylesheet }),
    uses,
    named: [...roles, ...direct],
    font: fonts,
  };
}
