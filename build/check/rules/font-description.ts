import { correctable, finding } from "../problem.ts";
import { isTitled } from "./font-name.ts";
import type { Rule } from "./rule.ts";

/** The one form of a font's description. */
export function fontDescriptionOf(title: string, classification: string): string {
  return `${title} — ${classification} font.`;
}

/** @see specification 2.2 */
export const fontDescription: Rule = {
  name: "font-description",
  severity: "error",
  summary: "`{Title} — {Classification} font.`, and the classification is among the categories",
  checkFont: (loaded) => {
    const { title, description, categories } = loaded.item;
    // The schema has checked the end of the description.
    const classification = description.slice(description.lastIndexOf(" — ") + 3, -" font.".length);
    const expected = fontDescriptionOf(title, classification);
    const is = finding(loaded, ["description"], `is "${description}"; write "${expected}"`);
    // Of a wrong title, another one would follow.
    const found = isTitled(loaded.item) ? correctable(is, expected) : is;
    const findings = description === expected ? [] : [found];

    const tag = classification.toLowerCase().replace(" ", "-");
    if (categories === undefined || categories.some((category) => category === tag)) {
      return findings;
    }
    const predicate = `does not include "${tag}", the classification in the description; add it`;
    return [...findings, finding(loaded, ["categories"], predicate)];
  },
};
