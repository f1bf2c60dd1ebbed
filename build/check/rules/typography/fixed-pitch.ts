import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Columns of code have to line up. */
export const fixedPitch: Rule = {
  name: "fixed-pitch",
  severity: "error",
  summary: "the mono font is monospaced",
  checkPairingWithFonts: (pairing) => {
    const { title, font } = pairing.mono;
    if (font.family.endsWith("monospace")) return [];
    const predicate = `is ${title}, which is not monospaced; choose a font whose family ends in monospace`;
    return [finding(pairing, ["cssVars", "theme", "--font-mono"], predicate)];
  },
};
