/**
 * The content codings that a response may have, in the order of preference: the name of each in
 * `Accept-Encoding`, and the suffix of the compressed file beside the plain one.
 */
export const CONTENT_CODINGS = [
  { coding: "br", suffix: ".br" },
  { coding: "zstd", suffix: ".zst" },
  { coding: "gzip", suffix: ".gz" },
] as const;
export type ContentCoding = (typeof CONTENT_CODINGS)[number]["coding"];

/** Compressing a smaller body saves no network packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Whether compression pays for a media type: pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript)\b/.test(type);
}
