import type { PairingItem } from "../../registry/items.ts";
import { didYouMean } from "../../registry/nearest.ts";
import { type VocabularyName, readVocabulary } from "../../registry/vocabulary.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf, spokenPath } from "../problem.ts";

/** Which list the tags of a pairing come from, and where they stand. */
const TAGS: readonly {
  vocabulary: VocabularyName;
  path: readonly string[];
  tagsOf: (pairing: PairingItem) => readonly string[];
}[] = [
  { vocabulary: "moods", path: ["meta", "mood"], tagsOf: ({ meta }) => meta?.mood ?? [] },
  { vocabulary: "use-cases", path: ["meta", "useCase"], tagsOf: ({ meta }) => meta?.useCase ?? [] },
  { vocabulary: "categories", path: ["categories"], tagsOf: ({ categories }) => categories },
];

/** Tags are controlled: a search by mood finds nothing under a word that one author alone uses. */
export function vocabulary({ registryDir, pairings }: LoadedRegistry): Problem[] {
  return TAGS.flatMap(({ vocabulary: name, path, tagsOf }) => {
    const known = readVocabulary(registryDir, name);
    return pairings.flatMap(({ file, item }) =>
      tagsOf(item).flatMap((tag, index): Problem[] => {
        if (known.has(tag)) return [];
        const pointer = pointerOf([...path, index]);
        const remedy = `take another, or define it in vocabulary/${name}.json`;
        const message = `${spokenPath(pointer)} is "${tag}", which is not in the vocabulary; ${remedy}${didYouMean(tag, known.keys())}`;
        return [{ rule: "vocabulary", file, pointer, message }];
      }),
    );
  });
}
