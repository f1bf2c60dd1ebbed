import {
  type CategoryDifference,
  categoryDifferences,
  stylesOf,
} from "../../../registry/pairing/structural-categories.ts";
import { type PairingWithFonts, pairingsWithFonts } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** What the fonts say must not depend on what an author remembers. */
export const structuralCategories: Rule = {
  name: "structural-categories",
  severity: "warning",
  summary:
    "a pairing has the categories that its fonts and preview decide: `serif`, `superfamily`, `variable`, `non-latin`, the styles of its faces",
  checkRegistry: (registry) => {
    const styles = new Set(registry.fonts.flatMap(({ item }) => stylesOf(item)));
    return pairingsWithFonts(registry).flatMap((pairing) =>
      categoryDifferences(pairing.item, pairing.heading, pairing.body, styles).map((difference) =>
        findingOf(pairing, difference),
      ),
    );
  },
};

function findingOf(
  pairing: PairingWithFonts,
  { category, isMissing, reason }: CategoryDifference,
): Finding {
  if (isMissing) {
    return finding(pairing, ["categories"], `lacks "${category}": ${reason}; add it`);
  }
  const position = pairing.item.categories.indexOf(category);
  const predicate = `is "${category}", which requires that ${reason}; remove it`;
  return finding(pairing, ["categories", position], predicate);
}
