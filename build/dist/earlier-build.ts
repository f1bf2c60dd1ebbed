import { createHash } from "node:crypto";
import { type Stats, lstatSync } from "node:fs";
import { join } from "node:path";
import {
  type BuildManifest,
  MANIFEST_FILE,
  MAX_MANIFEST_BYTES,
  parseManifest,
} from "./build-manifest.ts";
import { readRegularFile } from "../../registry/model/folder-files.ts";

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
  if (!Buffer.isBuffer(content)) return undefined;
  const manifest = parseManifest(content);
  // Another build may move the folder aside at any moment.
  const state = lstatSync(file, { throwIfNoEntry: false });
  if (manifest === undefined || state === undefined) return undefined;
  const isOwn = Math.round(state.mtimeMs) === finishedMark(content);
  return { folder, manifest, finished: state.ctimeMs, isOwn };
}

/** Whether a build wrote the folder here, and all files are as it wrote them. */
export function isWhole(build: EarlierBuild): boolean {
  return build.manifest.contents.every(({ bytes, paths }) =>
    paths.every((path) => untouchedFile(build, path, bytes) !== undefined),
  );
}

/**
 * The state of a file that is as a build wrote it here. A contributor can commit a folder with any manifest,
 * whose files are other ones. A file's ctime is what no program can set back.
 *
 * @returns undefined when it is missing, has changed, or may have been written by somebody else
 */
export function untouchedFile(
  { folder, finished, isOwn }: EarlierBuild,
  path: string,
  bytes: number,
): Stats | undefined {
  const state = isOwn ? lstatSync(`${folder}/${path}`, { throwIfNoEntry: false }) : undefined;
  const isUntouched = state?.isFile() === true && state.size === bytes && state.ctimeMs < finished;
  return isUntouched ? state : undefined;
}

const YEAR_2001_SECONDS = 978_307_200;
const NINE_YEARS_SECONDS = 2 ** 28;

/**
 * The modification time that a build gives its manifest when everything is written, in milliseconds since
 * 1970: one between 2001 and 2009 that follows from the content. Git gives every file that it checks out the
 * present time, and tools that set the time of a commit set whole seconds, so that a folder which a
 * contributor committed, whatever is in it, never has it.
 */
export function finishedMark(manifest: string | Buffer): number {
  const hash = createHash("sha256").update(manifest).digest();
  const seconds = YEAR_2001_SECONDS + (hash.readUInt32BE(0) % NINE_YEARS_SECONDS);
  return seconds * 1000 + 1 + (hash.readUInt16BE(4) % 998);
}
