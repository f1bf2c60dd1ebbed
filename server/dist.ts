import { hash } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { brotliCompressSync, constants as zlib, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
  type BuildManifest,
  MANIFEST_FILE,
  MAX_MANIFEST_BYTES,
  isBuildManifest,
} from "../build/dist/build-manifest.ts";
import { CONTENT_CODINGS, type ContentCoding } from "../build/dist/content-codings.ts";
import { fileKindOf } from "../build/dist/file-kind.ts";
import { repairDist } from "../build/dist/swap-folders.ts";
import { mediaTypeOf } from "../build/dist/headers.ts";
import { folderProblem, problemOfCode } from "../registry/model/folder-problem.ts";
import {
  CACHED_PATHS,
  type Content,
  type Publication,
  UNSERVED_PATHS,
  UnavailableError,
  publishedContent,
} from "./respond/content.ts";
import { SEARCH_PATH, prepareSearch } from "./search/searchable-index.ts";

/** A published folder that cannot be served; the message says why and what to do. */
export class DistError extends Error {
  override name = "DistError";
  /** The file that is missing or incomplete: as soon as it changes, reading again may succeed. */
  readonly file: string;
  /** What is wrong, without the path of the folder, which is not exposed to clients. */
  readonly reason: string;
  /** Whether the system refused to read it, which may end without any change of the file. */
  readonly isTransient: boolean;

  constructor(distDir: string, file: string, reason: string, cause?: unknown) {
    super(`${distDir} ${reason}. Run \`npm run build\`, or use --dist to choose another folder.`, {
      cause,
    });
    this.file = join(distDir, file);
    this.reason = reason;
    const { syscall } = (cause ?? {}) as NodeJS.ErrnoException;
    this.isTransient = syscall !== undefined && !isMissing(cause);
  }
}

function isMissing(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(String((error as NodeJS.ErrnoException).code));
}

/**
 * How often the manifest is checked. A file watcher notices changes sooner, but not on network file
 * systems, not beyond the limit of watches, and not in a replaced folder; one `stat` costs nothing.
 */
const POLL_MILLISECONDS = 250;

/**
 * How long requests for files that are being replaced wait for the newer build to be complete, counted from
 * the first of them: a folder that is copied over another one has files of both for a while.
 */
const COPY_MILLISECONDS = 3000;

/** A published folder that is followed: a newer build in it is served as soon as it is complete. */
export interface OpenDist {
  /** What is served now. */
  current: () => Publication;
  /** Reads the folder again. What was served stays if that fails; `onError` is called then. */
  reload: () => Promise<void>;
  close: () => void;
}

/**
 * Opens a published folder, and again whenever its manifest changes: by a build that replaces the folder,
 * or by files copied into it. An incomplete build is refused, and read again when the missing file
 * changes.
 *
 * @param onError called with the reason when a newer build is refused; once, however often it is read
 * @throws DistError when the folder cannot be served now
 */
