import type { FontItem } from "../../../../registry/model/items.ts";
import { HEADING_KEYS, pixelsOf } from "../../../../registry/pairing/scale.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

export const tracking: Rule<{ largePixels: number }> = {
  name: "tracking",
  severity: "error",
  summary: "large headings have no positive `letter-spacing`, except in faces of capitals alone",
  // From this size on, letters look loose without any spacing.
  bounds: { largePixels: 32 },
  checkPairingWithFonts: (pairing, { largePixels }) => {
    if (isAllCaps(pairing.heading)) return [];
    return HEADING_KEYS.flatMap((key) => {
      const rule = pairing.item.css[key];
      if (Number.parseFloat(rule["letter-spacing"]) <= 0) return [];
      if (pixelsOf(rule["font-size"]) < largePixels) return [];
      const predicate = `is ${rule["letter-spacing"]} at ${rule["font-size"]}; write "0em" or a negative value for large text`;
      return [finding(pairing, ["css", key, "letter-spacing"], predicate)];
    });
  },
};

/** Faces with small capitals for lowercase letters, which metrics do not show. */
const SMALL_CAPITALS: ReadonlySet<string> = new Set([
  ...["Bungee", "Castoro Titling", "Cinzel", "Ga Maamli", "Julius Sans One", "Staatliches"],
  "Syncopate",
]);

/** Where lowercase letters are as tall as capitals, or small capitals, all letters are capitals. */
function isAllCaps({ title, meta }: FontItem): boolean {
  if (SMALL_CAPITALS.has(title) || title.endsWith(" SC")) return true;
  const { capHeight, xHeight } = meta?.metrics ?? {};
  return capHeight !== undefined && xHeight !== undefined && xHeight >= capHeight * 0.95;
}
