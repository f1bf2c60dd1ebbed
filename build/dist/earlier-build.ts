import { lstatSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import {
  type BuildManifest,
  MANIFEST_FILE,
  MAX_MANIFEST_BYTES,
  isBuildManifest,
} from "./build-manifest.ts";
import { readRegularFile } from "../../registry/model/folder-files.ts";
import { finishedMark } from "./finished-mark.ts";

/** A folder that a build wrote, and what its manifest says of it. */
export interface EarlierBuild {
  folder: string;
  manifest: BuildManifest;
  /** The manifest's ctime in milliseconds, later than that of every other file; see `writeDist`. */
  finished: number;
  /** Whether a build finished it here, or a copy that keeps times was made of that: a checkout of Git has others. */
  isOwn: boolean;
}

/** @returns undefined when the folder has no manifest, or an invalid one */
export function earlierBuild(folder: string): EarlierBuild | undefined {
  const file = join(folder, MANIFEST_FILE);
  const content = readRegularFile(file, MAX_MANIFEST_BYTES, folder);
  const manifest = manifestIn(content);
  // Another build may move the folder aside at any moment.
  const state = lstatSync(file, { throwIfNoEntry: false });
  if (manifest === undefined || state === undefined || !Buffer.isBuffer(content)) return undefined;
  const isOwn = Math.round(state.mtimeMs) === finishedMark(content);
  return { folder, manifest, finished: state.ctimeMs, isOwn };
}

/**
 * Whether a listed file is still as the build wrote it: of the same size, and not changed since. That
 * is judged by its ctime, which no program can set back.
 */
export function isUntouched({ folder, finished }: EarlierBuild, path: string, bytes: number) {
  return stateIfUntouched(`${folder}/${path}`, finished, bytes) !== undefined;
}

/**
 * Whether a build wrote the folder here, all files are as it wrote them, and none was removed or added since.
 * A contributor can commit a folder with any manifest, whose files are other ones.
 */
export function isWhole({ folder, manifest, finished, isOwn }: EarlierBuild): boolean {
  const { contents } = manifest;
  if (!isOwn) return false;
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
export function readManifest(folder: string): BuildManifest | undefined {
  return manifestIn(readRegularFile(join(folder, MANIFEST_FILE), MAX_MANIFEST_BYTES, folder));
}

function manifestIn(content: ReturnType<typeof readRegularFile>): BuildManifest | undefined {
  if (!Buffer.isBuffer(content)) return undefined;
  try {
    const value: unknown = JSON.parse(content.toString("utf8"));
    return isBuildManifest(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
