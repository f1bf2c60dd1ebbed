import * as zlib from "node:zlib";
import {
  CONTENT_CODINGS,
  type ContentCoding,
  WORTH_COMPRESSING_BYTES,
} from "../registry/content-codings.ts";
import type { PublishedFile } from "./published-files.ts";
import type { DistFile } from "./write-dist.ts";

/** A compressed file has to be smaller by a tenth at least. */
const LARGEST_SHARE = 0.9;

/** The best that each coding can do; Zstandard came to Node.js in 22.15. */
const COMPRESSORS: Readonly<Record<ContentCoding, ((body: Buffer) => Buffer) | undefined>> = {
  br: (body) => zlib.brotliCompressSync(body),
  zstd: "zstdCompressSync" in zlib ? zstdBest : undefined,
  gzip: (body) => zlib.gzipSync(body, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

const ZSTD_LEVEL = 19;

function zstdBest(body: Buffer): Buffer {
  // The types of Node.js 20 do not know it.
  const { zstdCompressSync, constants } = zlib as unknown as {
    zstdCompressSync: (body: Buffer, options: object) => Buffer;
    constants: Record<string, number>;
  };
  return zstdCompressSync(body, {
    params: { [constants["ZSTD_c_compressionLevel"] ?? 0]: ZSTD_LEVEL },
  });
}

/**
 * Each file, and those that lie beside it where compressing pays: `r/inter.json.br` and so on. Takes
 * a quarter of a minute for the whole registry.
 */
export function* withCompressed(files: Iterable<PublishedFile>): Generator<DistFile> {
  for (const file of files) {
    yield file;
    for (const [suffix, body] of compressedForms(Buffer.from(file.body)))
      yield { paths: file.paths.map((path) => `${path}${suffix}`), body };
  }
}

function compressedForms(body: Buffer): (readonly [string, Buffer])[] {
  if (body.length < WORTH_COMPRESSING_BYTES) return [];
  return CONTENT_CODINGS.flatMap(({ coding, suffix }) => {
    const compressed = COMPRESSORS[coding]?.(body);
    return compressed && compressed.length <= body.length * LARGEST_SHARE
      ? [[suffix, compressed] as const]
      : [];
  });
}
