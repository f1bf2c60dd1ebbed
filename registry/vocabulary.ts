import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "./package-root.ts";

/** The controlled lists of tags; each is a file of `registry/vocabulary/`, tag -> definition. */
export const VOCABULARIES = ["moods", "use-cases", "categories"] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];

/** Every tag of a list, with what it means. */
export type Vocabulary = ReadonlyMap<string, string>;

/** A registry's own list where it has one, else the list of this package. */
export function readVocabulary(registryDir: string, name: VocabularyName): Vocabulary {
  const own = join(registryDir, "vocabulary", `${name}.json`);
  const file = existsSync(own) ? own : join(ownRegistryDir, "vocabulary", `${name}.json`);
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
}

/** The definitions of moods and use cases, by tag: the words that users search for. */
export function tagDefinitions(registryDir = ownRegistryDir): Vocabulary {
  return new Map([
    ...readVocabulary(registryDir, "moods"),
    ...readVocabulary(registryDir, "use-cases"),
  ]);
}
