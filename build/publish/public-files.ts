import { join } from "node:path";
import { isPublishablePath } from "../dist/build-manifest.ts";
import { readRegularFile } from "../../registry/model/folder-files.ts";
import { folderProblem } from "../../registry/model/folder-problem.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { isSymlinkOfProject } from "../dist/leads-out.ts";
import { pathsBelow } from "../dist/paths-below.ts";
import { FolderError } from "../dist/publish-error.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** All files together, which a build holds in memory. */
const MAX_PUBLIC_BYTES = 250_000_000;

/** A contributor can commit the folder as a symlink to `.git`, or to a folder of keys. */
const IS_SYMLINK = "is below the current folder, and a symlink leads to it";

/**
 * A user's own files, such as `CNAME`, `robots.txt` or `.well-known/security.txt`, in the order of
 * their paths.
 *
 * @throws FolderError when the folder is missing, or holds anything but files and folders; a
 *   symlink to a file in the folder counts as that file
 */
export function publicFiles(publicDir: string): DistFile[] {
  const problem =
    folderProblem(publicDir) ?? (isSymlinkOfProject(publicDir) ? IS_SYMLINK : undefined);
  if (problem !== undefined)
    throw new FolderError(
      `The --public folder ${publicDir} ${problem}. Create it, or choose another.`,
    );
  let left = MAX_PUBLIC_BYTES;
  return pathsBelow(publicDir)
    .sort(byCodePoints)
    .map((path) => {
      const body = contentOf(publicDir, path, left);
      left -= body.length;
      return { paths: [path], body };
    });
}

/** What a symlink out of the folder leads to was not meant for publishing: keys, the environment. */
function contentOf(publicDir: string, path: string, maxBytes: number): Buffer {
  const file = join(publicDir, path);
  if (!isPublishablePath(path))
    throw new FolderError(
      `${file} has a backslash or a control character in its name, so it cannot be published. Rename it.`,
    );
  const content = readRegularFile(file, maxBytes, publicDir);
  if (Buffer.isBuffer(content)) return content;
  if (content.rule === "file/size")
    throw new FolderError(
      `${file} cannot be published: the --public folder has more than ${MAX_PUBLIC_BYTES} bytes. Publish large files elsewhere.`,
    );
  throw new FolderError(
    `${file} ${content.problem}, so it cannot be published: ${content.remedy}.`,
  );
}
