/**
 * The compressed forms that a response may have, in the order of preference: how `Accept-Encoding`
 * names each, and what a file beside the plain one is called by.
 */
export const CONTENT_CODINGS = [
  { coding: "br", suffix: ".br" },
  { coding: "zstd", suffix: ".zst" },
  { coding: "gzip", suffix: ".gz" },
] as const;
export type ContentCoding = (typeof CONTENT_CODINGS)[number]["coding"];

/** Below this, what a smaller body saves is lost in the packets that carry it. */
export const WORTH_COMPRESSING_BYTES = 1024;
