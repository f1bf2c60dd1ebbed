import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
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
  const folder = statSync(publicDir, { throwIfNoEntry: false });
  if (!folder?.isDirectory())
    throw new PublicDirError(`The --public folder ${publicDir} was not found.`);
  return filePaths(publicDir, "")
    .sort(byCodePoints)
    .map((path) => ({ paths: [path], body: readFileSync(join(publicDir, path)) }));
}

function filePaths(publicDir: string, under: string): string[] {
  return readdirSync(join(publicDir, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) return filePaths(publicDir, `${path}/`);
    if (statSync(join(publicDir, path), { throwIfNoEntry: false })?.isFile()) return [path];
    const what = entry.isSymbolicLink() ? "a symlink that leads to no file" : "not a regular file";
    throw new PublicDirError(
      `${join(publicDir, path)} is ${what}, so it cannot be published. Replace it with a file, or remove it.`,
    );
  });
}
