import {
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  unlinkSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { MANIFEST_FILE } from "../registry/build-manifest.ts";
import {
  repairDist,
  type SwapFolder,
  swapFolderPath,
  swapFolders,
} from "../registry/interrupted-swap.ts";
import { readManifest } from "./earlier-build.ts";
import { mountPointError } from "./out-folder.ts";

/** Files that appeared in `dist` while a build replaced it, and the folder that they are kept in. */
export interface KeptFiles {
  folder: string;
  paths: string[];
}

/** The name of the manifest in a folder that is being removed: such a folder must not be restored. */
const REMOVAL_LIST = "removal-manifest.json";

/** Whether a process of another machine is still running cannot be found out. */
const MAX_BUILD_MILLISECONDS = 60 * 60 * 1000;

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
 * Removes what builds left beside `dist` that were killed.
 *
 * @returns the files that are kept from now on; files that were kept before are not returned again
 */
export function removeLeftovers(dist: string): KeptFiles[] {
  return swapFolders(dist)
    .filter(isLeftover)
    .flatMap(({ path, kind }) => {
      if (kind === "old") {
        const isKeptAlready = ![MANIFEST_FILE, REMOVAL_LIST].some((name) =>
          existsSync(join(path, name)),
        );
        const kept = removeReplaced(path);
        return isKeptAlready ? [] : kept;
      }
      rmSync(path, { recursive: true, force: true });
      return [];
    });
}

function isLeftover({ path, host, pid }: SwapFolder): boolean {
  const changed = lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  if (Date.now() - changed > MAX_BUILD_MILLISECONDS) return true;
  // This process has not made any yet: a container gives each of its processes the same number.
  return host === hostname() && (pid === process.pid || !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Removes a folder that was moved aside: the files that its manifest lists, and empty folders.
 * Another file stays where it is.
 */
export function removeReplaced(folder: string): KeptFiles[] {
  const list = join(folder, REMOVAL_LIST);
  tryRename(join(folder, MANIFEST_FILE), list, ["ENOENT"]);
  const listed = new Set(readManifest(list)?.contents.flatMap(({ paths }) => paths));
  const kept = removeListed(folder, "", listed);
  rmSync(list, { force: true });
  removeIfEmpty(folder);
  return kept.length === 0 ? [] : [{ folder, paths: kept }];
}

/** @returns the paths of files that are not listed */
function removeListed(folder: string, under: string, listed: ReadonlySet<string>): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(`${folder}/${under}`, { withFileTypes: true }).flatMap((entry) => {
    const path = under + entry.name;
    if (path === REMOVAL_LIST) return [];
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
