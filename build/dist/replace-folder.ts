import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { MANIFEST_FILE } from "./build-manifest.ts";
import { earlierBuild } from "./earlier-build.ts";
import { mountPointError, unlistedFiles } from "./out-folder.ts";
import { repairDist, swapFolderPath, swapFolders, tryRename } from "./swap-folders.ts";

/** Files that appeared in `dist` while a build replaced it, and the folder beside it that they are in now. */
export interface PreservedFiles {
  folder: string;
  paths: string[];
}

/** What a build prints about them. */
export function preservedWarning({ folder, paths }: PreservedFiles): string {
  const appeared = `${paths.join(", ")} appeared while a build replaced the folder`;
  return withEscapes(
    `warning: ${appeared}. Move what you need out of ${folder}, and remove that folder.`,
  );
}

/**
 * Puts a complete folder in the place of another. There is no file system call that exchanges two
 * folders, so the old one is moved aside first.
 *
 * @throws FolderError when the place is a mount point; then, as after any error, `dist` is as it was
 */
export function putInPlace(staging: string, dist: string): void {
  try {
    // Succeeds where `dist` is missing or empty. `repairDist` may put the old one back meanwhile.
    while (!tryRename(staging, dist, ["ENOTEMPTY", "EEXIST"]))
      tryRename(dist, swapFolderPath(dist, "old"), ["ENOENT"]);
  } catch (error) {
    repairDist(dist);
    const { code = "" } = error as NodeJS.ErrnoException;
    throw ["EBUSY", "EXDEV"].includes(code) ? mountPointError(dist) : error;
  }
}

/**
 * Removes the folders that builds left beside `dist`, but none with a file that no build wrote.
 *
 * @returns the files of those that stay, until somebody moves them
 */
export function removeLeftovers(dist: string): PreservedFiles[] {
  for (const folder of swapFolders(dist, "new")) removeFolder(dist, folder);
  if (!existsSync(join(dist, MANIFEST_FILE))) return [];
  return swapFolders(dist, "old").flatMap((folder) => {
    const paths = unlistedFiles(folder, earlierBuild(folder));
    if (paths.length > 0) return [{ folder, paths }];
    removeFolder(dist, folder);
    return [];
  });
}

/**
 * Renames it first: when this is interrupted, the rest is of no build; and a process that is writing there
 * after all fails, and never puts a part of it in place.
 */
function removeFolder(dist: string, folder: string): void {
  const renamed = swapFolderPath(dist, "new");
  if (tryRename(folder, renamed, ["ENOENT"])) rmSync(renamed, { recursive: true, force: true });
}
