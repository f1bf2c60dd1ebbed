import { lookup } from "mrmime";
import type { FileKind } from "./file-kind.ts";

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** How long a response may be cached: a published file for a day, computed responses and errors not at all. */
export const CACHE_CONTROL = {
  published: `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}`,
  computed: "no-cache",
};

const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/**
 * `Cache-Control` of a published file, requested without a query. A cached page would name assets that a later
 * build no longer has, so it is validated each time; an asset and a font never change under their names.
 */
export const CACHE_CONTROL_OF: Readonly<Record<FileKind, string>> = {
  shared: CACHE_CONTROL.published,
  page: CACHE_CONTROL.computed,
  font: IMMUTABLE,
  asset: IMMUTABLE,
  other: CACHE_CONTROL.published,
};

export const JSON_TYPE = "application/json; charset=utf-8";

/**
 * The media type of the published file at a URL path. Names at the endpoint have no extension, and may
 * contain dots.
 */
export function mediaTypeOf(path: string): string {
  if (path.startsWith("/api/") || path.endsWith(".json")) return JSON_TYPE;
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

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

/**
 * What every response carries but those of the site, for an interface that only programs read: nothing in
 * it is run, framed or sniffed. HSTS belongs to whatever terminates TLS in front of it.
 *
 * @see OWASP, HTTP Security Response Headers Cheat Sheet
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none';frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * What a page may load: only what is published beside it, and nothing inline; and families of Google Fonts, which
 * the page of fonts requests after the reader has allowed it. WebAssembly measures a font file of the reader's.
 * Assets carry it too, since a worker runs under the policy of its own response, not of the page that starts it.
 *
 * @see HTML Standard, initialize a worker global scope's policy container
 */
const SITE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  ...["worker", "style", "img", "manifest"].map((what) => `${what}-src 'self'`),
  "font-src 'self' https://fonts.gstatic.com",
  "connect-src 'self' https://fonts.googleapis.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** What pages and their assets carry: no other origin embeds them. */
export const SITE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": SITE_POLICY,
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** CORS: pages of other origins may read what is published; `fileKindOf` states under which folders. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
};

/** Everything that does not depend on the content, apart from caching. */
export const HEADERS_OF: Readonly<Record<FileKind, Readonly<Record<string, string>>>> = {
  shared: { ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS },
  font: { ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS },
  page: SITE_SECURITY_HEADERS,
  asset: SITE_SECURITY_HEADERS,
  other: SECURITY_HEADERS,
};

const LISTS = new Map(
  Object.entries(HEADERS_OF).map(([kind, headers]) => [kind, Object.entries(headers).flat()]),
);

/** The same as a list in which each name is followed by its value. */
export function headersFor(kind: FileKind): readonly string[] {
  return LISTS.get(kind) ?? [];
}
