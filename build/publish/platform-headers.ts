import { extname } from "node:path";
import { FORMAT_FACTS, formatPath } from "../../registry/formats/format-facts.ts";
import { type FileKind, fileKindOf } from "../dist/file-kind.ts";
import { CACHE_CONTROL_OF, HEADERS_OF, JSON_TYPE, mediaTypeOf } from "../dist/headers.ts";

type Headers = Readonly<Record<string, string>>;

/** Paths and their media types. Not `/r/*`: the parser of Netlify takes `/robots.txt` for a match of it. */
const SHARED_PATHS: readonly (readonly [path: string, type: string])[] = [
  ["/api/:file", JSON_TYPE],
  ["/api/:folder/:name", JSON_TYPE],
  ["/r/:file", JSON_TYPE],
  ["/r/:flavour/:file", JSON_TYPE],
  ["/schemas/:file", JSON_TYPE],
  ...FORMAT_FACTS.map(
    (format) => [`/${formatPath(format, ":name")}`, mediaTypeOf(format.suffix)] as const,
  ),
];

/** What the site has beside pages and assets. */
const SITE_FILES =
  /^\/(?:sitemap\.xml|llms(?:-full)?\.txt|pairings\/[^/]+\/picture\.png|skills\/.+\.md)$/;

/**
 * The content of `_headers`, from which Netlify and Cloudflare Pages read the headers to send. A user's
 * own files beside the published folders keep the headers of the platform, but for fonts. No path matches two rules,
 * since Cloudflare would join their values.
 *
 * @param paths of everything that is published, without a slash at the start; only a build with a site has
 *   rules for one
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(paths: Iterable<string> = []): string {
  const shared = SHARED_PATHS.map(([path, type]) =>
    blockOf(path, { ...headersOf("shared"), "Content-Type": type }),
  );
  const site = new Map<string, string>();
  for (const path of paths) {
    const kind = fileKindOf(`/${path}`);
    for (const pattern of sitePatterns(`/${path}`, kind))
      site.set(pattern, blockOf(pattern, headersOf(kind)));
  }
  return [...shared, ...site.values()].join("\n");
}

function headersOf(kind: FileKind): Headers {
  return { ...HEADERS_OF[kind], "Cache-Control": CACHE_CONTROL_OF[kind] };
}

function blockOf(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${pattern}\n`, ...lines].join("");
}

/**
 * The rules that a path of the site needs: one for all files of a folder of assets, one for all pages of a
 * folder such as `pairings`, because platforms limit the number of rules.
 */
function sitePatterns(path: string, kind: FileKind): string[] {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (kind === "font") return [`${folder}/:name${extname(path)}`];
  if (kind === "asset") return [`${folder}/:file`];
  if (kind !== "page" && !SITE_FILES.test(path)) return [];
  const pattern = path.replace(/^(\/[^/]+\/)[^/]+\//, "$1:name/");
  // A page has the address of its folder, too.
  return pattern.endsWith("/index.html")
    ? [pattern.slice(0, -"index.html".length), pattern]
    : [pattern];
}
