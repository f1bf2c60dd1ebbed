import {
  CACHE_CONTROL,
  CROSS_ORIGIN_HEADERS,
  JSON_TYPE,
  SECURITY_HEADERS,
} from "../server/respond/headers.ts";

/** Everything that is published is JSON, whatever a host may think of a name without an extension. */
const HEADERS: Readonly<Record<string, string>> = {
  ...CROSS_ORIGIN_HEADERS,
  "Cache-Control": CACHE_CONTROL.published,
  "Content-Type": JSON_TYPE,
  ...SECURITY_HEADERS,
};

/**
 * The file by which Netlify and Cloudflare Pages are told the headers of what they serve.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return ["/*\n", ...lines].join("");
}
