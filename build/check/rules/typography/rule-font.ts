import type { FontItem } from "../../../../registry/model/items.ts";
import { resolveFontName, fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import type { PairingWithFonts } from "../../read/loaded-registry.ts";

/** The font that a rule of the pairing's `css` is set in; undefined if it is not in one of the roles. */
export function ruleFont(
  pairing: PairingWithFonts,
  key: "h1" | "h4, h5, h6",
): FontItem | undefined {
  const name = resolveFontName(pairing.item, pairing.item.css[key]["font-family"]);
  const role = (["heading", "body", "mono"] as const).find(
    (each) => fontInRole(pairing.item, each) === name,
  );
  return role && pairing[role];
}
