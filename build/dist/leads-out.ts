import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isInsideFolder } from "../../registry/model/folder-files.ts";

/**
 * Whether a path is named below the current folder, and a symlink leads out of that. A contributor can
 * commit the registry or the output folder of a project as such a symlink; a user who means another place
 * can name that.
 *
 * @param path of a folder that may be missing
 */
export function leadsOutOfProject(path: string): boolean {
  return isInProject(path) && !isInsideFolder(realPath(path), ".");
}

/** Whether a path is named below the current folder, and is a symlink or below one, wherever that leads to. */
export function isSymlinkOfProject(path: string): boolean {
  return isInProject(path) && realPath(path) !== resolve(path);
}

function isInProject(path: string): boolean {
  return isInsideFolder(resolve(path), ".");
}

/** The predicate of a sentence about such a path. */
export const LEADS_OUT = "is below the current folder, but a symlink leads out of that";

/** Absolute, and without symlinks, as far as the path exists. */
export function realPath(path: string): string {
  const absolute = symlinkTarget(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
}

/** As many as Linux follows. */
const MAX_SYMLINKS = 40;

/**
 * The absolute path behind a symlink, or behind a chain of them. `realpath` would fail where a build
 * was interrupted: the last symlink then leads to a folder that is missing for now.
 */
export function symlinkTarget(path: string): string {
  let folder = resolve(path);
  for (let links = 0; links < MAX_SYMLINKS; links += 1) {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) break;
    folder = resolve(realpathSync(dirname(folder)), readlinkSync(folder));
  }
  return folder;
}
