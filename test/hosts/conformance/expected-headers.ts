import { FORMATS } from "../../../registry/formats/index.ts";
import { formatPath } from "../../../registry/formats/format-facts.ts";
import {
  CROSS_ORIGIN_HEADERS,
  SECURITY_HEADERS,
  SITE_SECURITY_HEADERS,
  mediaTypeOf,
} from "../../../build/dist/headers.ts";

export const JSON_TYPE = "application/json; charset=utf-8";
export const PUBLISHED = "public, max-age=86400, s-maxage=86400";
export const COMPUTED = "no-cache";
export const ETAG = /^(?:W\/)?"[^"]+"$/;
export const SECURITY = lowerCased(SECURITY_HEADERS);
/** Of pages and their assets. */
export const SITE_SECURITY = lowerCased(SITE_SECURITY_HEADERS);
/** Of every response under /api, /r, /schemas and the folder of a format. */
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
/** Where a name is, in every format. */
export function pathsInFormats(name: string): string[] {
  return FORMATS.map((format) => `/${formatPath(format, name)}`);
}
/** The headers of a body of its type: everything but files of formats, and every error, is JSON. */
export function ofType<T extends { "content-type": string }>(path: string, headers: T): T {
  const [file = ""] = path.split("?", 1);
  const isInFormat = FORMATS.some(({ folder }) => file.startsWith(`/${folder}/`));
  return isInFormat ? { ...headers, "content-type": mediaTypeOf(file) } : headers;
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
