import { hash } from "node:crypto";
import { linkSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildManifest, MANIFEST_FILE, isPublishablePath } from "./build-manifest.ts";
import { manifestTime } from "./earlier-build.ts";
import { whileLocked } from "./lock.ts";
import { publishError } from "./publish-error.ts";
import { type PreservedFiles, putInPlace, removeLeftovers } from "./replace-folder.ts";
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
 * power has cut off do not have the hash that the manifest states, so that the next build writes them again,
 * and no server serves them.
 *
 * @param dist absolute, not a symlink, and replaceable
 * @param files made while they are written: when that throws, the previous folder stays
 * @param options `hardLinks`: a content with several paths is written once. npm leaves out hard links.
 * @throws PublishError when another build is running, or the folder cannot be written; it is as it was then
 */
export function writeDist(
  dist: string,
  files: Iterable<DistFile>,
  header: Omit<BuildManifest, "generator" | "contents">,
  { hardLinks = true } = {},
): WrittenDist {
  const staging = swapFolderPath(dist, "new");
  try {
    mkdirSync(dirname(dist), { recursive: true });
    return whileLocked(dist, () => {
      removeLeftovers(dist);
      mkdirSync(staging);
      const contents = writeFiles(staging, files, hardLinks);
      const manifest: BuildManifest = { generator: "typography-registry", ...header, contents };
      const text = manifestText(manifest);
      const file = join(staging, MANIFEST_FILE);
      writeFileSync(file, text, NEW_FILE);
      utimesSync(file, manifestTime(text), manifestTime(text));
      putInPlace(staging, dist);
      return { manifest, preserved: removeLeftovers(dist) };
    });
  } catch (error) {
    try {
      rmSync(staging, { recursive: true, force: true });
    } catch {
      // The next build removes it; why this one failed is what has to be reported.
    }
    throw publishError(dist, error);
  }
}

/** With the encoding Node.js writes a string in one call; without it, in several. */
const NEW_FILE = { encoding: "utf8", flag: "wx" } as const;

/** The hash of a content, as the manifest states it. */
export function sha256(content: string | Buffer): string {
  return hash("sha256", content, "base64url");
}

/** @returns each distinct content, in the order in which they came */
function writeFiles(staging: string, files: Iterable<DistFile>, hardLinks: boolean): Contents {
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
      const source = hardLinks && first !== undefined ? `${staging}/${first}` : undefined;
      // Fails where the path is there already: no content replaces another.
      if (source === undefined || !tryHardLink(source, target))
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
