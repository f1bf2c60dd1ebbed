import { hash } from "node:crypto";
import {
  closeSync,
  futimesSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type BuildManifest, MANIFEST_FILE, isPublishablePath } from "./build-manifest.ts";
import { type EarlierBuild, finishedMark, untouchedFile } from "./earlier-build.ts";
import { publishError } from "./publish-error.ts";
import { type PreservedFiles, putInPlace, removeReplaced } from "./replace-folder.ts";
import { swapFolderPath } from "./swap-folders.ts";

/** One content of `dist`, and every path that it has there, with slashes. */
export interface DistFile<Body extends string | Buffer = string | Buffer> {
  paths: readonly string[];
  body: Body;
}

/** What a build wrote. */
export interface WrittenDist {
  manifest: BuildManifest;
  preserved: PreservedFiles[];
}

type Contents = BuildManifest["contents"];

/**
 * Replaces a published folder: writes another beside it, its manifest last, and exchanges the folders by
 * renaming. A process that is killed leaves the old folder or the new one complete, in place or where
 * `repairDist` finds it. What was written is not read back: that would come from memory. Files that a loss of
 * power has cut off do not have the size that the manifest states, so that the next build writes them again,
 * and no server serves them.
 *
 * A content is written once; its other paths are hard links, where the file system has those. One that the
 * earlier build had is a hard link to that file, whose other links are removed with the earlier build.
 *
 * @param dist absolute, not a symlink, and replaceable
 * @param files made while they are written: when that throws, the previous folder stays
 * @param earlier the build that is in `dist`
 * @param isLinked false: every file is one of its own. npm leaves out hard links.
 * @throws PublishError when the folder cannot be written; it is as it was then
 */
export function writeDist(
  dist: string,
  files: Iterable<DistFile>,
  header: Omit<BuildManifest, "generator" | "contents">,
  earlier?: EarlierBuild,
  isLinked = true,
): WrittenDist {
  const staging = swapFolderPath(dist, "new");
  let manifestFile: number | undefined;
  try {
    mkdirSync(dirname(dist), { recursive: true });
    mkdirSync(staging);
    const contents = writeFiles(staging, files, earlier, isLinked);
    const manifest: BuildManifest = { generator: "typography-registry", ...header, contents };
    const text = manifestText(manifest);
    // By its descriptor: another build may move the folder away before it is marked.
    manifestFile = openSync(join(staging, MANIFEST_FILE), "wx");
    writeFileSync(manifestFile, text);
    mark(manifestFile, text);
    const replaced = putInPlace(staging, dist);
    const preserved = replaced.flatMap((folder) => removeReplaced(dist, folder));
    waitForNextClockStep();
    // To remove a link of a file sets its ctime. The mtime stays, by which a server knows the manifest.
    mark(manifestFile, text);
    return { manifest, preserved };
  } catch (error) {
    tryRemove(staging);
    throw publishError(dist, error);
  } finally {
    if (manifestFile !== undefined) closeSync(manifestFile);
  }
}

/** What cannot be removed now, the next build removes; why this one failed is what has to be reported. */
function tryRemove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // See above.
  }
}

/** With the encoding Node.js writes a string in one call; without it, in several. */
const NEW_FILE = { encoding: "utf8", flag: "wx" } as const;

/** The hash of a content, as the manifest states it. */
export function sha256(content: string | Buffer): string {
  return hash("sha256", content, "base64url");
}

/** @returns each distinct content, in the order in which they came */
function writeFiles(
  staging: string,
  files: Iterable<DistFile>,
  earlier: EarlierBuild | undefined,
  isLinked: boolean,
): Contents {
  const earlierContents = new Map(
    earlier?.manifest.contents.map((content) => [content.sha256, content]),
  );
  const written = new Map<string, { sha256: string; bytes: number; paths: string[] }>();
  const folders = new Set([staging]);
  for (const { paths, body } of files) {
    const hash = sha256(body);
    const content = written.get(hash) ?? {
      sha256: hash,
      bytes: Buffer.byteLength(body),
      paths: [],
    };
    written.set(hash, content);
    for (const path of paths) {
      assertPublishable(path);
      const [first] = content.paths;
      const target = `${staging}/${path}`;
      makeFolder(dirname(target), folders);
      const isThere =
        isLinked &&
        (first === undefined
          ? tryReuse(earlier, earlierContents.get(hash), target)
          : tryHardLink(`${staging}/${first}`, target));
      // Fails where the path is there already: no content replaces another.
      if (!isThere) writeFileSync(target, body, NEW_FILE);
      content.paths.push(path);
    }
  }
  return [...written.values()];
}

/** Nothing is written outside the folder, whatever a path is made from. */
function assertPublishable(path: string): void {
  if (!isPublishablePath(path))
    throw new RangeError(`${JSON.stringify(path)} is not a path below the published folder`);
}

/**
 * Not with `recursive`, which would make the staging folder again after another process has removed it.
 *
 * @param existing the folders that were made, the topmost included
 */
function makeFolder(folder: string, existing: Set<string>): void {
  if (existing.has(folder)) return;
  makeFolder(dirname(folder), existing);
  mkdirSync(folder);
  existing.add(folder);
}

/**
 * Links a file of the earlier build that is as that build wrote it: ext4 takes several times as long to write
 * all files anew as to make what has changed. A file that has a link elsewhere, as in a copy by `cp -al`, is
 * not linked: to edit it in `dist` must not change the copy.
 */
function tryReuse(
  earlier: EarlierBuild | undefined,
  content: Contents[number] | undefined,
  target: string,
): boolean {
  const [path] = content?.paths ?? [];
  if (earlier === undefined || content === undefined || path === undefined) return false;
  const state = untouchedFile(earlier, path, content.bytes);
  if (state === undefined || state.nlink > content.paths.length) return false;
  if (!tryHardLink(`${earlier.folder}/${path}`, target)) return false;
  const linked = lstatSync(target);
  if (linked.ino === state.ino && linked.mtimeMs === state.mtimeMs) return true;
  // Another build has replaced the folder, or somebody has edited the file, since it was looked at.
  unlinkSync(target);
  return false;
}

/** Why it failed does not matter: then the file is written. */
function tryHardLink(source: string, file: string): boolean {
  try {
    linkSync(source, file);
    return true;
  } catch {
    return false;
  }
}

/** One content a line, so that a diff of two manifests shows what has changed. */
function manifestText({ contents, ...header }: BuildManifest): string {
  const lines = contents.map((content) => JSON.stringify(content)).join(",\n");
  return `${JSON.stringify(header).slice(0, -1)},"contents":[\n${lines}\n]}\n`;
}

/** File systems count time in steps of up to 10 ms; some count seconds, which are not waited for. */
const CLOCK_STEP_MILLISECONDS = 20;

function waitForNextClockStep(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CLOCK_STEP_MILLISECONDS);
}

/**
 * Gives a manifest its mark, and a ctime that is not before that of any other file, so that a file that is changed
 * after it is known by its own.
 */
function mark(manifestFile: number, text: string): void {
  const seconds = finishedMark(text) / 1000;
  futimesSync(manifestFile, seconds, seconds);
}
