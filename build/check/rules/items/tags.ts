import type { PairingItem } from "../../../../registry/model/items.ts";
import type { Vocabulary, VocabularyName } from "../../../../registry/model/vocabulary.ts";
import {
  type CategoryDifference,
  categoryDifferences,
  stylesOf,
} from "../../../../registry/pairing/structural-categories.ts";
import { didYouMean } from "../../../../registry/search/nearest.ts";
import { type Finding, correctable, finding } from "../../problem.ts";
import { type PairingWithFonts, pairingsWithFonts } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

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
    const found = finding(pairing, ["categories"], `lacks "${category}": ${reason}; add it`);
    return correctable(found, [...pairing.item.categories, category]);
  }
  const position = pairing.item.categories.indexOf(category);
  const predicate = `is "${category}", which requires that ${reason}; remove it`;
  return finding(pairing, ["categories", position], predicate);
}

/** How a text begins that `new pairing` leaves to a person. */
export const TO_DO = "TODO:";

/** The placeholder for tags that a person chooses. */
export const TO_DO_TAG = "to-do";

export const toDo: Rule = {
  name: "to-do",
  severity: "error",
  summary: "what `new pairing` has left to be written is written",
  checkPairing: (pairing) => {
    const { description, meta } = pairing.item;
    const tags = [
      { path: ["meta", "mood"], tags: meta?.mood, kind: "moods" },
      { path: ["meta", "useCase"], tags: meta?.useCase, kind: "use cases" },
    ];
    return [
      ...(description.startsWith(TO_DO)
        ? [finding(pairing, ["description"], "is still to be written; replace this TODO")]
        : []),
      ...tags.flatMap(({ path, tags: chosen = [], kind }) => {
        const index = chosen.indexOf(TO_DO_TAG);
        if (index === -1) return [];
        const predicate = `is still to be chosen; write ${kind} of the vocabulary, the strongest first`;
        return [finding(pairing, [...path, index], predicate)];
      }),
    ];
  },
};

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

/**
 * Tags are controlled: a search by mood does not find a word that only one author uses. A category may be a
 * mood, too, as common ones of the specification are (`minimal`, `modern`, `bold`).
 *
 * @see specification 2.1, `categories`
 */
export const vocabulary: Rule = {
  name: "vocabulary",
  severity: "error",
  isBeyondSpecification: true,
  summary: "moods, use cases and categories are defined in `registry/vocabulary/`",
  checkRegistry: ({ pairings, vocabularies }) =>
    TAGS.flatMap(({ name, path, tagsOf }) => {
      const known = vocabularies.get(name);
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
