import { lstatSync, readFileSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildManifest, MANIFEST_FILE, isBuildManifest } from "../registry/build-manifest.ts";

/** A folder that a build wrote, and what its manifest says of it. */
export interface EarlierBuild {
  folder: string;
  manifest: BuildManifest;
  /** The manifest's ctime in milliseconds, later than that of every other file; see `writeDist`. */
  finished: number;
}

/** @returns undefined when the folder has no manifest, or an invalid one */
export function earlierBuild(folder: string): EarlierBuild | undefined {
  const file = join(folder, MANIFEST_FILE);
  const manifest = readManifest(file);
  const state = lstatSync(file, { throwIfNoEntry: false });
  return manifest && state && { folder, manifest, finished: state.ctimeMs };
}

/**
 * Whether a listed file is still as the build wrote it: of the same size, and not changed since. That
 * is judged by its ctime, which no program can set back.
 */
export function isUntouched({ folder, finished }: EarlierBuild, path: string, bytes: number) {
  return stateIfUntouched(`${folder}/${path}`, finished, bytes) !== undefined;
}

/**
 * Whether all files are as the build wrote them, and none was removed or added since. Every build writes the
 * index, which comes after the manifest where git checks out a folder that was committed: a contributor's
 * folder is never taken for this machine's.
 */
export function isWhole({ folder, manifest: { contents }, finished }: EarlierBuild): boolean {
  if (!contents.some(({ paths }) => paths.includes("r/registry.json"))) return false;
  const folders = new Set(contents.flatMap(({ paths }) => paths.map((path) => dirname(path))));
  return (
    [...folders].every((path) => isFolderUntouched(join(folder, path), finished)) &&
    contents.every(({ bytes, paths }) => {
      const [first = "", ...others] = paths;
      const state = stateIfUntouched(`${folder}/${first}`, finished, bytes);
      if (state === undefined) return false;
      // Most contents have several paths, which are links to one file: to change or remove any of them
      // changes the ctime of that file.
      if (state.nlink === paths.length) return true;
      return others.every((path) => stateIfUntouched(`${folder}/${path}`, finished, bytes));
    })
  );
}

/** By its mtime, which changes with its entries; its ctime changes also when it is renamed. */
function isFolderUntouched(folder: string, finished: number): boolean {
  const state = lstatSync(folder, { throwIfNoEntry: false });
  return state !== undefined && state.isDirectory() && state.mtimeMs < finished;
}

function stateIfUntouched(file: string, finished: number, bytes: number): Stats | undefined {
  const state = lstatSync(file, { throwIfNoEntry: false });
  return state?.isFile() && state.size === bytes && state.ctimeMs < finished ? state : undefined;
}

/** @returns undefined when there is no such file, or its content is not a manifest */
export function readManifest(file: string): BuildManifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code)) return undefined;
    throw error;
  }
  return isBuildManifest(value) ? value : undefined;
}
