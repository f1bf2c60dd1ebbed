import { hash } from "node:crypto";
import {
  type Stats,
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
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
  type Content,
  PARSED_PATHS,
  type Publication,
  UNSERVED_PATHS,
  UnavailableError,
  publishedContent,
} from "./replies/content.ts";

/** A published folder, or a file of it, that cannot be served; the message says why and what to do. */
export class DistError extends UnavailableError {
  override name = "DistError";

  constructor(distDir: string, reason: string, cause?: unknown) {
    super(`${distDir} ${reason}. Run \`npm run build\`, or use --dist to choose another folder.`, {
      cause,
    });
  }
}

/** A published folder that is followed: a newer build in it is served as soon as it is complete. */
export interface OpenDist {
  /** What is served now. */
  current: () => Publication;
  /** Opens a newer build, if there is one that is complete, and returns whether it did. */
  reload: () => boolean;
  close: () => void;
}

/**
 * How often the manifest is looked at. A file watcher notices changes sooner, but not on network file
 * systems, not beyond the limit of watches, and not in a replaced folder; one `stat` costs nothing.
 */
const POLL_MILLISECONDS = 500;

/**
 * Opens a published folder, and again when its manifest has changed: by a build that replaces the folder, or
 * by files copied into it. An incomplete build is refused, and looked at again until it is complete.
 *
 * @param onError called with the reason when a newer build is refused; once, however often it is looked at
 * @throws DistError when the folder cannot be served now
 */
export function openDist(
  distDir: string,
  onError: (error: DistError) => void = () => undefined,
): OpenDist {
  repairDist(distDir);
  let manifestState = stateOfManifest(distDir);
  let isRefused = false;
  const isNewer = () => stateOfManifest(distDir) !== manifestState;
  const reload = () => isNewer() && read();
  let current: Publication = { ...readDist(distDir), reload };
  function read(): boolean {
    // Before anything is read: what changes meanwhile is read again.
    manifestState = stateOfManifest(distDir);
    try {
      current = { ...readDist(distDir), reload };
      isRefused = false;
    } catch (error) {
      if (!(error instanceof DistError)) throw error;
      if (!isRefused) onError(error);
      isRefused = true;
    }
    return !isRefused;
  }
  const timer = setInterval(() => {
    // The other files of a build that was refused may have been copied since.
    if (isRefused || isNewer()) read();
  }, POLL_MILLISECONDS);
  return {
    current: () => current,
    reload,
    close: () => {
      clearInterval(timer);
    },
  };
}

/** Differs whenever the manifest was replaced, written or removed. */
function stateOfManifest(distDir: string): string {
  try {
    return stateOf(statSync(join(distDir, MANIFEST_FILE)));
  } catch {
    // Missing, or behind a loop of symlinks: reading it gives the reason.
    return "missing";
  }
}

/** Differs whenever a file was replaced or written. */
function stateOf({ dev, ino, size, mtimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs}`;
}

/** A file as the manifest lists it: by the first path of its content, below the folder. */
interface PublishedFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** A larger file is read from the disk for each client, as fast as that reads it. */
const MAX_BYTES_IN_MEMORY = 256_000;

/** The greatest size of the files that are in memory because they were requested lately. */
const CACHE_BYTES = 8_000_000;

/** Counted for each file in the cache, besides its body: headers, and what is parsed of an item. */
const BYTES_PER_FILE = 10_000;

/**
 * Opens a complete folder that the build wrote: each file is there, and has its size. Its hash is compared when
 * the file is loaded, and again when it is read later, since another build may have replaced it.
 *
 * @returns `file` of which throws a DistError when a file is not as it was built, or cannot be read
 * @throws DistError when the folder is missing or incomplete
 */
export function readDist(distDir: string): Publication {
  const { manifestBytes, manifest } = readManifest(distDir);
  const files = new Map<string, PublishedFile>();
  for (const { sha256, bytes, paths } of manifest.contents) {
    const [path = ""] = paths;
    const state = reading(distDir, path, (file) => statSync(file));
    if (!state.isFile() || state.size !== bytes) throw notAsBuilt(distDir, path);
    for (const served of paths) files.set(`/${served}`, { path, sha256, bytes });
  }
  files.set(`/${MANIFEST_FILE}`, {
    path: MANIFEST_FILE,
    sha256: hash("sha256", manifestBytes, "base64url"),
    bytes: manifestBytes.length,
  });

  /** What other hosts send in place of a file: here each is compressed once it is asked for. */
  const isEncoded = (urlPath: string) =>
    CONTENT_CODINGS.some(
      ({ suffix }) => urlPath.endsWith(suffix) && files.has(urlPath.slice(0, -suffix.length)),
    );
  const recent = new LRUCache<string, Content>({
    maxSize: CACHE_BYTES,
    // The latest reply may have a compressed body.
    sizeCalculation: ({ open, bytes }) => BYTES_PER_FILE + (open === undefined ? 2 * bytes : 0),
  });
  const parsed = new Map<string, Content>();

  const file = (urlPath: string) => {
    const cached = recent.get(urlPath) ?? parsed.get(urlPath);
    if (cached) return cached;
    const published = files.get(urlPath);
    if (published === undefined || UNSERVED_PATHS.has(urlPath) || isEncoded(urlPath))
      return undefined;
    const content = loadedContent(distDir, urlPath, published);
    (PARSED_PATHS.has(urlPath) ? parsed : recent).set(urlPath, content);
    return content;
  };
  return { file, build: () => manifest, compress };
}

/** @throws DistError when the file is not as it was built, or cannot be read */
function loadedContent(distDir: string, urlPath: string, file: PublishedFile): Content {
  // Before it is read: another one that is opened later has another state.
  const state = stateOf(reading(distDir, file.path, (path) => statSync(path)));
  const content = publishedContent(urlPath, readPublished(distDir, file), file.sha256);
  if (file.bytes <= MAX_BYTES_IN_MEMORY) return content;
  return {
    ...content,
    get body() {
      return readPublished(distDir, file);
    },
    open: () => {
      // Opening a FIFO would wait for a writer without the second flag.
      const flags = constants.O_RDONLY | constants.O_NONBLOCK;
      const descriptor = reading(distDir, file.path, (path) => openSync(path, flags));
      if (stateOf(fstatSync(descriptor)) === state)
        return createReadStream(file.path, { fd: descriptor });
      closeSync(descriptor);
      throw notAsBuilt(distDir, file.path);
    },
  };
}

/** @throws DistError when a file has other bytes than the build wrote, or cannot be read */
function readPublished(distDir: string, { path, sha256, bytes }: PublishedFile): Buffer {
  const body = readRegularFile(join(distDir, path), bytes);
  if (!Buffer.isBuffer(body))
    throw new DistError(distDir, `is incomplete: ${path} ${body.problem}`);
  if (hash("sha256", body, "base64url") !== sha256) throw notAsBuilt(distDir, path);
  return body;
}

/** @throws DistError where the system refuses it */
function reading<Result>(distDir: string, path: string, read: (file: string) => Result): Result {
  try {
    return read(join(distDir, path));
  } catch (cause) {
    const { code = "", message } = cause as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code)) throw notAsBuilt(distDir, path);
    throw new DistError(distDir, `cannot be read: ${message}`, cause);
  }
}

function notAsBuilt(distDir: string, path: string): DistError {
  return new DistError(distDir, `is incomplete: ${path} is not as it was built`);
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
