import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  unlinkSync,
} from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";
import {
  PROCESS_SPACE,
  repairDist,
  type SwapFolder,
  swapFolderPath,
  swapFolders,
} from "./interrupted-swap.ts";
import { readManifest } from "./earlier-build.ts";
import { mountPointError } from "./out-folder.ts";

/** Files that appeared in `dist` while a build replaced it, and the folder that they are kept in. */
export interface KeptFiles {
  folder: string;
  paths: string[];
}

/** How often a build changes the ctime of the folder that it writes, so that no other removes it. */
export const HEARTBEAT_MILLISECONDS = 1000;

/**
 * Whether a process of another machine or container is running cannot be found out. One that is suspended
 * for longer loses its folder: its build then fails, and changes nothing.
 */
const ABANDONED_MILLISECONDS = 60 * HEARTBEAT_MILLISECONDS;

/** How many concurrent builds may come in between before one gives up. */
const MAX_ATTEMPTS = 100;

/**
 * Puts a complete folder in the place of another. There is no file system call that exchanges two
 * folders, so the old one is moved aside first. Of several concurrent builds the last one's
 * folder stays.
 *
 * @returns the folders that were moved aside
 * @throws OutDirError when the place is a mount point; then, as after any error, `dist` is as it was
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
  throw new Error(`${dist} is replaced by other builds all the time. Stop them, and retry.`);
}

/** @returns false when it fails with one of these codes */
function tryRename(from: string, to: string, codes: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/**
 * Removes what builds left beside `dist` that were killed. Before a folder is changed it is renamed, so
 * that no other process takes it for complete.
 *
 * @param now in milliseconds since 1970
 * @returns the files that are kept from now on; files that were kept before are not returned again
 */
export function removeLeftovers(dist: string, now = Date.now()): KeptFiles[] {
  const folders = swapFolders(dist);
  // After they were listed: whatever is in place now has replaced all of them.
  const isInPlace = existsSync(join(dist, MANIFEST_FILE));
  return folders.flatMap((folder) => {
    if (folder.kind === "replaced") return removeHalfRemoved(folder.path);
    if (folder.kind === "old") return isInPlace ? removeReplaced(dist, folder.path) : [];
    if (isAbandoned(folder, now)) removeStaging(dist, folder.path);
    return [];
  });
}

function isAbandoned({ path, processSpace, pid }: SwapFolder, now: number): boolean {
  const changed = lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? now;
  if (now - changed > ABANDONED_MILLISECONDS) return true;
  // This process has not made any yet: a container gives each of its processes the same number.
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

function removeStaging(dist: string, folder: string): void {
  const claimed = swapFolderPath(dist, "new");
  if (tryRename(folder, claimed, ["ENOENT"])) rmSync(claimed, { recursive: true, force: true });
}

/** Removes the folders that this process was writing when it failed. */
export function removeOwnStaging(dist: string): void {
  for (const { path, kind, processSpace, pid } of swapFolders(dist))
    if (kind === "new" && processSpace === PROCESS_SPACE && pid === process.pid)
      rmSync(path, { recursive: true, force: true });
}

/**
 * Removes a folder that was moved aside, and that another has replaced: the files that its manifest
 * lists, and empty folders. Another file is kept.
 */
export function removeReplaced(dist: string, folder: string): KeptFiles[] {
  const claimed = swapFolderPath(dist, "replaced");
  return tryRename(folder, claimed, ["ENOENT"]) ? removeBuild(claimed) : [];
}

/** The manifest is removed last: a folder without one contains only files that were reported as kept. */
function removeHalfRemoved(folder: string): KeptFiles[] {
  const isReported = readManifest(folder) === undefined;
  const kept = removeBuild(folder);
  return isReported ? [] : kept;
}

function removeBuild(folder: string): KeptFiles[] {
  const manifest = readManifest(folder);
  const listed = new Set(manifest?.contents.flatMap(({ paths }) => paths));
  const kept = removeListed(folder, "", listed).filter(
    (path) => manifest === undefined || path !== MANIFEST_FILE,
  );
  if (manifest) rmSync(join(folder, MANIFEST_FILE), { force: true });
  removeIfEmpty(folder);
  return kept.length === 0 ? [] : [{ folder, paths: kept }];
}

/** @returns the paths of files that are not listed */
function removeListed(folder: string, under: string, listed: ReadonlySet<string>): string[] {
  return entriesOf(`${folder}/${under}`).flatMap((entry) => {
    const path = under + entry.name;
    if (entry.isDirectory()) {
      const kept = removeListed(folder, `${path}/`, listed);
      removeIfEmpty(`${folder}/${path}`);
      return kept;
    }
    if (!listed.has(path)) return [path];
    ignoring(["ENOENT"], () => {
      unlinkSync(`${folder}/${path}`);
    });
    return [];
  });
}

function entriesOf(folder: string): Dirent[] {
  let entries: Dirent[] = [];
  ignoring(["ENOENT"], () => {
    entries = readdirSync(folder, { withFileTypes: true });
  });
  return entries;
}

function removeIfEmpty(folder: string): void {
  ignoring(["ENOTEMPTY", "EEXIST", "ENOENT"], () => {
    rmdirSync(folder);
  });
}

/** Two builds may remove the same leftovers, and a file may appear at any moment. */
function ignoring(codes: readonly string[], act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
