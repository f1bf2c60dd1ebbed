import { performance } from "node:perf_hooks";
import { headersFile } from "./platform-headers.ts";
import { passedLimits } from "./platform-limits.ts";
import { compressedFiles } from "./precompress.ts";
import { publishedFiles } from "./published-files.ts";
import { type Validation, validateRegistry } from "./validate.ts";
import { type DistFiles, writeDist } from "./write-dist.ts";

export interface BuildOptions {
  registryDir: string;
  outDir: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Also writes compressed files beside those where it pays. */
  precompress?: boolean;
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
}: BuildOptions): BuildResult {
  const start = performance.now();
  const validation = validateRegistry(registryDir);
  if (!validation.isValid) return { validation };

  const { pairings, fonts } = validation.catalog;
  const texts = publishedFiles(validation.catalog, baseUrl);
  const files: DistFiles = new Map<string, string | Buffer>([
    ...texts,
    ...(precompress ? compressedFiles(texts) : []),
    ["_headers", headersFile()],
  ]);
  writeDist(outDir, files);
  const sizes = new Map([...files].map(([path, body]) => [path, Buffer.byteLength(body)]));
  return {
    validation,
    published: {
      items: pairings.size + fonts.size,
      files: files.size,
      bytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
      passedLimits: passedLimits(sizes),
      milliseconds: performance.now() - start,
    },
  };
}
