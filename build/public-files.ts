import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isPublishablePath } from "../registry/build-manifest.ts";
import { readRegularFile } from "../registry/folder-files.ts";
import { folderProblem } from "../registry/folder-problem.ts";
import { byCodePoints } from "../registry/items.ts";
import { LEADS_OUT, leadsOutOfProject } from "./leads-out.ts";
import type { DistFile } from "./write-dist.ts";

const MAX_PUBLIC_FILE_BYTES = 500_000_000;

/** A folder of a user's own files that cannot be published as it is; the message says why. */
export class PublicDirError extends Error {
  override name = "PublicDirError";
}

/**
 * A user's own files, such as `CNAME`, `robots.txt` or `.well-known/security.txt`, in the order of
 * their paths.
 *
 * @throws PublicDirError when the folder is missing, or holds anything but files and folders; a
 *   symlink to a file in the folder counts as that file
 */
export function publicFiles(publicDir: string): DistFile[] {
  const problem =
    folderProblem(publicDir) ?? (leadsOutOfProject(publicDir) ? LEADS_OUT : undefined);
  if (problem !== undefined)
    throw new PublicDirError(
      `The --public folder ${publicDir} ${problem}. Create it, or choose another.`,
    );
  return filePaths(publicDir, "")
    .sort(byCodePoints)
    .map((path) => ({ paths: [path], body: contentOf(publicDir, path) }));
}

function filePaths(publicDir: string, under: string): string[] {
  return readdirSync(join(publicDir, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) return filePaths(publicDir, `${path}/`);
    return [path];
  });
}

/** What a symlink out of the folder leads to was not meant for publishing: keys, the environment. */
function contentOf(publicDir: string, path: string): Buffer {
  const file = join(publicDir, path);
  if (!isPublishablePath(path))
    throw new PublicDirError(
      `${file} has a backslash in its name, so it cannot be published. Rename it.`,
    );
  const content = readRegularFile(file, MAX_PUBLIC_FILE_BYTES, publicDir);
  if (Buffer.isBuffer(content)) return content;
  throw new PublicDirError(
    `${file} ${content.problem}, so it cannot be published: ${content.remedy}.`,
  );
}
