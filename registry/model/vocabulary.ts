import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VocabularyFile } from "../../schemas/index.ts";
import { type Language, shippedLanguages } from "./languages.ts";
import { ownRegistryDir } from "./package-root.ts";

/** The controlled lists of tags; each is a file of `registry/vocabulary/`. */
export const VOCABULARIES = ["moods", "use-cases", "categories"] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];

/** What a tag means, and the other words that people search for when they mean it. */
export type Tag = VocabularyFile[string];

/** Every tag of a list. */
export type Vocabulary = ReadonlyMap<string, Tag>;

/** Its folder, below the registry's. */
export const VOCABULARY_FOLDER = "vocabulary";

/** This package's list. */
export function shippedVocabulary(name: VocabularyName): Vocabulary {
  return vocabularyOf(readOwn(name) as VocabularyFile);
}

/** The tags of a file. */
export function vocabularyOf(file: VocabularyFile): Vocabulary {
  return new Map(Object.entries(file));
}

/** What words mean to a search, apart from the names of fonts. */
export interface SearchVocabulary {
  mood: Vocabulary;
  useCase: Vocabulary;
  category: Vocabulary;
  /** What faces have, such as figures of one width. */
  feature: Vocabulary;
  /** Languages and other names of scripts, by subset. */
  script: Vocabulary;
  /** By BCP 47 tag. */
  language: Vocabulary;
  /** Typefaces that the provider does not have -> names of font items that resemble them. */
  lookAlikes: Readonly<Record<string, readonly string[]>>;
}

/**
 * What searches look up.
 *
 * @param lists of tags, with those of the registry's own; this package's where one is left out
 */
export function searchVocabulary(
  lists: ReadonlyMap<VocabularyName, Vocabulary> = new Map(),
): SearchVocabulary {
  const listOf = (name: VocabularyName) => lists.get(name) ?? shippedVocabulary(name);
  return {
    mood: listOf("moods"),
    useCase: listOf("use-cases"),
    category: listOf("categories"),
    feature: vocabularyOf(readOwn("features") as VocabularyFile),
    script: vocabularyOf(readOwn("scripts") as VocabularyFile),
    language: new Map(
      Object.entries(shippedLanguages()).map(([tag, language]) => [tag, tagOf(language)]),
    ),
    lookAlikes: readOwn("look-alikes") as SearchVocabulary["lookAlikes"],
  };
}

/** People write a language's name in English, or in itself. */
function tagOf({ name, nativeName, synonyms = [] }: Language): Tag {
  const names = [name, nativeName].map((one) => one.toLowerCase());
  return { definition: `${name}.`, synonyms: [...new Set([...names, ...synonyms])] };
}

function readOwn(name: string): unknown {
  return JSON.parse(readFileSync(join(ownRegistryDir, VOCABULARY_FOLDER, `${name}.json`), "utf8"));
}
