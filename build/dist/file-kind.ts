import { FORMAT_FACTS } from "../../registry/formats/format-facts.ts";

/**
 * What a published file is for, which decides its headers. *shared*: items and everything else that
 * programs and pages of other origins read. *page*: HTML. *font*: a file of a local font, or a stylesheet that loads it, which pages of every origin load under a name that
 * holds a hash of its content, in a folder `files` wherever that is. *asset*: what pages load under a name that holds a hash of its content. *other*: any
 * other file, such as a social picture, `llms.txt`, or a file of the user's own.
 */
export type FileKind = "shared" | "font" | "page" | "asset" | "other";

/** What programs of every origin read. */
export const SHARED_FOLDERS = ["r", "api", "schemas", ...FORMAT_FACTS.map(({ folder }) => folder)];

/** The URL paths of the other kinds, in the syntax that regular expressions of nginx, Caddy and lighttpd share. */
export const KIND_PATTERNS: ReadonlyMap<FileKind, RegExp> = new Map([
  ["font", /\/files\/[^/]+\.[0-9a-f]+\.(?:woff2|css)$/],
  ["asset", /^\/site\//],
  ["page", /\.html$/],
]);

/**
 * The one place that decides it; the configurations in `server/hosts/` are made of the same tables.
 *
 * @param path a URL path, whether or not something is published there
 */
export function fileKindOf(path: string): FileKind {
  const [, folder = ""] = path.split("/", 2);
  if (SHARED_FOLDERS.includes(folder)) return "shared";
  return [...KIND_PATTERNS].find(([, pattern]) => pattern.test(path))?.[0] ?? "other";
}

/** Whether pages of other origins may read files of a kind. */
export function isShared(kind: FileKind): boolean {
  return kind === "shared" || kind === "font";
}
