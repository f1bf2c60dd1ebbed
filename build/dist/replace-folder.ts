import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  rmSync,
  rmdirSync,
  unlinkSync,
} from "node:fs";
import { join } from "node:path";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { MANIFEST_FILE } from "./build-manifest.ts";
import { earlierBuild } from "./earlier-build.ts";
import { mountPointError } from "./out-folder.ts";
import {
  PROCESS_SPACE,
  type SwapFolder,
  repairDist,
  swapFolderPath,
  swapFolders,
  tolerate,
  tryRename,
} from "./swap-folders.ts";

/** Files that appeared in `dist` while a build replaced it, and the folder beside it that they are in now. */
export interface PreservedFiles {
  folder: string;
  paths: string[];
}

/** What a build prints about them. */
export function preservedWarning({ folder, paths }: PreservedFiles): string {
  const text = `${paths.join(", ")} appeared while a build replaced the folder, and was moved to ${folder}`;
  return withEscapes(`warning: ${text}`);
}

/**
 * No build takes as long. Whether a process of another machine or container is running cannot be found
 * out; a build whose folder is removed fails, and changes nothing.
 */
const ABANDONED_MILLISECONDS = 60 * 60 * 1000;

/** How many concurrent builds may come in between before one gives up. */
const MAX_ATTEMPTS = 100;

/**
 * Puts a complete folder in the place of another. There is no file system call that exchanges two
 * folders, so the old one is moved aside first. Of several concurrent builds the last one's
 * folder stays.
 *
 * @returns the folders that were moved aside
 * @throws FolderError when the place is a mount point; then, as after any error, `dist` is as it was
 */
export function putInPlace(staging: string, dist: string): string[] {
  const replaced: string[] = [];
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // Succeeds where `dist` is missing or empty.
      if (tryRename(staging, dist, ["ENOTEMPTY", "EEXIST"])) return replaced;
      const aside = swapFolderPath(dist, "old");
      if (tryRename(dist, aside, ["ENOENT"])) replaced.push(aside);
    }
  } catch (error) {
    repairDist(dist);
    const { code = "" } = error as NodeJS.ErrnoException;
    throw ["EBUSY", "EXDEV"].includes(code) ? mountPointError(dist) : error;
  }
  throw new Error(`${dist} was not replaced: too many concurrent builds. Stop them, and retry.`);
}

/**
 * Removes what builds left beside `dist` that were killed.
 *
 * @param now in milliseconds since 1970
 * @returns files that were never reported before
 */
export function removeLeftovers(dist: string, now = Date.now()): PreservedFiles[] {
  const folders = swapFolders(dist);
  // After they were listed: whatever is in place now has replaced all of them.
  const isInPlace = existsSync(join(dist, MANIFEST_FILE));
  return folders.flatMap((folder) => {
    const { kind, path } = folder;
    if (kind === "old") return isInPlace ? removeReplaced(dist, path) : [];
    if (!isAbandoned(folder, now)) return [];
    if (kind === "new") removeStaging(dist, path);
    else if (earlierBuild(path)) return removeReplaced(dist, path);
    // The manifest was removed last: there are only files that were reported.
    else removeIfEmpty(path);
    return [];
  });
}

function isAbandoned({ path, processSpace, pid }: SwapFolder, now: number): boolean {
  const changed = lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? now;
  if (now - changed > ABANDONED_MILLISECONDS) return true;
  // This process has not made any yet: a container gives each of its processes the same id.
  return processSpace === PROCESS_SPACE && (pid === process.pid || !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Renames it first: a process that writes there after all fails, and never puts a part of it in place. */
function removeStaging(dist: string, folder: string): void {
  const claimed = swapFolderPath(dist, "new");
  if (tryRename(folder, claimed, ["ENOENT"])) rmSync(claimed, { recursive: true, force: true });
}

/** Removes a folder that was moved aside, and that another has replaced, but no file that no build wrote. */
export function removeReplaced(dist: string, folder: string): PreservedFiles[] {
  const claimed = swapFolderPath(dist, "replaced");
  return tryRename(folder, claimed, ["ENOENT"]) ? removeBuild(claimed) : [];
}

function removeBuild(folder: string): PreservedFiles[] {
  const manifest = earlierBuild(folder)?.manifest;
  const listed = new Set(manifest?.contents.flatMap(({ paths }) => paths));
  const paths = removeListed(folder, "", listed).filter(
    (path) => manifest === undefined || path !== MANIFEST_FILE,
  );
  if (manifest) rmSync(join(folder, MANIFEST_FILE), { force: true });
  removeIfEmpty(folder);
  return paths.length === 0 ? [] : [{ folder, paths }];
}

/**
 * Follows no symlink, whatever a manifest lists. What somebody else has removed meanwhile is skipped.
 *
 * @returns the paths of files that are not listed
 */
function removeListed(folder: string, under: string, listed: ReadonlySet<string>): string[] {
  let entries: Dirent[] = [];
  tolerate(
    ["ENOENT"],
    () => (entries = readdirSync(`${folder}/${under}`, { withFileTypes: true })),
  );
  return entries.flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) {
      const unlisted = removeListed(folder, `${path}/`, listed);
      removeIfEmpty(`${folder}/${path}`);
      return unlisted;
    }
    if (!listed.has(path)) return [path];
    tolerate(["ENOENT"], () => {
      unlinkSync(`${folder}/${path}`);
    });
    return [];
  });
}

function removeIfEmpty(folder: string): void {
  tolerate(["ENOTEMPTY", "EEXIST", "ENOENT"], () => {
    rmdirSync(folder);
  });
}
