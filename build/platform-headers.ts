import {
  CACHE_CONTROL,
  CROSS_ORIGIN_HEADERS,
  JSON_TYPE,
  SECURITY_HEADERS,
} from "../server/respond/headers.ts";

/** Not `/r/*`: the parser of Netlify takes `/robots.txt` for a match of it. */
const PUBLISHED_PATHS = [
  "/api/:file",
  "/api/r/:name",
  "/r/:file",
  "/r/:flavour/:file",
  "/schemas/:file",
];

/** Items are JSON with and without an extension, so the type is stated. */
const HEADERS: Readonly<Record<string, string>> = {
  ...CROSS_ORIGIN_HEADERS,
  "Cache-Control": CACHE_CONTROL.published,
  "Content-Type": JSON_TYPE,
  ...SECURITY_HEADERS,
};

/**
 * The content of `_headers`, from which Netlify and Cloudflare Pages read the headers to send. A user's
 * own files beside the published folders keep the headers of the platform.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return PUBLISHED_PATHS.map((path) => [`${path}\n`, ...lines].join("")).join("\n");
}
