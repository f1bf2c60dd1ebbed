/**
 * What a host can do. *static*: every published file under its path, byte for byte. *pages*: a page at
 * the address of its folder, whatever the query. *redirects*: from a folder without a slash to the one
 * with it. *404 page*: the published one, for a browser. *headers*: type, caching, CORS, security headers
 * and conditions of published files. *compression*: the files that the build compressed. *methods*: OPTIONS, CORS preflights, and 405 for all methods but GET and HEAD.
 * *errors*: 404 in JSON, with the requested name, or as a page, as the client accepts. *queries*: any query gets an answer that is not
 * cached, if only the published file. *overrides*: everything that a query computes, its bounds, and
 * the nearest names of a missing one. *compressed overrides*: what is computed, by `Accept-Encoding`.
 */
export const CAPABILITIES = [
  ...([
    "static",
    "pages",
    "redirects",
    "404 page",
    "headers",
    "compression",
    "methods",
    "errors",
  ] as const),
  ...(["queries", "overrides", "compressed overrides"] as const),
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A header as it must be: its value, a pattern, or null where it must be missing. */
type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

/** A request, and what the specification and the design say of its answer. */
export interface Case {
  name: string;
  capability: Capability;
  method: string;
  /** As it goes over the wire. */
  path: string;
  /** Sent with the request; a condition is made of an earlier answer. */
  headers?: (before: { etag: string }) => Record<string, string>;
  /** One of several statuses, where hosts may differ. */
  expected: {
    status: number | readonly number[];
    headers?: ExpectedHeaders;
    body?: string | RegExp | Buffer;
  };
}

/** The text of every file, by path. */
export type Texts = ReadonlyMap<string, string>;

/** @throws when nothing is published at the path */
export function textOf(files: Texts, path: string): string {
  const text = files.get(path.slice(1));
  if (text === undefined) throw new Error(`${path} is not published`);
  return text;
}
