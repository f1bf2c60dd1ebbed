import {
  closeSync,
  fchmodSync,
  existsSync,
  fstatSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  type BuildManifest,
  MANIFEST_FILE,
  isPublishablePath,
} from "./build-manifest.ts";
import { swapFolderPath } from "./interrupted-swap.ts";
import { damagedFile } from "./damaged-file.ts";
import { type EarlierBuild, isUntouched } from "./earlier-build.ts";
import { sha256 } from "../publish/fingerprint.ts";
import { finishedMark } from "./finished-mark.ts";
import { makeFolder } from "./make-folder.ts";
import { PublishError, publishError } from "./publish-error.ts";
import {
  HEARTBEAT_MILLISECONDS,
  type KeptFiles,
  putInPlace,
  removeReplaced,
} from "./swap-folders.ts";

/** One content of `dist`, and every path that it has there, with slashes. */
export interface DistFile<Body extends string | Buffer = string | Buffer> {
  paths: readonly string[];
  body: Body;
}

/** What a build wrote. */
export interface WrittenDist {
  manifest: BuildManifest;
  kept: KeptFiles[];
}

type Contents = BuildManifest["contents"];

/**
 * Replaces a published folder: writes another beside it, its manifest last, compares the two, and
 * exchanges the folders by renaming. A process that is killed leaves the old folder or the new one
 * complete, in place or where `repairDist` finds it.
 *
 * A content is written once; its other paths are hard links, where the file system has those. What
 * the earlier build had is not written but linked, too: most file systems link faster than they write.
 *
 * @param dist absolute, not a symlink, and replaceable
 * @param files made while they are written: when that throws, the previous folder stays; undefined where
 *   the next is not ready yet
 * @param earlier the build that is in the folder now
 * @throws PublishError when the folder cannot be written; it is as it was then
 */
export function writeDist(
  dist: string,
  files: Iterable<DistFile | undefined>,
  about: Pick<BuildManifest, "version" | "fingerprint" | "items">,
  earlier?: EarlierBuild,
): WrittenDist {
  const staging = swapFolderPath(dist, "new");
  let manifestFile: number | undefined;
  let isWriting = false;
  try {
    makeFolder(dirname(dist));
    mkdirSync(staging);
    isWriting = true;
    const contents = writeFiles(staging, whileAlive(staging, files), earlier);
    const manifest: BuildManifest = { generator: "typography-registry", ...about, contents };
    const text = manifestText(manifest);
    manifestFile = openSync(join(staging, MANIFEST_FILE), "wx");
    writeFileSync(manifestFile, text);
    assertWhole(staging, manifest, dist);
    const replaced = putInPlace(staging, dist);
    isWriting = false;
    const kept = replaced.flatMap((folder) => removeReplaced(dist, folder));
    markFinished(manifestFile, text);
    return { manifest, kept };
  } catch (error) {
    if (isWriting && !existsSync(staging)) throw removedError(dist, error);
    tryRemove(staging);
    throw publishError(dist, error);
  } finally {
    if (manifestFile !== undefined) closeSync(manifestFile);
  }
}

/** Shows other builds that the folder is not abandoned. */
function* whileAlive(staging: string, files: Iterable<DistFile | undefined>): Generator<DistFile> {
  let shown = performance.now();
  for (const file of files) {
    if (performance.now() - shown > HEARTBEAT_MILLISECONDS) {
      shown = performance.now();
      utimesSync(staging, new Date(), new Date());
    }
    if (file) yield file;
  }
}

function assertWhole(staging: string, manifest: BuildManifest, dist: string): void {
  const damaged = damagedFile(staging, manifest);
  if (damaged !== undefined && existsSync(staging))
    throw new PublishError(
      `${dist} was not replaced: ${damaged} of the new build is not as it was written. Check the disk, and build again.`,
    );
}

/** A build removes the folder of another that has shown no sign of life for long. */
function removedError(dist: string, cause: unknown): PublishError {
  return new PublishError(
    `${dist} was not replaced: the folder of the new build was removed while it was written. Build again.`,
    { cause },
  );
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

/** A build in the same process as an earlier one writes the same objects again. */
const hashes = new WeakMap<DistFile, string>();

/** The hash of a file's content, as the manifest states it. */
export function hashOf(file: DistFile): string {
  const hash = hashes.get(file) ?? sha256(file.body);
  hashes.set(file, hash);
  return hash;
}

/** @returns each distinct content, in the order in which they came */
function writeFiles(
  staging: string,
  files: Iterable<DistFile>,
  earlier: EarlierBuild | undefined,
): Contents {
  const earlierFile = filesIn(earlier);
  const written = new Map<string, { sha256: string; bytes: number; paths: string[] }>();
  const folders = new Set([staging]);
  for (const file of files) {
    const { paths, body } = file;
    const hash = hashOf(file);
    const content = written.get(hash) ?? {
      sha256: hash,
      bytes: Buffer.byteLength(body),
      paths: [],
    };
    written.set(hash, content);
    let source =
      content.paths[0] === undefined ? earlierFile(hash) : `${staging}/${content.paths[0]}`;
    for (const path of paths) {
      assertPublishable(path);
      const target = `${staging}/${path}`;
      const folder = dirname(target);
      if (!folders.has(folder)) makeFolder(folder, staging);
      folders.add(folder);
      if (source === undefined || !tryHardLink(source, target)) {
        // Fails where the path is there already: no content replaces another.
        writeFileSync(target, body, NEW_FILE);
        source = target;
      }
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

/** The file of the earlier build with a content, by its hash, if it still has that. */
function filesIn(earlier: EarlierBuild | undefined): (hash: string) => string | undefined {
  if (earlier === undefined) return () => undefined;
  const { folder, manifest } = earlier;
  const contents = new Map(manifest.contents.map((content) => [content.sha256, content]));
  return (hash) => {
    const { paths: [path] = [], bytes = 0 } = contents.get(hash) ?? {};
    const isThere = path !== undefined && isUntouched(earlier, path, bytes);
    return isThere ? `${folder}/${path}` : undefined;
  };
}

/** Why a hard link may fail where writing the file does not. */
const NO_HARD_LINK: ReadonlySet<string> = new Set([
  ...["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"],
  // Another build has replaced the folder that the file is linked from.
  "ENOENT",
]);

function tryHardLink(source: string, file: string): boolean {
  try {
    linkSync(source, file);
    return true;
  } catch (error) {
    if (NO_HARD_LINK.has((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** One content a line, so that a diff of two manifests shows what has changed. */
function manifestText({ contents, ...about }: BuildManifest): string {
  const lines = contents.map((content) => JSON.stringify(content)).join(",\n");
  return `${JSON.stringify(about).slice(0, -1)},"contents":[\n${lines}\n]}\n`;
}

/**
 * Gives the manifest its mark, and makes its ctime later than that of every other file: removing the old
 * folder has changed the ctime of what both have. A file that is changed after this has a ctime that is
 * not earlier.
 */
function markFinished(manifestFile: number, text: string): void {
  const mark = finishedMark(text) / 1000;
  futimesSync(manifestFile, mark, mark);
  const touched = () => {
    fchmodSync(manifestFile, fstatSync(manifestFile).mode);
    return fstatSync(manifestFile).ctimeMs;
  };
  const removed = touched();
  // File systems count time in steps of some milliseconds; some count seconds, which are not waited for.
  for (let wait = 0; wait < 20 && touched() <= removed; wait += 1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
