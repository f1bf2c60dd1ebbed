import { hash } from "node:crypto";
import { closeSync, constants, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { brotliCompressSync, constants as zlib, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
  type BuildManifest,
  MANIFEST_FILE,
  MAX_MANIFEST_BYTES,
  parseManifest,
} from "../build/dist/build-manifest.ts";
import { CONTENT_CODINGS } from "../build/dist/headers.ts";
import { repairDist } from "../build/dist/swap-folders.ts";
import { readRegularFile } from "../registry/model/folder-files.ts";
import { folderProblem } from "../registry/model/folder-problem.ts";
import {
  CACHED_PATHS,
  type Content,
  type Publication,
  UNSERVED_PATHS,
  UnavailableError,
  publishedContent,
} from "./respond/content.ts";
import { prepareSearch } from "./search/searchable-index.ts";

/** A published folder, or a file of it, that cannot be served; the message says why and what to do. */
export class DistError extends UnavailableError {
  override name = "DistError";
  /** What is wrong, without the path of the folder, which is not exposed to clients. */
  readonly reason: string;

  constructor(distDir: string, reason: string, cause?: unknown) {
    super(`${distDir} ${reason}. Run \`npm run build\`, or use --dist to choose another folder.`, {
      cause,
    });
    this.reason = reason.replaceAll(distDir, ".");
  }
}

/**
 * How often the manifest is checked. A file watcher notices changes sooner, but not on network file
 * systems, not beyond the limit of watches, and not in a replaced folder; one `stat` costs nothing.
 */
const POLL_MILLISECONDS = 250;

/**
 * A refused build whose manifest stays the same is read again after this many times what reading it took: a
 * file that was missing may be there.
 */
const RETRY_FACTOR = 10;

/**
 * How long requests for files that are being replaced wait for the newer build to be complete, counted from
 * the first of them: a folder that is copied over another one has files of both for a while.
 */
const COPY_MILLISECONDS = 3000;

/** How often the folder is read while requests wait: between the two renames of a swap it is missing. */
const WAIT_MILLISECONDS = 25;

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
 * or by files copied into it. An incomplete build is refused, and read again from time to time.
 *
 * @param onError called with the reason when a newer build is refused; once, however often it is read
 * @throws DistError when the folder cannot be served now
 */
export async function openDist(
  distDir: string,
  onError: (error: DistError) => void = () => undefined,
): Promise<OpenDist> {
  repairDist(distDir);
  let manifestState = stateOfManifest(distDir);
  let refused: { retryAt: number } | undefined;
  let reloading: Promise<void> | undefined;
  /** Until when requests wait for a copy to be complete. */
  let copyEnd: number | undefined;

  const read = async () => {
    const start = performance.now();
    // Before anything is read: what changes meanwhile is read again.
    const state = stateOfManifest(distDir);
    if (state !== manifestState) copyEnd = start + COPY_MILLISECONDS;
    manifestState = state;
    try {
      const publication = await readDist(distDir);
      await prepareSearch(publication);
      current = { ...publication, refresh };
      refused = undefined;
      copyEnd = undefined;
    } catch (cause) {
      const error =
        cause instanceof DistError
          ? cause
          : new DistError(distDir, `cannot be read: ${String(cause)}`, cause);
      if (refused === undefined) onError(error);
      const end = performance.now();
      refused = { retryAt: end + RETRY_FACTOR * (end - start) };
      current = withRefusal(current, error);
    }
  };
  const reload = async () => {
    // A reload that began earlier may have read what has changed since.
    await reloading;
    reloading ??= read().finally(() => (reloading = undefined));
    await reloading;
  };
  const refresh = async () => {
    copyEnd ??= performance.now() + COPY_MILLISECONDS;
    const { since } = current.build?.() ?? {};
    const isOpened = () => current.build?.().since !== since;
    await reloading;
    while (!isOpened() && performance.now() < copyEnd) {
      await reload();
      if (!isOpened()) await delay(WAIT_MILLISECONDS);
    }
  };
  let current: Publication = { ...(await readDist(distDir)), refresh };

  const timer = setInterval(() => {
    const isRetry = refused !== undefined && performance.now() > refused.retryAt;
    if (reloading === undefined && (isRetry || stateOfManifest(distDir) !== manifestState))
      void reload();
  }, POLL_MILLISECONDS);
  return {
    current: () => current,
    reload,
    close: () => {
      clearInterval(timer);
      copyEnd = 0;
    },
  };
}

function withRefusal(publication: Publication, { reason }: DistError): Publication {
  const build = publication.build?.();
  if (build === undefined || build.refused?.reason === reason) return publication;
  const refused = { reason, at: new Date().toISOString() };
  return { ...publication, build: () => ({ ...build, refused }) };
}

/** Differs whenever the manifest was replaced, written or removed. */
function stateOfManifest(distDir: string): string {
  try {
    const { dev, ino, size, mtimeMs } = statSync(join(distDir, MANIFEST_FILE));
    return `${dev} ${ino} ${size} ${mtimeMs}`;
  } catch {
    // Missing, or behind a loop of symlinks: reading it gives the reason.
    return "missing";
  }
}

/** A file as the manifest lists it: by the first path of its content, below the folder. */
interface PublishedFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** The greatest size of the files that are in memory because they were requested lately. */
const CACHE_BYTES = 4_000_000;

/** How many paths are remembered to have been requested lately; at their second request they are cached. */
const REMEMBERED_PATHS = 5000;

/** Counted for each file in the cache, besides its body: headers, and what is parsed of an item. */
const BYTES_PER_FILE = 10_000;

/** How long reading may block the event loop at a time. */
const SLICE_MILLISECONDS = 10;

/**
 * Opens a complete folder that the build wrote: each content is compared with its hash in the manifest, by
 * the first of its paths. Other requests are served meanwhile. Files are read again when they are
 * requested, and compared again, since another build may have replaced them.
 *
 * @returns `file` of which throws a DistError when a file is no longer as it was built, or cannot be read
 * @throws DistError when the folder is missing, incomplete or damaged
 */
export async function readDist(distDir: string): Promise<Publication> {
  const { manifestBytes, manifest } = readManifest(distDir);
  const files = new Map<string, PublishedFile>();
  const largest = manifest.contents.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  const buffer = Buffer.allocUnsafeSlow(largest + 1);
  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  for (const { sha256, bytes, paths } of manifest.contents) {
    const file = { path: paths[0] ?? "", sha256, bytes };
    readPublished(distDir, file, buffer);
    for (const path of paths) files.set(`/${path}`, file);
    if (performance.now() > sliceEnd) {
      await turn();
      sliceEnd = performance.now() + SLICE_MILLISECONDS;
    }
  }
  const bytes = manifestBytes.length;
  const sha256 = hash("sha256", manifestBytes, "base64url");
  files.set(`/${MANIFEST_FILE}`, { path: MANIFEST_FILE, sha256, bytes });

  const load = (urlPath: string, file: PublishedFile) => {
    const content = publishedContent(urlPath, readPublished(distDir, file), file.sha256);
    for (const { coding, suffix } of CONTENT_CODINGS) {
      const encoded = files.get(urlPath + suffix);
      if (encoded) content.encodedBodies.set(coding, readPublished(distDir, encoded));
    }
    return content;
  };
  const isEncoded = (urlPath: string) =>
    CONTENT_CODINGS.some(
      ({ suffix }) => urlPath.endsWith(suffix) && files.has(urlPath.slice(0, -suffix.length)),
    );
  const recent = new LRUCache<string, Content>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body, encodedBodies }) =>
      [...encodedBodies.values()].reduce((sum, { length }) => sum + length, 0) +
      // What is compressed later is smaller than the body.
      2 * body.length +
      BYTES_PER_FILE,
  });
  const permanent = new Map<string, Content>();
  const requested = new LRUCache<string, true>({ max: REMEMBERED_PATHS });

  const file = (urlPath: string) => {
    const cached = recent.get(urlPath) ?? permanent.get(urlPath);
    if (cached) return cached;
    const published = files.get(urlPath);
    if (published === undefined || UNSERVED_PATHS.has(urlPath) || isEncoded(urlPath))
      return undefined;
    const content = load(urlPath, published);
    if (CACHED_PATHS.has(urlPath)) permanent.set(urlPath, content);
    // What a crawler requests once would take the place of what is requested often.
    else if (requested.has(urlPath)) recent.set(urlPath, content);
    requested.set(urlPath, true);
    return content;
  };
  const build = { fingerprint: manifest.fingerprint, since: new Date().toISOString() };
  return { file, itemCount: () => manifest.items, build: () => build, compress };
}

