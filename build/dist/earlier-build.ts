import { createHash, hash } from "node:crypto";
import { lstatSync } from "node:fs";
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
  /**
   * Whether a build wrote the manifest here, or a copy that keeps times was made of that. A contributor can
   * commit any manifest, with the hashes of any files: what Git checks out has another time.
   */
  isBuiltHere: boolean;
}

/** @returns undefined when the folder has no manifest, or an invalid one */
export function earlierBuild(folder: string): EarlierBuild | undefined {
  const file = join(folder, MANIFEST_FILE);
  const content = readRegularFile(file, MAX_MANIFEST_BYTES, folder);
  if (!Buffer.isBuffer(content)) return undefined;
  const manifest = parseManifest(content);
  const state = lstatSync(file, { throwIfNoEntry: false });
  if (manifest === undefined || state === undefined) return undefined;
  const isBuiltHere = Math.round(state.mtimeMs) === manifestTime(content).getTime();
  return { folder, manifest, isBuiltHere };
}

/**
 * The modification time that a build gives its manifest: one from 2001 to 2009 that follows from the content.
 * Git gives what it checks out the present time, and tools that set the time of a commit set whole seconds.
 */
export function manifestTime(manifest: string | Buffer): Date {
  const number = createHash("sha256").update(manifest).digest().readUInt32BE();
  return new Date(Date.UTC(2001) + 60 * number + 1);
}

/** Whether a build wrote the folder here, and all files are as it wrote them. */
export function isWhole(build: EarlierBuild): boolean {
  return build.manifest.contents.every((content) =>
    content.paths.every((path) => contentAsBuilt(build, path, content) !== undefined),
  );
}

/**
 * Reads a file of a build.
 *
 * @returns undefined when it is missing, has changed, or may be of a folder that a contributor committed
 */
export function contentAsBuilt(
  { folder, isBuiltHere }: EarlierBuild,
  path: string,
  { sha256, bytes }: BuildManifest["contents"][number],
): Buffer | undefined {
  const file = `${folder}/${path}`;
  const isFile = isBuiltHere && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const content = isFile ? readRegularFile(file, bytes) : undefined;
  const isAsBuilt = Buffer.isBuffer(content) && hash("sha256", content, "base64url") === sha256;
  return isAsBuilt ? content : undefined;
}
