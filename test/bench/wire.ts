import { join } from "node:path";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface WireSize {
  what: string;
  path: string;
  plain: number;
  gzip: number;
  br: number;
}

const PATHS: Readonly<Record<string, string>> = {
  "a pairing": "r/minimal.json",
  "a font": "r/inter.json",
  "the index": "r/registry.json",
  "search data": "api/search.json",
  "all pairings as data": "api/pairings.json",
};

/** The sizes of some bodies in bytes, plain and as the server compresses them at the first request. */
export function wireSizes(dist: string): WireSize[] {
  return Object.entries(PATHS).map(([what, path]) => {
    const body = readFileSync(join(dist, path));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      what,
      path,
      plain: body.length,
      gzip: gzipSync(body).length,
      br: brotliCompressSync(body, { params }).length,
    };
  });
}
