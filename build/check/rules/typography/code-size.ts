import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { xHeightOf } from "./x-height.ts";

export const codeSize: Rule<{ tolerance: number }> = {
  name: "code-size",
  severity: "error",
  summary: "the x-height of code is that of the text within 3 %, by its `font-size` in em",
  // With more, inline code looks larger or smaller than the sentence around it.
  bounds: { tolerance: 0.03 },
  checkPairingWithFonts: (pairing, { tolerance }) => {
    const body = xHeightOf(pairing.body);
    const mono = xHeightOf(pairing.mono);
    if (!body || !mono) return [];
    const size = Number.parseFloat(pairing.item.css["code, pre"]["font-size"]);
    const ratio = (mono * size) / body;
    if (Math.abs(ratio - 1) <= tolerance) return [];
    const predicate = `gives code ${Math.round(ratio * 100)} % of the text's x-height; write "${Number((body / mono).toFixed(2))}em"`;
    return [finding(pairing, ["css", "code, pre", "font-size"], predicate)];
  },
};