export async function openDist(
  distDir: string,
  onError: (error: DistError) => void = () => undefined,
): Promise<OpenDist> {
  repairDist(distDir);
  const manifest = join(distDir, MANIFEST_FILE);
  let watched = [manifest];
  let seen = statesOf(watched);
  const hasChanged = () => statesOf(watched) !== seen;
  let refused: DistError | undefined;
  let reloading: Promise<void> | undefined;
  /** Counts the builds that were opened. */
  let opened = 0;
  let replacedSince: number | undefined;
  const refresh = async () => {
    const before = opened;
    replacedSince ??= performance.now();
    const deadline = replacedSince + COPY_MILLISECONDS;
    await reloading;
    while (opened === before) {
      if (refused === undefined || hasChanged()) await reload();
      if (refused?.isTransient !== false || performance.now() > deadline) break;
      await delay(POLL_MILLISECONDS);
    }
  };
  let current: Publication = { ...(await readDist(distDir)), refresh };

  const read = async () => {
    // Before anything is read: what changes meanwhile is read again.
    const statesBefore = statesOf(watched);
    const manifestBefore = statesOf([manifest]);
    try {
      current = { ...(await readSearchable(distDir)), refresh };
      refused = undefined;
      opened += 1;
      replacedSince = undefined;
      watched = [manifest];
      seen = manifestBefore;
    } catch (cause) {
      const error =
        cause instanceof DistError
          ? cause
          : new DistError(distDir, MANIFEST_FILE, `cannot be read: ${String(cause)}`, cause);
      // A file that was not watched may have changed between being read and being watched.
      seen = watched.includes(error.file) && !error.isTransient ? statesBefore : "";
      watched = [manifest, error.file];
      if (refused === undefined) onError(error);
      refused = error;
      current = withRefusal(current, error);
    }
  };
  const reload = async () => {
    // A reload that began earlier may have read what has changed since.
    await reloading;
    reloading ??= read().finally(() => (reloading = undefined));
    await reloading;
  };
  const timer = setInterval(() => {
    if (reloading === undefined && hasChanged()) void reload();
  }, POLL_MILLISECONDS);
  return {
    current: () => current,
    reload,
    close: () => {
      clearInterval(timer);
    },
  };
}

/** @throws DistError when it cannot be searched either */
async function readSearchable(distDir: string): Promise<Publication> {
  const publication = await readDist(distDir);
  try {
    await prepareSearch(publication);
    return publication;
  } catch (cause) {
    throw new DistError(distDir, SEARCH_PATH, `cannot be searched: ${String(cause)}`, cause);
  }
}

function withRefusal(publication: Publication, { reason }: DistError): Publication {
  const build = publication.build?.();
  if (build === undefined || build.refused?.reason === reason) return publication;
  const refused = { reason, at: new Date().toISOString() };
  return { ...publication, build: () => ({ ...build, refused }) };
}

/** Differs whenever one of the files was replaced, written or removed. */
function statesOf(files: readonly string[]): string {
  return files
    .map((file) => {
      try {
        const { dev, ino, size, ctimeMs } = statSync(file);
        return `${dev} ${ino} ${size} ${ctimeMs}`;
      } catch {
        // Missing, or behind a loop of symlinks: reading it gives the reason.
        return "missing";
      }
    })
    .join();
}

/** A file as the manifest lists it. */
interface PublishedFile {
  /** One of its URL paths, which decides its media type and its headers. */
  urlPath: string;
  /** Below the folder; the first path of its content. */
  path: string;
  sha256: string;
  bytes: number;
  /** What the build compressed of it. */
  encoded?: [ContentCoding, PublishedFile][];
}

/** Of the bodies of files that are in memory because they were requested lately. */
const CACHE_BYTES = 4_000_000;

/** Counted for each file in the cache, besides its body: headers, and what is parsed of an item. */
const BYTES_PER_FILE = 10_000;

/** How long reading may block the event loop at a time. */
const SLICE_MILLISECONDS = 10;

/**
 * Opens a complete folder that the build wrote: each content is compared with its hash in the manifest, once, by
 * the first of its paths. Other requests are served meanwhile. Files are read again when they are
 * requested, and compared again, since another build may have replaced them.
 *
 * @throws DistError when it is missing, incomplete or damaged
 */
