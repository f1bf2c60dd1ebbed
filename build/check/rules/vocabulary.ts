import type { PairingItem } from "../../../registry/model/items.ts";
import { didYouMean } from "../../../registry/search/nearest.ts";
import type { Vocabulary, VocabularyName } from "../../../registry/model/vocabulary.ts";
import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";
import { TO_DO_TAG } from "./to-do.ts";

/** The tags of a pairing, each kind with its vocabulary and its path in the item. */
const TAGS: readonly {
  name: VocabularyName;
  path: readonly string[];
  tagsOf: (pairing: PairingItem) => readonly string[];
}[] = [
  { name: "moods", path: ["meta", "mood"], tagsOf: ({ meta }) => meta?.mood ?? [] },
  { name: "use-cases", path: ["meta", "useCase"], tagsOf: ({ meta }) => meta?.useCase ?? [] },
  { name: "categories", path: ["categories"], tagsOf: ({ categories }) => categories },
];

/** Tags are controlled: a search by mood does not find a word that only one author uses. */
export const vocabulary: Rule = {
  name: "vocabulary",
  severity: "error",
  summary: "moods, use cases and categories are defined in `registry/vocabulary/`",
  checkRegistry: ({ pairings, vocabularies }) =>
    TAGS.flatMap(({ name, path, tagsOf }) => {
      const known = vocabularies.get(name);
      // The rule `mood-as-category` reports it.
      const isMood = (tag: string) => vocabularies.get("moods")?.has(tag) ?? false;
      // Its file is invalid, which is reported.
      if (known === undefined) return [];
      return pairings.flatMap((pairing) =>
        tagsOf(pairing.item).flatMap((tag, index) => {
          // The rule `to-do` reports it.
          if (tag === TO_DO_TAG) return [];
          if (known.has(tag) || (name === "categories" && isMood(tag))) return [];
          const predicate = `is "${tag}", which is not in the vocabulary; choose another tag, or define it in vocabulary/${name}.json${remedyFor(tag, known)}`;
          return [finding(pairing, [...path, index], predicate)];
        }),
      );
    }),
};

/** A tag that means the same, else one that is spelled alike. */
function remedyFor(tag: string, known: Vocabulary): string {
  const phrase = tag.replaceAll("-", " ");
  const synonymous = [...known].find(([, { synonyms = [] }]) => synonyms.includes(phrase));
  return synonymous === undefined
    ? didYouMean(tag, known.keys())
    : `; "${synonymous[0]}" means the same here`;
}
