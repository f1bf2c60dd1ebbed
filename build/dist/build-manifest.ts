/** The file in `dist/` that lists all others; the build writes it last. */
export const MANIFEST_FILE = "build-manifest.json";

/** What a build wrote: every file of `dist/` but the manifest itself. */
export interface BuildManifest {
  generator: "typography-registry";
  /** The version of this package. */
  version: string;
  /** A hash of everything that the build depends on. */
  fingerprint: string;
  /** How many pairings and fonts are published. */
  items: number;
  /** Files of earlier builds that are still published, with the number of builds since. */
  kept?: Readonly<Record<string, number>>;
  /** Each content once: its hash in base64url, its size, and its paths below `dist/`, with slashes. */
  contents: readonly { sha256: string; bytes: number; paths: readonly string[] }[];
}

/** A larger manifest is not read. That of this package's registry has 4 MB. */
export const MAX_MANIFEST_BYTES = 100_000_000;

/** All contents are read into one block of memory. */
const MAX_BYTES = 2 ** 31;

/** Whether something parsed from a manifest file is valid: every field that reading needs, of its type. */
export function isBuildManifest(value: unknown): value is BuildManifest {
  if (typeof value !== "object" || value === null) return false;
  const { generator, version, fingerprint, items, kept, contents } = value as Partial<
    Record<keyof BuildManifest, unknown>
  >;
  if (generator !== "typography-registry" || typeof version !== "string") return false;
  if (typeof fingerprint !== "string" || !isCount(items) || !Array.isArray(contents)) return false;
  if (kept !== undefined && !areCounts(kept)) return false;
  let total = 0;
  for (const content of contents as unknown[]) {
    if (!isManifestContent(content)) return false;
    total += content.bytes;
  }
  return total <= MAX_BYTES;
}

/** @returns undefined when the content is not that of a manifest */
export function parseManifest(content: Buffer): BuildManifest | undefined {
  try {
    const value: unknown = JSON.parse(content.toString("utf8"));
    return isBuildManifest(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isManifestContent(value: unknown): value is BuildManifest["contents"][number] {
  if (typeof value !== "object" || value === null) return false;
  const { sha256, bytes, paths } = value as Record<string, unknown>;
  const isTyped = typeof sha256 === "string" && isCount(bytes) && Array.isArray(paths);
  return isTyped && paths.length > 0 && paths.every(isPublishablePath);
}

/**
 * Whether something is a path that stays below the folder: no empty segment, no `.` and no `..`. It has no
 * control character either, which would begin a line of its own in logs.
 */
export function isPublishablePath(path: unknown): path is string {
  return (
    typeof path === "string" &&
    !/[\\\p{Cc}]/u.test(path) &&
    path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..")
  );
}

function areCounts(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every(isCount);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** How much a build wrote. */
export interface DistSize {
  /** With the manifest. */
  files: number;
  /** The size of all files but the manifest, each path counted as a file of its own. */
  bytes: number;
  largest: { path: string; bytes: number };
}

export function distSize({ contents }: BuildManifest): DistSize {
  const size = { files: 1, bytes: 0, largest: { path: "", bytes: 0 } };
  for (const { bytes, paths } of contents) {
    size.files += paths.length;
    size.bytes += bytes * paths.length;
    if (bytes > size.largest.bytes) size.largest = { path: paths[0] ?? "", bytes };
  }
  return size;
}
