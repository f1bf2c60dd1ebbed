/**
 * What a published file is for, which decides its headers. *shared*: items and everything else that
 * programs and pages of other origins read. *page*: HTML, and the specimen stylesheet and
 * the Markdown that change with their page. *font*: a file of a local font, or a stylesheet that loads it, which pages of every origin load under a name that
 * holds a hash of its content. *asset*: what pages load under a name that holds a hash of its content. *other*: any
 * other file, such as a social picture, a contact sheet, `llms.txt`, or a file of the user's own.
 */
export type FileKind = "shared" | "font" | "page" | "asset" | "other";

/**
 * The one place that decides it. A release has the same folders below `/v/{name}/`. The configurations of other servers in `server/hosts/` state the same
 * patterns, and the conformance suite compares the answers.
 *
 * @param path a URL path, whether or not something is published there
 */
export function fileKindOf(path: string): FileKind {
  if (/^\/(?:v\/[^/]+\/)?(?:r|api|schemas|css|tokens|design)(?:\/|$)/.test(path)) return "shared";
  if (path === "/v/index.json") return "shared";
  if (/^\/(?:v\/[^/]+\/)?files\/[^/]+\.[0-9a-f]+\.(?:woff2|css)$/.test(path)) return "font";
  if (path.startsWith("/site/")) return "asset";
  return /\.html$|\/specimen\.css$|^\/pairings\/[^/]+\.md$/.test(path) ? "page" : "other";
}

/** Whether pages of other origins may read files of a kind. */
export function isShared(kind: FileKind): boolean {
  return kind === "shared" || kind === "font";
}
