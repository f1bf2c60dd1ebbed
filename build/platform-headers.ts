import {
  CACHE_CONTROL,
  CROSS_ORIGIN_HEADERS,
  CSS_TYPE,
  JSON_TYPE,
  SECURITY_HEADERS,
} from "../server/respond/headers.ts";

/** Media type -> paths. Not `/r/*`: the parser of Netlify takes `/robots.txt` for a match of it. */
const PUBLISHED_PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    JSON_TYPE,
    [
      ...["/api/:file", "/api/r/:name", "/r/:file", "/r/:flavour/:file"],
      ...["/schemas/:file", "/tokens/:file"],
    ],
  ],
  [CSS_TYPE, ["/css/:name.css"]],
]);

/** Items are JSON with and without an extension, so the type is stated. */
function headersOf(type: string): Readonly<Record<string, string>> {
  return {
    ...CROSS_ORIGIN_HEADERS,
    "Cache-Control": CACHE_CONTROL.published,
    "Content-Type": type,
    ...SECURITY_HEADERS,
  };
}

/**
 * The content of `_headers`, from which Netlify and Cloudflare Pages read the headers to send. A user's
 * own files beside the published folders keep the headers of the platform.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const blocks = [...PUBLISHED_PATHS].flatMap(([type, paths]) => {
    const lines = Object.entries(headersOf(type)).map(([name, value]) => `  ${name}: ${value}\n`);
    return paths.map((path) => [`${path}\n`, ...lines].join(""));
  });
  return blocks.join("\n");
}
