import { statSync } from "node:fs";

/** Why a path leads to no folder, by the system's code. */
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "was not found"],
  ["ENOTDIR", "has a parent that is not a directory"],
  ["ELOOP", "leads through a loop of symlinks"],
  ["EACCES", "cannot be read: permission denied"],
  ["ENAMETOOLONG", "is a path that is too long"],
]);

/**
 * Why a path cannot be used as a folder: the predicate of a sentence, without a period.
 *
 * @returns undefined when it is a folder, or a symlink to one
 */
export function folderProblem(path: string): string | undefined {
  try {
    return statSync(path).isDirectory() ? undefined : "is not a folder";
  } catch (error) {
    return problemOfCode(error);
  }
}

/** Why the system refused a path, as `folderProblem` says it. */
export function problemOfCode(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return PROBLEMS.get(code) ?? `cannot be read: ${message}`;
}
