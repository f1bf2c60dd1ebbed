import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { repairDist } from "../../build/dist/swap-folders.ts";
import { type Content, type Publication, publishedContent } from "../respond/content.ts";
import { SEARCH_PATH, prepareSearch } from "../search/searchable-index.ts";
import { DistError, readDist } from "./read-dist.ts";

/**
 * How often the manifest is checked. A file watcher notices changes sooner, but not on network file
 * systems, not beyond the limit of watches, and not in a replaced folder; one `stat` costs nothing.
 */
const POLL_MILLISECONDS = 250;

/** A published folder that is followed: a newer build in it is served as soon as it is complete. */
export interface OpenDist {
  /** What is served now. */
  current: () => Publication;
  /** Reads the folder again. What was served stays if that fails; `onError` is called then. */
  reload: () => Promise<void>;
  /**
   * Serves a change that is not in the folder yet, until the folder is read again: by path below it, the
   * new content, or undefined where nothing is published any more.
   */
  update: (change: ReadonlyMap<string, string | Uint8Array | undefined>) => void;
  close: () => void;
}

/**
 * Reads a published folder, and again whenever its manifest changes: by a build that replaces the folder,
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
  let current = await readDist(distDir);
  let isRefused = false;
  let reloading: Promise<void> | undefined;

  const read = async () => {
    // Before anything is read: what changes meanwhile is read again.
    const statesBefore = statesOf(watched);
    const manifestBefore = statesOf([manifest]);
    try {
      current = await readSearchable(distDir);
      isRefused = false;
      watched = [manifest];
      seen = manifestBefore;
    } catch (error) {
      if (!(error instanceof DistError)) throw error;
      // A file that was not watched may have changed between being read and being watched.
      seen = watched.includes(error.file) && !error.isPassing ? statesBefore : "";
      watched = [manifest, error.file];
      if (!isRefused) onError(error);
      isRefused = true;
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
    if (reloading === undefined && statesOf(watched) !== seen) void reload();
  }, POLL_MILLISECONDS);
  return {
    current: () => current,
    reload,
    update: (change) => {
      current = updated(current, change);
    },
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

function updated(
  publication: Publication,
  change: ReadonlyMap<string, string | Uint8Array | undefined>,
): Publication {
  const contents = new Map<string, Content | undefined>(
    [...change].map(([path, text]) => {
      const body = text === undefined ? undefined : Buffer.from(text);
      const content = body && publishedContent(`/${path}`, body, hash("sha256", body, "base64url"));
      return [`/${path}`, content];
    }),
  );
  const file = (path: string) => (contents.has(path) ? contents.get(path) : publication.file(path));
  return { ...publication, file };
}

/** Differs whenever one of the files was replaced, written or removed. */
function statesOf(files: readonly string[]): string {
  return files.map(stateOf).join();
}

function stateOf(file: string): string {
  try {
    const { dev, ino, size, ctimeMs } = statSync(file);
    return `${dev} ${ino} ${size} ${ctimeMs}`;
  } catch {
    // Missing, or behind a loop of symlinks: reading it gives the reason.
    return "missing";
  }
}
