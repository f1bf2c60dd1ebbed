import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** @see specification 2.2 */
export const fontDescription: Rule = {
  name: "font-description",
  severity: "error",
  summary: "`{Title} — {Classification} font.`, and the classification is among the categories",
  checkFont: (loaded) => {
    const { title, description, categories } = loaded.item;
    // The schema has checked the end of the description.
    const classification = description.slice(description.lastIndexOf(" — ") + 3, -" font.".length);
    const expected = `${title} — ${classification} font.`;
    const findings =
      description === expected
        ? []
        : [finding(loaded, ["description"], `is "${description}"; write "${expected}"`)];

    const tag = classification.toLowerCase().replace(" ", "-");
    if (categories === undefined || categories.some((category) => category === tag)) {
      return findings;
    }
    const predicate = `does not include "${tag}", the classification in the description; add it`;
    return [...findings, finding(loaded, ["categories"], predicate)];
  },
};
