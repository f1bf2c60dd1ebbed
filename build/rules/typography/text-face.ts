import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

const BOLD = 600;
const DISPLAY: ReadonlySet<string> = new Set(["display", "handwriting"]);

/** Running text needs a face that was drawn for it, with a bold for strong text. */
export const textFace: Rule = {
  name: "text-face",
  severity: "error",
  summary: "the text font is neither display nor handwriting, and has a bold weight (600 or more)",
  checkPairingWithFonts: (pairing) => {
    const { title, categories, font } = pairing.body;
    const is = (predicate: string) =>
      finding(pairing, ["cssVars", "theme", "--font-body"], `is ${title}, ${predicate}`);
    const findings: Finding[] = [];
    if (categories?.some((category) => DISPLAY.has(category))) {
      findings.push(is("which is drawn for large sizes; choose a text font"));
    }
    if (!font.weight.some((weight) => Number(weight) >= BOLD)) {
      findings.push(
        is("which has no bold weight, so browsers synthesize one; choose another font"),
      );
    }
    return findings;
  },
};
