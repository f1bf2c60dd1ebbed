import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { VocabularyFile } from "../schemas/index.ts";
import { ownRegistryDir } from "./package-root.ts";

/** The controlled lists of tags; each is a file of `registry/vocabulary/`. */
export const VOCABULARIES = ["moods", "use-cases", "categories"] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];

/** What a tag means, and the other words that people search for when they mean it. */
export type Tag = VocabularyFile[string];

/** Every tag of a list. */
export type Vocabulary = ReadonlyMap<string, Tag>;

/** This package's list, with the tags of a registry's own; of the same tag, its own definition. */
export function readVocabulary(registryDir: string, name: VocabularyName): Vocabulary {
  const files = new Set(
    [ownRegistryDir, registryDir].map((folder) => vocabularyFile(folder, name)),
  );
  return vocabularyOf(
    [...files]
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, "utf8")) as VocabularyFile),
  );
}

/** The tags of several files; of the same tag, the last definition. */
export function vocabularyOf(files: readonly VocabularyFile[]): Vocabulary {
  return new Map(files.flatMap((file) => Object.entries(file)));
}

/** The path of a list in a registry. */
export function vocabularyFile(registryDir: string, name: VocabularyName): string {
  return join(registryDir, "vocabulary", `${name}.json`);
}

/** What words mean to a search, apart from the names of fonts. */
export interface SearchVocabulary {
  mood: Vocabulary;
  useCase: Vocabulary;
  category: Vocabulary;
  /** Languages and other names of scripts, by subset. */
  script: Vocabulary;
  /** Typefaces that the provider does not have -> names of font items that resemble them. */
  lookAlikes: Readonly<Record<string, readonly string[]>>;
}

/** The lists of tags with those of the registry's own; scripts and look-alikes are this package's. */
export function searchVocabulary(registryDir = ownRegistryDir): SearchVocabulary {
  return {
    mood: readVocabulary(registryDir, "moods"),
    useCase: readVocabulary(registryDir, "use-cases"),
    category: readVocabulary(registryDir, "categories"),
    script: new Map(Object.entries(readOwn("scripts") as VocabularyFile)),
    lookAlikes: readOwn("look-alikes") as SearchVocabulary["lookAlikes"],
  };
}

function readOwn(name: string): unknown {
  return JSON.parse(readFileSync(join(ownRegistryDir, "vocabulary", `${name}.json`), "utf8"));
}
