import * as zlib from "node:zlib";
import {
  CONTENT_CODINGS,
  type ContentCoding,
  WORTH_COMPRESSING_BYTES,
} from "../registry/content-codings.ts";
import type { PublishedFiles } from "./published-files.ts";

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

/** Called after each step of something long. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Files to lie beside the published ones, where compressing pays: `r/inter.json.br` and so on. Equal
 * texts are compressed once. Takes a quarter of a minute for the whole registry.
 */
export function compressedFiles(
  files: PublishedFiles,
  onProgress: OnProgress = () => undefined,
): Map<string, Buffer> {
  const byText = new Map<string, (readonly [string, Buffer])[]>();
  const texts = new Set(files.values());
  for (const text of texts) {
    byText.set(text, compressedForms(Buffer.from(text)));
    onProgress(byText.size, texts.size);
  }
  return new Map(
    [...files].flatMap(([path, text]) =>
      (byText.get(text) ?? []).map(([suffix, body]) => [`${path}${suffix}`, body] as const),
    ),
  );
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
