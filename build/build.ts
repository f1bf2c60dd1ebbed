import { performance } from "node:perf_hooks";
import { headersFile } from "./platform-headers.ts";
import { passedLimits } from "./platform-limits.ts";
import { withCompressed } from "./precompress.ts";
import { publishedFiles } from "./published-files.ts";
import { type Validation, validateRegistry } from "./validate.ts";
import { type DistFile, writeDist } from "./write-dist.ts";

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
}

/** What a build did. Without `published` it found errors and changed nothing. */
export interface BuildResult {
  validation: Validation;
  published?: {
    items: number;
    files: number;
    bytes: number;
    milliseconds: number;
    /** Platforms that do not take so much, each a sentence. */
    passedLimits: string[];
  };
}

/** Validates a registry and, if it is sound, publishes it. */
export function buildRegistry({
  registryDir,
  outDir,
  baseUrl,
  precompress = false,
  onProgress,
}: BuildOptions): BuildResult {
  const start = performance.now();
  const validation = validateRegistry(registryDir);
  if (!validation.isValid) return { validation };

  const { pairings, fonts } = validation.catalog;
  const items = pairings.size + fonts.size;
  const files = publishedFiles(validation.catalog, baseUrl, (done) => onProgress?.(done, items));
  const written = writeDist(outDir, withHeaders(precompress ? withCompressed(files) : files));
  return {
    validation,
    published: {
      items,
      files: written.fileCount,
      bytes: written.bytes,
      milliseconds: performance.now() - start,
      passedLimits: passedLimits(written),
    },
  };
}

function* withHeaders(files: Iterable<DistFile>): Generator<DistFile> {
  yield* files;
  yield { paths: ["_headers"], body: headersFile() };
}
