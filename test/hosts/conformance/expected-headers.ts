import {
  CROSS_ORIGIN_HEADERS,
  SECURITY_HEADERS,
  SITE_SECURITY_HEADERS,
} from "../../../build/dist/headers.ts";

export const JSON_TYPE = "application/json; charset=utf-8";
const CSS_TYPE = "text/css; charset=utf-8";
const MARKDOWN_TYPE = "text/markdown; charset=utf-8";
export const PUBLISHED = "public, max-age=86400, s-maxage=86400";
export const COMPUTED = "no-cache";
export const ETAG = /^(?:W\/)?"[^"]+"$/;
export const SECURITY = lowerCased(SECURITY_HEADERS);
/** Of pages and their assets. */
export const SITE_SECURITY = lowerCased(SITE_SECURITY_HEADERS);
/** Of every response under /api, /r, /css, /tokens, /design and /schemas. */
export const FOR_ALL = { ...SECURITY, ...lowerCased(CROSS_ORIGIN_HEADERS) };
export const OF_PUBLISHED = {
  ...FOR_ALL,
  "content-type": JSON_TYPE,
  "cache-control": PUBLISHED,
  etag: /^"[^"]+"$/,
} as const;
export const OF_COMPUTED = {
  ...FOR_ALL,
  "content-type": JSON_TYPE,
  "cache-control": COMPUTED,
} as const;
/** The headers of a body of its type: everything but stylesheets and documents, and every error, is JSON. */
export function ofType<T extends { "content-type": string }>(path: string, headers: T): T {
  if (/^\/css\/[^?]+\.css(?:\?|$)/.test(path)) return { ...headers, "content-type": CSS_TYPE };
  const isDocument = /^\/design\/[^?]+\.md(?:\?|$)/.test(path);
  return { ...headers, "content-type": isDocument ? MARKDOWN_TYPE : headers["content-type"] };
}
/** Of an error elsewhere: pages of other origins may not read it. */
export const OF_OTHER_ERRORS = {
  ...SECURITY,
  "content-type": JSON_TYPE,
  "cache-control": COMPUTED,
  "access-control-allow-origin": null,
} as const;

export function lowerCased(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
