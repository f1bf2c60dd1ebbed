import { headersFile } from "./platform-headers.ts";
import { passedLimits } from "./platform-limits.ts";
import { withCompressed } from "./precompress.ts";
import { publishedFiles } from "./published-files.ts";
import { type Validation, validateRegistry } from "./validate.ts";
import { type DistFile, type WrittenDist, writeDist } from "./write-dist.ts";

/** How many items there are, and how many of them are done. */
export type OnProgress = (done: number, items: number) => void;

export interface BuildOptions {
  registryDir: string;
  outDir: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Also writes compressed files beside those where it pays. */
  precompress?: boolean;
  /** Called as each item is published. */
  onProgress?: OnProgress;
  /** Of all that the build depends on; with it the build leaves a record of itself. */
  fingerprint?: string;
}

/** What a build published. */
export interface Published {
  items: number;
  files: number;
  bytes: number;
  /** Platforms that do not take so much, each a sentence. */
  passedLimits: string[];
}

/** What a build did. Without `published` it found errors and changed nothing. */
export interface BuildResult {
  validation: Validation;
  published?: Published;
}

/** Validates a registry and, if it is sound, publishes it. */
export function buildRegistry({
  registryDir,
  outDir,
  baseUrl,
  precompress = false,
  onProgress,
  fingerprint,
}: BuildOptions): BuildResult {
  const validation = validateRegistry(registryDir);
  if (!validation.isValid) return { validation };

  const { pairings, fonts } = validation.catalog;
  const items = pairings.size + fonts.size;
  const files = publishedFiles(validation.catalog, baseUrl, (done) => onProgress?.(done, items));
  const summary = (written: WrittenDist): Published => ({
    items,
    files: written.fileCount,
    bytes: written.bytes,
    passedLimits: passedLimits(written),
  });
  const written = writeDist(
    outDir,
    withHeaders(precompress ? withCompressed(files) : files),
    (done) => (fingerprint === undefined ? undefined : { fingerprint, summary: summary(done) }),
  );
  return { validation, published: summary(written) };
}

function* withHeaders(files: Iterable<DistFile>): Generator<DistFile> {
  yield* files;
  yield { paths: ["_headers"], body: headersFile() };
}
