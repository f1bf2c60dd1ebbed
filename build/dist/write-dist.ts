import { hash } from "node:crypto";
import { linkSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildManifest, MANIFEST_FILE, isPublishablePath } from "./build-manifest.ts";
import { finishedMark } from "./earlier-build.ts";
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
 * `repairDist` finds it.
 *
 * A content is written once; its other paths are hard links, where the file system has those.
 *
 * @param dist absolute, not a symlink, and replaceable
 * @param files made while they are written: when that throws, the previous folder stays
 * @throws PublishError when the folder cannot be written; it is as it was then
 */
export function writeDist(
  dist: string,
  files: Iterable<DistFile>,
  header: Pick<BuildManifest, "version" | "fingerprint" | "items">,
): WrittenDist {
  const staging = swapFolderPath(dist, "new");
  try {
    mkdirSync(dirname(dist), { recursive: true });
    mkdirSync(staging);
    const contents = writeFiles(staging, files);
    const manifest: BuildManifest = { generator: "typography-registry", ...header, contents };
    writeManifest(join(staging, MANIFEST_FILE), manifest);
    const replaced = putInPlace(staging, dist);
    const preserved = replaced.flatMap((folder) => removeReplaced(dist, folder));
    return { manifest, preserved };
  } catch (error) {
    tryRemove(staging);
    throw publishError(dist, error);
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
function writeFiles(staging: string, files: Iterable<DistFile>): Contents {
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
      // Fails where the path is there already: no content replaces another.
      if (first === undefined || !tryHardLink(`${staging}/${first}`, target))
        writeFileSync(target, body, NEW_FILE);
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

/** Why a hard link may fail where writing the file does not. */
const NO_HARD_LINK: ReadonlySet<string> = new Set([
  "EPERM",
  "ENOTSUP",
  "EOPNOTSUPP",
  "ENOSYS",
  "EMLINK",
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

/** File systems count time in steps of up to 10 ms; some count seconds, which are not waited for. */
const CLOCK_STEP_MILLISECONDS = 20;

/**
 * One content a line, so that a diff of two manifests shows what has changed. It has its mark, and a ctime
 * later than that of every other file, so that a file that is changed after it is known by its own.
 */
function writeManifest(file: string, { contents, ...header }: BuildManifest): void {
  const lines = contents.map((content) => JSON.stringify(content)).join(",\n");
  const text = `${JSON.stringify(header).slice(0, -1)},"contents":[\n${lines}\n]}\n`;
  writeFileSync(file, text, NEW_FILE);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CLOCK_STEP_MILLISECONDS);
  const mark = finishedMark(text) / 1000;
  utimesSync(file, mark, mark);
}