/**
 * The bytes of a file, in the buffer.
 *
 * @throws DistError when it has others than the build wrote, or cannot be read
 */
function readPublished(
  distDir: string,
  { path, sha256, bytes }: PublishedFile,
  buffer = Buffer.allocUnsafeSlow(bytes + 1),
): Buffer {
  let file: number | undefined;
  try {
    // Opening a FIFO would wait for a writer otherwise.
    file = openSync(join(distDir, path), constants.O_RDONLY | constants.O_NONBLOCK);
    // One byte more than expected, to notice a longer file.
    const read = readSync(file, buffer, 0, bytes + 1, null);
    const body = buffer.subarray(0, bytes);
    if (read === bytes && hash("sha256", body, "base64url") === sha256) return body;
  } catch (cause) {
    const { code = "", message } = cause as NodeJS.ErrnoException;
    if (!["ENOENT", "ENOTDIR", "EISDIR"].includes(code))
      throw new DistError(distDir, `cannot be read: ${message}`, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
  throw new DistError(distDir, `is incomplete: ${path} is not as it was built`);
}

function readManifest(distDir: string): { manifestBytes: Buffer; manifest: BuildManifest } {
  const problem = folderProblem(distDir);
  if (problem !== undefined) throw new DistError(distDir, problem);
  const manifestBytes = readRegularFile(join(distDir, MANIFEST_FILE), MAX_MANIFEST_BYTES);
  if (!Buffer.isBuffer(manifestBytes))
    throw new DistError(distDir, `has no valid ${MANIFEST_FILE}: it ${manifestBytes.problem}`);
  const manifest = parseManifest(manifestBytes);
  if (manifest === undefined)
    throw new DistError(distDir, `has no valid ${MANIFEST_FILE}: no build wrote it`);
  return { manifestBytes, manifest };
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
