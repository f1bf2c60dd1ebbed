import { basename, dirname, join } from "node:path";

/** A folder that a build must not write to, or publish from; the message says why and what to do. */
export class FolderError extends Error {
  override name = "FolderError";
}

/** A folder that could not be written; the message says what happened, that nothing changed, and what to do. */
export class PublishError extends Error {
  override name = "PublishError";
}

const CHOOSE = "choose another folder with --out.";
const ALLOW = "Allow this user to write there, or use --out.";

/** What went wrong by the system's code, and what to do. */
const REASONS: ReadonlyMap<string, readonly [problem: string, remedy: string]> = new Map([
  ["ENOSPC", ["no space, or no inodes, left on its file system", `Free some, or ${CHOOSE}`]],
  ["EDQUOT", ["the disk quota is exceeded", `Free some space, or ${CHOOSE}`]],
  ["EROFS", ["its file system is read-only", `Make it writable, or ${CHOOSE}`]],
  ["EACCES", ["permission denied", ALLOW]],
  ["EPERM", ["operation not permitted", ALLOW]],
  ["EFBIG", ["a file is larger than is allowed there", "Raise that limit (`ulimit -f`)."]],
  ["EMFILE", ["too many open files", "Raise that limit (`ulimit -n`)."]],
  ["ENOENT", ["a folder was not found", `Build again, or ${CHOOSE}`]],
  ["ENOTDIR", ["a file is where a folder is needed", `Remove it, or ${CHOOSE}`]],
  ["ENAMETOOLONG", ["the path is too long", "Choose a shorter one with --out."]],
]);

/**
 * What a build that failed to write reports.
 *
 * @param dist the folder that was to be replaced
 * @returns the error itself where the system's code says nothing that a user could act on
 */
export function publishError(dist: string, error: unknown): unknown {
  const { code = "", syscall, path = dist } = error as NodeJS.ErrnoException;
  const reason = syscall !== undefined && isPartOf(dist, path) ? REASONS.get(code) : undefined;
  if (reason === undefined) return error;
  const [problem, remedy] = reason;
  return new PublishError(
    `${dist} cannot be written: ${problem} (${code}). Nothing was changed. ${remedy}`,
    { cause: error },
  );
}

/** Whether a path is the folder, one above or below it, or in one that a build makes beside it. */
function isPartOf(dist: string, path: string): boolean {
  const beside = join(dirname(dist), `.${basename(dist)}.`);
  return (
    [`${dist}/`, beside].some((start) => path.startsWith(start)) || `${dist}/`.startsWith(path)
  );
}
