import type { PairingItem } from "../../../registry/items.ts";
import { pixelsOf } from "../../../registry/scale.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { xHeightOf } from "./x-height.ts";

/** With more, inline code looks larger or smaller than the sentence around it. */
const TOLERANCE = 0.08;

export const codeSize: Rule = {
  name: "code-size",
  severity: "error",
  summary:
    "the x-height of code is that of the text within 8 %, by its `font-size` where necessary",
  checkPairingWithFonts: (pairing) => {
    const body = xHeightOf(pairing.body);
    const mono = xHeightOf(pairing.mono);
    if (body === undefined || mono === undefined) return [];
    const { text, code, stated } = sizesOf(pairing.item);
    const ratio = (mono * code) / (body * text);
    if (Math.abs(ratio - 1) <= TOLERANCE) return [];
    const path = stated === undefined ? ["css", "code, pre"] : ["css", "code, pre", "font-size"];
    const predicate = `gives code ${Math.round(ratio * 100)} % of the text's x-height; write "font-size": "${Number((body / mono).toFixed(2))}em"`;
    return [finding(pairing, path, predicate)];
  },
};

/** The sizes of text and code in pixels, and that of code as the pairing states it. */
function sizesOf({ css }: PairingItem): { text: number; code: number; stated?: string } {
  const text = pixelsOf(css["body, p"]["font-size"]);
  const stated = css["code, pre"]["font-size"];
  if (stated === undefined) return { text, code: text };
  const isAbsolute = stated.endsWith("rem") || stated.endsWith("px");
  return { text, code: isAbsolute ? pixelsOf(stated) : Number.parseFloat(stated) * text, stated };
}
