import { type FolderFiles, readFolderFiles } from "../../../registry/model/folder-files.ts";
import { MAX_FILE_BYTES } from "../../../registry/model/sources.ts";
import {
  VOCABULARIES,
  VOCABULARY_FOLDER,
  type Vocabulary,
  type VocabularyName,
  shippedVocabulary,
  vocabularyOf,
} from "../../../registry/model/vocabulary.ts";
import type { VocabularyFile } from "../../../schemas/index.ts";
import type { Problem } from "../problem.ts";
import { checkJson, unreadProblem } from "./checked-file.ts";

/** The controlled lists of tags of a registry, and what is wrong with their files. */
export interface CheckedVocabularies {
  /** Without those whose file is invalid. */
  vocabularies: Map<VocabularyName, Vocabulary>;
  problems: Problem[];
  /** The registry's own files. */
  contents: Map<string, Buffer>;
}

/** The lists that only this package has: other registries cannot add to them. */
const SHIPPED_ALONE = ["features", "scripts", "languages", "look-alikes", "tallest-words"];

/** Reads the lists of a registry, `vocabulary/*.json`. */
export function readVocabularyFiles(registryDir: string, isShipped: boolean): FolderFiles {
  const known = isShipped ? [...VOCABULARIES, ...SHIPPED_ALONE] : VOCABULARIES;
  const names = new Set(known.map((name) => `${name}.json`));
  return readFolderFiles(registryDir, VOCABULARY_FOLDER, {
    isKnown: (name) => names.has(name),
    maxFileBytes: MAX_FILE_BYTES,
    maxBytes: MAX_FILE_BYTES * VOCABULARIES.length,
  });
}

/** This package's lists with the registry's own, each checked by its schema. */
export function checkVocabularies({ files }: Pick<FolderFiles, "files">): CheckedVocabularies {
  const checked: CheckedVocabularies = {
    vocabularies: new Map(),
    problems: [],
    contents: new Map(),
  };
  for (const name of VOCABULARIES) {
    const shipped = shippedVocabulary(name);
    const own = files.find((file) => file.name === `${name}.json`);
    if (own === undefined) {
      checked.vocabularies.set(name, shipped);
      continue;
    }
    const { file, content } = own;
    if (!Buffer.isBuffer(content)) {
      checked.problems.push(unreadProblem(file, content));
      continue;
    }
    checked.contents.set(file, content);
    const { value, problems } = checkJson("vocabulary", file, content);
    checked.problems.push(...problems);
    if (value === undefined) continue;
    const tags = vocabularyOf(value as VocabularyFile);
    checked.vocabularies.set(name, new Map([...shipped, ...tags]));
  }
  return checked;
}
