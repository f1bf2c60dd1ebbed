import { existsSync } from "node:fs";
import { ownRegistryDir } from "../registry/package-root.ts";
import { readRegularFile } from "../registry/sources.ts";
import {
  VOCABULARIES,
  type Vocabulary,
  type VocabularyName,
  readVocabulary,
  vocabularyFile,
  vocabularyOf,
} from "../registry/vocabulary.ts";
import type { VocabularyFile } from "../schemas/index.ts";
import { checkJson, problemOf } from "./checked-file.ts";
import type { Problem } from "./problem.ts";

/** The controlled lists of tags of a registry, and what is wrong with their files. */
export interface CheckedVocabularies {
  /** Without those whose file is invalid. */
  vocabularies: Map<VocabularyName, Vocabulary>;
  problems: Problem[];
  /** The registry's own files. */
  contents: Map<string, Buffer>;
}

/** This package's lists with the registry's own `vocabulary/*.json`, each checked by its schema. */
export function checkVocabularies(registryDir: string): CheckedVocabularies {
  const checked: CheckedVocabularies = {
    vocabularies: new Map(),
    problems: [],
    contents: new Map(),
  };
  for (const name of VOCABULARIES) {
    const file = vocabularyFile(registryDir, name);
    if (!existsSync(file)) {
      checked.vocabularies.set(name, readVocabulary(ownRegistryDir, name));
      continue;
    }
    const content = readRegularFile(file);
    if (!Buffer.isBuffer(content)) {
      const { rule, message } = content;
      const finding = { file, pointer: "", message };
      const start = { line: 1, column: 1 };
      checked.problems.push(problemOf({ name: rule, severity: "error" }, finding, start));
      continue;
    }
    checked.contents.set(file, content);
    const { value, problems } = checkJson("vocabulary", file, content);
    checked.problems.push(...problems);
    if (problems.length === 0) {
      const shipped = readVocabulary(ownRegistryDir, name);
      checked.vocabularies.set(
        name,
        new Map([...shipped, ...vocabularyOf([value as VocabularyFile])]),
      );
    }
  }
  return checked;
}
