import * as zlib from "node:zlib";
import {
  CONTENT_CODINGS,
  type ContentCoding,
  MIN_COMPRESSED_BYTES,
  isCompressible,
  mediaTypeOf,
} from "../dist/headers.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** A compressed file is at most this share of the plain one; else it is not written. */
const MAX_RATIO = 0.9;

/** Each at its best compression. Node.js has Zstandard since 22.15. */
const COMPRESSORS: Readonly<Record<ContentCoding, ((body: Buffer) => Buffer) | undefined>> = {
  br: (body) => zlib.brotliCompressSync(body),
  zstd: "zstdCompressSync" in zlib ? zstdBest : undefined,
  gzip: (body) => zlib.gzipSync(body, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

const ZSTD_LEVEL = 19;

function zstdBest(body: Buffer): Buffer {
  // Missing in the types of Node.js 20.
  const { zstdCompressSync, constants } = zlib as unknown as {
    zstdCompressSync: (body: Buffer, options: object) => Buffer;
    constants: Record<string, number>;
  };
  return zstdCompressSync(body, {
    params: { [constants["ZSTD_c_compressionLevel"] ?? 0]: ZSTD_LEVEL },
  });
}

/**
 * Each file, and its compressed copies where they are small enough: `r/inter.json.br` and so on. Takes
 * about 15 seconds for the registry of this package. Files whose type is compressed already, such as
 * pictures and fonts, are not tried.
 */
export function* withCompressed(files: Iterable<DistFile>): Generator<DistFile> {
  for (const file of files) {
    yield file;
    const paths = file.paths.filter((path) => isCompressible(mediaTypeOf(`/${path}`)));
    if (paths.length === 0) continue;
    for (const [suffix, body] of encodedBodies(Buffer.from(file.body as Buffer)))
      yield { paths: paths.map((path) => `${path}${suffix}`), body };
  }
}

function encodedBodies(body: Buffer): (readonly [string, Buffer])[] {
  if (body.length < MIN_COMPRESSED_BYTES) return [];
  return CONTENT_CODINGS.flatMap(({ coding, suffix }) => {
    const compressed = COMPRESSORS[coding]?.(body);
    return compressed && compressed.length <= body.length * MAX_RATIO
      ? [[suffix, compressed] as const]
      : [];
  });
}
