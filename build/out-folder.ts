import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { MANIFEST_FILE } from "../registry/build-manifest.ts";
import { folderBehind } from "../registry/interrupted-swap.ts";
import { byCodePoints } from "../registry/items.ts";
import { pathsBelow } from "../registry/paths-below.ts";
import { FOLDER } from "../registry/sources.ts";
import { earlierBuild, type EarlierBuild } from "./earlier-build.ts";

/** A folder that a build must not replace; the message says why and what to do. */
export class OutDirError extends Error {
  override name = "OutDirError";
}

/** How many unlisted files a message names. */
const NAMED_FILES = 3;

/**
 * Checks, before anything is written, that a build may replace a folder: it is missing, or empty, or
 * holds what an earlier build wrote and nothing else.
 *
 * @param dist absolute; not a symlink
 * @returns the earlier build in it
 * @throws OutDirError when it is anything else: nothing of a user's is ever removed
 */
export function assertReplaceable(dist: string): EarlierBuild | undefined {
  const entry = lstatSync(dist, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  if (!entry.isDirectory())
    throw new OutDirError(`${dist} is not a folder. Remove it, or choose another with --out.`);
  if (isMountPoint(dist)) throw mountPointError(dist);

  const earlier = earlierBuild(dist);
  const listed = new Set(earlier?.manifest.contents.flatMap(({ paths }) => paths));
  if (earlier) listed.add(MANIFEST_FILE);
  const unlisted = pathsBelow(dist).filter((path) => !listed.has(path));
  if (unlisted.length > 0) throw unlistedError(dist, unlisted.sort(byCodePoints));
  return earlier;
}

/** A mount point can be neither renamed nor replaced by renaming. */
export function mountPointError(dist: string): OutDirError {
  return new OutDirError(
    `${dist} is a mount point, which a build cannot replace. Choose a folder inside it, such as --out ${join(dist, "site")}.`,
  );
}

function isMountPoint(dist: string): boolean {
  return statSync(dist).dev !== statSync(dirname(dist)).dev;
}

function unlistedError(dist: string, paths: readonly string[]): OutDirError {
  const named = paths.slice(0, NAMED_FILES).join(", ");
  const count = paths.length === 1 ? "a file" : `${paths.length} files`;
  const others = paths.length > NAMED_FILES ? ` and ${paths.length - NAMED_FILES} more` : "";
  return new OutDirError(
    `${dist} contains ${count} that no build wrote: ${named}${others}. ` +
      `Move what you want to publish into a folder of your own and name that with --public, or choose another folder with --out.`,
  );
}

/**
 * Checks that writing to a folder cannot touch what the build reads, nor the current folder.
 *
 * @throws OutDirError when the folder contains any of these, or is inside a folder of them
 */
export function assertSeparate(
  dist: string,
  registryDir: string,
  publicDir: string | undefined,
): void {
  const out = realPath(dist);
  const refuse = (relation: string, remedy = "Choose another folder with --out.") => {
    throw new OutDirError(`The output folder ${dist} ${relation}. ${remedy}`);
  };
  if (isInside(realPath("."), out)) refuse("is or contains the current folder");
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

/** Whether a folder is another, or below it. */
function isInside(folder: string, other: string): boolean {
  const path = relative(other, folder);
  return path !== ".." && !path.startsWith(`..${sep}`);
}

/** Without symlinks, as far as the path exists. */
function realPath(path: string): string {
  const absolute = folderBehind(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : resolve(realPath(parent), basename(absolute));
}
