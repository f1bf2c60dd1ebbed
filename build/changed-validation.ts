import { relative, sep } from "node:path";
import { changedFiles } from "./changed-files.ts";
import type { Validation } from "./validate.ts";

/**
 * Whether a file of a registry, as problems name it, differs from a revision of git.
 *
 * @throws RevisionError
 */
export function changedSince(registryDir: string, revision: string): (file: string) => boolean {
  const changed = changedFiles(registryDir, revision);
  return (file) => changed.has(relative(registryDir, file).replaceAll(sep, "/"));
}

/** The problems of some files alone, and how many others there are. */
export function validationOf(
  validation: Validation,
  isWanted: (file: string) => boolean,
): Validation {
  const problems = validation.problems.filter(({ file }) => isWanted(file));
  return {
    ...validation,
    problems,
    isValid: problems.every(({ severity }) => severity === "warning"),
    contents: new Map([...validation.contents].filter(([file]) => isWanted(file))),
    unlisted: validation.problems.length - problems.length,
  };
}