export async function readDist(distDir: string): Promise<Publication> {
  const manifest = readManifestBytes(distDir);
  const { contents, items, fingerprint } = parseManifest(distDir, manifest);
  const buffer = Buffer.allocUnsafeSlow(
    contents.reduce((most, { bytes }) => Math.max(most, bytes), 0) + 1,
  );
  const files = new Map<string, PublishedFile>();
  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  for (const { sha256, bytes, paths } of contents) {
    const path = paths[0] ?? "";
    readPublished(distDir, { path, sha256, bytes }, buffer);
    addShared(files, { path, sha256, bytes }, paths);
    if (performance.now() > sliceEnd) {
      await turn();
      sliceEnd = performance.now() + SLICE_MILLISECONDS;
    }
  }
  const sha256 = hash("sha256", manifest, "base64url");
  addShared(files, { path: MANIFEST_FILE, sha256, bytes: manifest.length }, [MANIFEST_FILE]);
  addEncoded(files);

  const build = { fingerprint, since: new Date().toISOString() };
  const cache = new LRUCache<PublishedFile, Content>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body, encodedBodies }) =>
      [...encodedBodies.values()].reduce((sum, { length }) => sum + length, 0) +
      // What is compressed later is smaller than the body.
      2 * body.length +
      BYTES_PER_FILE,
  });
  const permanent = new Map<PublishedFile, Content>();
  const file = (urlPath: string) => {
    const published = files.get(urlPath);
    if (published === undefined) return undefined;
    let content = cache.get(published) ?? permanent.get(published);
    if (content === undefined) {
      content = load(distDir, published);
      if (CACHED_PATHS.has(urlPath)) permanent.set(published, content);
      else cache.set(published, content);
    }
    return content;
  };
  return { file, itemCount: () => items, build: () => build, compress };
}

/** Paths of one media type and kind share one file, so that what is derived from it is derived once. */
function addShared(
  files: Map<string, PublishedFile>,
  content: Omit<PublishedFile, "urlPath">,
  paths: readonly string[],
): void {
  const byHeaders = new Map<string, PublishedFile>();
  for (const path of paths) {
    const urlPath = `/${path}`;
    if (UNSERVED_PATHS.has(urlPath)) continue;
    const headers = `${fileKindOf(urlPath)} ${mediaTypeOf(urlPath)}`;
    const file = byHeaders.get(headers) ?? { urlPath, ...content };
    byHeaders.set(headers, file);
    files.set(urlPath, file);
  }
}

/** Files that the build compressed have no path of their own: they are codings of the plain one. */
function addEncoded(files: Map<string, PublishedFile>): void {
  for (const { coding, suffix } of CONTENT_CODINGS) {
    for (const [path, file] of files) {
      const plain = path.endsWith(suffix) && files.get(path.slice(0, -suffix.length));
      if (!plain) continue;
      // Paths of one content share it.
      plain.encoded ??= [];
      if (!plain.encoded.some(([other]) => other === coding)) plain.encoded.push([coding, file]);
      files.delete(path);
    }
  }
}

/** @throws UnavailableError when a file is no longer as it was built, or cannot be read */
function load(distDir: string, { urlPath, encoded = [], ...file }: PublishedFile): Content {
  try {
    const content = publishedContent(urlPath, readPublished(distDir, file), file.sha256);
    for (const [coding, compressed] of encoded)
      content.encodedBodies.set(coding, readPublished(distDir, compressed));
    return content;
  } catch (cause) {
    throw new UnavailableError((cause as Error).message, { cause });
  }
}

/**
 * The bytes of a file, in the buffer.
 *
 * @throws DistError when it has others than the build wrote, or cannot be read
 */
function readPublished(
  distDir: string,
  { path, sha256, bytes }: Pick<PublishedFile, "path" | "sha256" | "bytes">,
  buffer = Buffer.allocUnsafeSlow(bytes + 1),
): Buffer {
  let file: number | undefined;
  try {
    file = openSync(join(distDir, path), "r");
    // One byte more than expected, to notice a longer file.
    const read = readSync(file, buffer, 0, bytes + 1, null);
    const body = buffer.subarray(0, bytes);
    if (read === bytes && hash("sha256", body, "base64url") === sha256) return body;
  } catch (cause) {
    if (!isMissing(cause) && (cause as NodeJS.ErrnoException).code !== "EISDIR")
      throw new DistError(distDir, path, `cannot be read: ${(cause as Error).message}`, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
  throw new DistError(distDir, path, `is incomplete: ${path} is not as it was built`);
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

/** Nearly as small as the best, in a fraction of the time: a client waits for it. */
const BROTLI_QUALITY = 5;

/** Compresses a body while its request waits. */
export function compress(coding: "br" | "gzip", body: Uint8Array): Uint8Array {
  if (coding === "gzip") return gzipSync(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}
