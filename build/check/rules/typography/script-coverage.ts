import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** A preview is shown in the pairing's own fonts. */
export const scriptCoverage: Rule = {
  name: "script-coverage",
  severity: "error",
  summary: "heading and text fonts cover the scripts of the preview",
  checkPairingWithFonts: (pairing) => {
    const scripts = scriptsOf(pairing.item.meta?.preview ?? "");
    return [...new Set([pairing.heading, pairing.body])].flatMap(({ title, meta }) =>
      scripts.flatMap(({ script, subsets }) => {
        const covered = meta?.scripts;
        if (covered === undefined || subsets.some((subset) => covered.includes(subset))) return [];
        const predicate = `is in the script ${script}, which ${title} does not cover; choose another font, or another text`;
        return [finding(pairing, ["meta", "preview"], predicate)];
      }),
    );
  },
};
