import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { folderProblem } from "../registry/folder-problem.ts";
import { byCodePoints } from "../registry/items.ts";
import type { DistFile } from "./write-dist.ts";

/** A folder of a user's own files that cannot be published as it is; the message says why. */
export class PublicDirError extends Error {
  override name = "PublicDirError";
}

/**
 * A user's own files, such as `CNAME`, `robots.txt` or `.well-known/security.txt`, in the order of
 * their paths.
 *
 * @throws PublicDirError when the folder is missing, or holds anything but files and folders; a
 *   symlink to a file counts as that file
 */
export function publicFiles(publicDir: string): DistFile[] {
  const problem = folderProblem(publicDir);
  if (problem !== undefined)
    throw new PublicDirError(
      `The --public folder ${publicDir} ${problem}. Create it, or choose another.`,
    );
  return filePaths(publicDir, "")
    .sort(byCodePoints)
    .map((path) => ({ paths: [path], body: readFileSync(join(publicDir, path)) }));
}

function filePaths(publicDir: string, under: string): string[] {
  return readdirSync(join(publicDir, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) return filePaths(publicDir, `${path}/`);
    if (isFile(join(publicDir, path))) return [path];
    const what = entry.isSymbolicLink() ? "a symlink that leads to no file" : "not a regular file";
    throw new PublicDirError(
      `${join(publicDir, path)} is ${what}, so it cannot be published. Replace it with a file, or remove it.`,
    );
  });
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    // A symlink that leads nowhere, or to itself.
    if (["ENOENT", "ELOOP"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}
