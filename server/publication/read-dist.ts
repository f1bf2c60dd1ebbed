import { hash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import {
  type BuildManifest,
  MANIFEST_FILE,
  MAX_MANIFEST_BYTES,
  isBuildManifest,
} from "../../build/dist/build-manifest.ts";
import { CONTENT_CODINGS } from "../../build/dist/content-codings.ts";
import { folderProblem, problemOfCode } from "../../registry/model/folder-problem.ts";
import {
  type Content,
  type Publication,
  UNSERVED_PATHS,
  publishedContent,
} from "../respond/content.ts";
import { compress } from "./compress.ts";

/** A published folder that cannot be served; the message says why and what to do. */
export class DistError extends Error {
  override name = "DistError";
  /**
   * The file that is missing or incomplete: as soon as it changes, reading again may succeed.
   */
  readonly file: string;
  /** What is wrong, without the path of the folder, which is nobody's business outside. */
  readonly reason: string;
  /** Whether the system refused to read it, which may end without any change of the file. */
  readonly isPassing: boolean;

  constructor(distDir: string, file: string, reason: string, cause?: unknown) {
    super(`${distDir} ${reason}. Run \`npm run build\`, or use --dist to choose another folder.`, {
      cause,
    });
    this.file = join(distDir, file);
    this.reason = reason;
    const { syscall } = (cause ?? {}) as NodeJS.ErrnoException;
    this.isPassing = syscall !== undefined && !isMissing(cause);
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}

/** How long reading may block the event loop at a time. */
const SLICE_MILLISECONDS = 10;

/**
 * Reads a complete folder that the build wrote: each content once, by the first of its paths, compared with
 * the hash in the manifest. Other requests are served meanwhile.
 *
 * @throws DistError when it is missing, incomplete or damaged
 */
export async function readDist(distDir: string): Promise<Publication> {
  const manifestBytes = readManifestBytes(distDir);
  const { contents, items, fingerprint } = parseManifest(distDir, manifestBytes);
  const files = new Map<string, Content>();
  const add = (path: string, body: Uint8Array, sha256: string) =>
    files.set(`/${path}`, publishedContent(`/${path}`, body, sha256));

  // One block of memory for all: thousands of small ones take twice as much, and more time.
  const block = Buffer.allocUnsafeSlow(contents.reduce((sum, { bytes }) => sum + bytes, 1));
  let offset = 0;
  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  for (const { sha256, bytes, paths } of contents) {
    const [first = ""] = paths;
    const body = readInto(block, offset, bytes, distDir, first);
    if (body === undefined || hash("sha256", body, "base64url") !== sha256)
      throw new DistError(distDir, first, `is incomplete: ${first} is not as it was built`);
    offset += bytes;
    addShared(paths, body, sha256, files);
    if (performance.now() > sliceEnd) {
      await turn();
      sliceEnd = performance.now() + SLICE_MILLISECONDS;
    }
  }
  add(MANIFEST_FILE, manifestBytes, hash("sha256", manifestBytes, "base64url"));
  withCompressedForms(files);
  const build = { fingerprint, since: new Date().toISOString() };
  return { file: (path) => files.get(path), itemCount: () => items, build: () => build, compress };
}

/** Paths of one type share one content, so that what is derived from it is derived once. */
function addShared(
  paths: readonly string[],
  body: Uint8Array,
  sha256: string,
  files: Map<string, Content>,
): void {
  const made: Content[] = [];
  for (const path of paths) {
    if (UNSERVED_PATHS.has(`/${path}`)) continue;
    const content = publishedContent(`/${path}`, body, sha256);
    const same = made.find(({ type, kind }) => type === content.type && kind === content.kind);
    if (same === undefined) made.push(content);
    files.set(`/${path}`, same ?? content);
  }
}

/** @returns nothing of what is not a file: a device may have no end */
function readManifestBytes(distDir: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(join(distDir, MANIFEST_FILE), constants.O_RDONLY | constants.O_NONBLOCK);
    const state = fstatSync(file);
    const isReadable = state.isDirectory() || (state.isFile() && state.size <= MAX_MANIFEST_BYTES);
    return isReadable ? readFileSync(file) : Buffer.of();
  } catch (cause) {
    const problem =
      (cause as NodeJS.ErrnoException).code === "ENOENT"
        ? `has no ${MANIFEST_FILE}`
        : (folderProblem(distDir) ?? problemOfCode(cause));
    throw new DistError(distDir, MANIFEST_FILE, problem, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function parseManifest(distDir: string, bytes: Buffer): BuildManifest {
  try {
    const manifest: unknown = JSON.parse(bytes.toString());
    if (isBuildManifest(manifest)) return manifest;
  } catch {
    // Reported below.
  }
  throw new DistError(distDir, MANIFEST_FILE, `has an invalid ${MANIFEST_FILE}`);
}

/**
 * The bytes of a file, read to an offset of the block; undefined if it cannot be read, or has another
 * length: one byte more than expected is asked for.
 */
function readInto(
  block: Buffer,
  offset: number,
  bytes: number,
  distDir: string,
  path: string,
): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(join(distDir, path), "r");
    const read = readSync(file, block, offset, bytes + 1, null);
    return read === bytes ? block.subarray(offset, offset + bytes) : undefined;
  } catch (cause) {
    if (isMissing(cause) || isFolder(cause)) return undefined;
    throw new DistError(distDir, path, `cannot be read: ${(cause as Error).message}`, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function isFolder(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EISDIR";
}

/** Files that the build compressed have no path of their own: they are forms of the plain one. */
function withCompressedForms(files: Map<string, Content>): void {
  for (const { coding, suffix } of CONTENT_CODINGS) {
    for (const [path, { body }] of files) {
      const plain = path.endsWith(suffix) && files.get(path.slice(0, -suffix.length));
      if (!plain) continue;
      plain.forms.set(coding, body);
      files.delete(path);
    }
  }
}
