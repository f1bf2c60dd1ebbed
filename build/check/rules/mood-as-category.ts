import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/**
 * A tag that were both would give two lists with different members, depending on the filter. The
 * specification's common categories contain moods (`minimal`, `modern`, `bold`), so this is no error.
 *
 * @see specification 2.1, `categories`
 */
export const moodAsCategory: Rule = {
  name: "mood-as-category",
  severity: "warning",
  summary: "a mood is among `meta.mood`, not among the categories",
  checkRegistry: ({ pairings, vocabularies }) =>
    pairings.flatMap((pairing) =>
      pairing.item.categories.flatMap((tag, index) => {
        const isMood = vocabularies.get("moods")?.has(tag) ?? false;
        if (!isMood || vocabularies.get("categories")?.has(tag)) return [];
        const predicate = `is "${tag}", which is a mood; move it to meta.mood`;
        return [finding(pairing, ["categories", index], predicate)];
      }),
    ),
};
