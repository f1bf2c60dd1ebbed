import { lstatSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";
import { problemOfCode } from "../../registry/model/folder-problem.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { pathsBelow } from "./paths-below.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { earlierBuild, type EarlierBuild } from "./earlier-build.ts";
import { LEADS_OUT, leadsOutOfProject, realPath, symlinkTarget } from "./leads-out.ts";
import { FolderError } from "./publish-error.ts";

/** How many unlisted files a message names. */
const NAMED_FILES = 3;

/**
 * The folder that a build replaces.
 *
 * @param outDir as the user named it: the folder, or a symlink to it
 * @returns absolute; not a symlink
 * @throws FolderError when the path cannot lead to a folder, or leads out of the project
 */
export function outFolder(outDir: string): string {
  try {
    const dist = symlinkTarget(outDir);
    // Also follows the last symlink of a chain that is too long, and fails then.
    if (lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) statSync(dist);
    if (!leadsOutOfProject(outDir)) return dist;
  } catch (error) {
    throw new FolderError(`${outDir} ${problemOfCode(error)}. Choose another folder with --out.`);
  }
  throw new FolderError(
    `${outDir} ${LEADS_OUT}. Remove the symlink, or name the folder that it leads to with --out.`,
  );
}

/**
 * Checks, before anything is written, that a build may replace a folder: it is missing, or empty, or
 * holds what an earlier build wrote and nothing else.
 *
 * @param dist absolute; not a symlink
 * @returns the earlier build in it
 * @throws FolderError when it is anything else: nothing of a user's is ever removed
 */
export function assertReplaceable(dist: string): EarlierBuild | undefined {
  const entry = lstatSync(dist, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  if (!entry.isDirectory())
    throw new FolderError(`${dist} is not a folder. Remove it, or choose another with --out.`);
  if (isMountPoint(dist)) throw mountPointError(dist);

  const earlier = earlierBuild(dist);
  const unlisted = unlistedFiles(dist, earlier);
  if (unlisted.length > 0) throw unlistedError(dist, unlisted);
  return earlier;
}

/**
 * The paths of all files in a folder that its manifest does not list, in order.
 *
 * @throws FolderError when a folder in it cannot be read
 */
export function unlistedFiles(folder: string, build: EarlierBuild | undefined): string[] {
  const listed = new Set(build?.manifest.contents.flatMap(({ paths }) => paths));
  if (build) listed.add(MANIFEST_FILE);
  try {
    const paths = pathsBelow(folder).filter((path) => !listed.has(path));
    return paths.sort(byCodePoints);
  } catch (error) {
    throw new FolderError(
      `${folder} contains a folder that cannot be read: ${(error as Error).message}. Make it readable, or choose another folder with --out.`,
    );
  }
}

/** A mount point can be neither renamed nor replaced by renaming. */
export function mountPointError(dist: string): FolderError {
  return new FolderError(
    `${dist} is a mount point, which a build cannot replace. Choose a folder inside it, such as --out ${join(dist, "site")}.`,
  );
}

function isMountPoint(dist: string): boolean {
  return statSync(dist).dev !== statSync(dirname(dist)).dev;
}

function unlistedError(dist: string, paths: readonly string[]): FolderError {
  const named = paths.slice(0, NAMED_FILES).join(", ");
  const count = paths.length === 1 ? "a file" : `${paths.length} files`;
  const others = paths.length > NAMED_FILES ? ` and ${paths.length - NAMED_FILES} more` : "";
  return new FolderError(
    `${dist} contains ${count} that no build wrote: ${named}${others}. ` +
      `Move what you want to publish into a folder of your own and name that with --public, or choose another folder with --out.`,
  );
}

/**
 * Checks that writing to a folder cannot touch what the build reads, nor the current folder.
 *
 * @throws FolderError when the folder contains any of these, or is inside a folder of them
 */
export function assertSeparate(
  dist: string,
  registryDir: string,
  publicDir: string | undefined,
): void {
  const out = realPath(dist);
  const refuse = (relation: string) => {
    throw new FolderError(
      `The output folder ${dist} ${relation}. Choose another folder with --out.`,
    );
  };
  if (isInside(realPath("."), out)) refuse("is or contains the current folder");
  if (isInside(realPath(homedir()), out)) refuse("is or contains your home folder");
  if (isInside(realPath(registryDir), out)) refuse(`is or contains the registry ${registryDir}`);
  for (const folder of [...Object.values(FOLDER), "vocabulary"].map((name) =>
    join(registryDir, name),
  )) {
    if (isInside(realPath(folder), out)) refuse(`contains ${folder}, which the build reads`);
    if (isInside(out, realPath(folder))) refuse(`is inside ${folder}, which the build reads`);
  }
  if (publicDir === undefined) return;
  if (isInside(realPath(publicDir), out)) refuse(`is or contains the --public folder ${publicDir}`);
  if (isInside(out, realPath(publicDir))) refuse(`is inside the --public folder ${publicDir}`);
}

/** Whether a folder is another, or below it; both as `realPath` returns them. */
function isInside(folder: string, other: string): boolean {
  return folder === other || folder.startsWith(other.endsWith("/") ? other : `${other}/`);
}
