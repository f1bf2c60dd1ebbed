import { PHONE_COLUMN_PIXELS, pixelsOf } from "../../../../registry/pairing/scale.ts";
import type { PairingWithFonts } from "../../read/loaded-registry.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { ruleFont } from "./rule-font.ts";

/** A long word that documentation needs in a title. */
const WORD = "Documentation";

/** A word wider than the column cannot break, so it overflows or makes the whole page scroll. */
export const phoneWidth: Rule<{ columnPixels: number }> = {
  name: "phone-width",
  severity: "error",
  summary: `“${WORD}” in \`h1\` fits a phone's column of ${PHONE_COLUMN_PIXELS} pixels, or the pairing is in the category \`poster\``,
  bounds: { columnPixels: PHONE_COLUMN_PIXELS },
  checkPairingWithFonts: (pairing, { columnPixels }) => {
    const widthInEm = wordWidthInEm(pairing);
    if (widthInEm === undefined) return [];
    const { categories, css } = pairing.item;
    const size = css.h1["font-size"];
    const width = widthInEm * pixelsOf(size);
    const doesFit = width <= columnPixels;
    const poster = categories.indexOf("poster");
    if (doesFit && poster !== -1) {
      const predicate = `is poster, but “${WORD}” in h1 fits a phone's column (${Math.round(width)} of ${columnPixels} pixels); remove the category`;
      return [finding(pairing, ["categories", poster], predicate)];
    }
    if (doesFit || poster !== -1) return [];
    const fitting = Math.floor(columnPixels / widthInEm) / pixelsOf("1rem");
    const predicate = `is ${size}, in which “${WORD}” is ${Math.ceil(width)} pixels wide; write at most ${fitting}rem to fit a phone's column of ${columnPixels} pixels, or add the category "poster"`;
    return [finding(pairing, ["css", "h1", "font-size"], predicate)];
  },
};

/** With letter spacing, which follows every letter; undefined where the font does not state its widths. */
function wordWidthInEm(pairing: PairingWithFonts): number | undefined {
  const { "font-weight": weight, "letter-spacing": spacing } = pairing.item.css.h1;
  const { metrics, advances } = ruleFont(pairing, "h1")?.meta ?? {};
  const advance = advances?.[weight]?.documentation;
  if (advance === undefined || !metrics?.unitsPerEm) return undefined;
  return advance / metrics.unitsPerEm + WORD.length * Number.parseFloat(spacing);
}
