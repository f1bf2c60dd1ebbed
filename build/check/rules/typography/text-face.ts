import { hasBold, isForLargeSizes } from "../../../../registry/faces/text-face.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Running text needs a face that was drawn for it, with a bold for strong text. */
export const textFace: Rule = {
  name: "text-face",
  severity: "error",
  summary: "the text font is neither display nor handwriting, and has a bold weight (600 or more)",
  checkPairingWithFonts: (pairing) => {
    const { title } = pairing.body;
    const is = (predicate: string) =>
      finding(pairing, ["cssVars", "theme", "--font-body"], `is ${title}, ${predicate}`);
    const findings: Finding[] = [];
    if (isForLargeSizes(pairing.body)) {
      findings.push(is("which is drawn for large sizes; choose a text font"));
    }
    if (!hasBold(pairing.body)) {
      findings.push(
        is("which has no bold weight, so browsers synthesize one; choose another font"),
      );
    }
    return findings;
  },
};
