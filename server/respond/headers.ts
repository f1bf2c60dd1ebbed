const DAY_SECONDS = 86_400;

/** How long a response may be cached: a published file for a day, computed responses and errors not at all. */
export const CACHE_CONTROL = {
  published: `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}`,
  computed: "no-cache",
};

export const JSON_TYPE = "application/json; charset=utf-8";
export const CSS_TYPE = "text/css; charset=utf-8";

/**
 * What every response carries, for an interface that only programs read: nothing in it is run, framed
 * or sniffed. HSTS belongs to whatever terminates TLS in front of it.
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

/** CORS: pages of other origins may read what is published; `isSharedPath` states under which folders. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
};

/** Names and values in turn: the security headers, and CORS headers where other origins may read a path. */
export function headersFor(isShared: boolean): readonly string[] {
  return isShared ? SHARED : NOT_SHARED;
}

const NOT_SHARED = Object.entries(SECURITY_HEADERS).flat();
const SHARED = [...NOT_SHARED, ...Object.entries(CROSS_ORIGIN_HEADERS).flat()];
