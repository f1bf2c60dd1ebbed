import { pixelsOf } from "../../../../registry/pairing/scale.ts";
import type { PairingWithFonts } from "../../read/loaded-registry.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { ruleFont } from "./rule-font.ts";
import { textPixelsOf } from "./text-pixels.ts";
import { xHeightOf } from "./x-height.ts";

const KEY = "h4, h5, h6";

/** A heading with smaller letters than the text below it looks like a caption. */
export const minorHeadings: Rule = {
  name: "minor-headings",
  severity: "error",
  summary:
    "`h4` to `h6` are not larger than `h3`, and their x-height is not below that of the text",
  checkPairingWithFonts: (pairing) => {
    const { css } = pairing.item;
    const size = css[KEY]["font-size"];
    const is = (predicate: string) => finding(pairing, ["css", KEY, "font-size"], predicate);
    const findings: Finding[] = [];
    if (pixelsOf(size) > pixelsOf(css.h3["font-size"])) {
      findings.push(is(`is ${size}, larger than h3; make it at most ${css.h3["font-size"]}`));
    }
    const smallest = smallestPixels(pairing);
    if (pixelsOf(size) < smallest) {
      const rem = Math.ceil(smallest) / pixelsOf("1rem");
      findings.push(
        is(`is ${size}, with an x-height below that of the text; make it at least ${rem}rem`),
      );
    }
    return findings;
  },
};

/** The size with the text's x-height; the text's own size where a font does not state its x-height. */
function smallestPixels(pairing: PairingWithFonts): number {
  const font = ruleFont(pairing, KEY);
  const heading = font && xHeightOf(font);
  const body = xHeightOf(pairing.body);
  const text = textPixelsOf(pairing.item);
  // Browsers keep lengths in 64ths of a pixel.
  return heading && body ? Math.floor(((text * body) / heading) * 64) / 64 : text;
}
