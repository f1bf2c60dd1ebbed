import { CACHE_CONTROL } from "../server/caching.ts";
import { JSON_TYPE } from "../server/content-type.ts";
import { CROSS_ORIGIN_HEADERS, SECURITY_HEADERS } from "../server/security-headers.ts";

/** The folders in which everything is JSON; a user's own files are beside them. */
const JSON_FOLDERS = ["api", "r", "schemas"];

/** The type is stated because hosts guess it by the extension, which `api/r/{name}` does not have. */
const HEADERS: Readonly<Record<string, string>> = {
  ...CROSS_ORIGIN_HEADERS,
  "Cache-Control": CACHE_CONTROL.published,
  "Content-Type": JSON_TYPE,
  ...SECURITY_HEADERS,
};

/**
 * The content of `_headers`, from which Netlify and Cloudflare Pages read their response headers.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return JSON_FOLDERS.flatMap((folder) => [`/${folder}/*\n`, ...lines]).join("");
}
