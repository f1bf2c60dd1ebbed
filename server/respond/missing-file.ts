import { fileKindOf, isShared } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL, headersFor } from "../../build/dist/headers.ts";
import { notFoundPageReply } from "../replies/content-reply.ts";
import type { Publication, Reply, Request } from "../replies/content.ts";
import { errorReply } from "../replies/error-reply.ts";
import { queryOf } from "../replies/query.ts";

const NOT_FOUND_PAGE = "/404.html";
const NOT_FOUND = {
  error: "Not found",
  message: "Items are at /api/r/{name}; the index is /r/registry.json.",
};

/**
 * The reply to a path at which no file is published: where a folder of that name has a page, a redirect to
 * it; else 404, in JSON under the folders that programs read, and as the published page elsewhere.
 *
 * @param path decoded
 */
export function missingFileReply(path: string, request: Request, publication: Publication): Reply {
  if (!path.endsWith("/") && publication.file(`${path}/index.html`) !== undefined)
    return folderReply(path, queryOf(request.target));
  const kind = fileKindOf(path);
  const page = isShared(kind) ? undefined : publication.file(NOT_FOUND_PAGE);
  return page ? notFoundPageReply(page, request, publication) : errorReply(404, NOT_FOUND, kind);
}

/**
 * A redirect to the address with a slash at its end, so that each page has one. 301, which equals 308 for
 * GET and HEAD and is what static servers and platforms send for a folder. The location is relative, so
 * it is right wherever the app is mounted; it begins with a dot, since a name may contain a colon.
 *
 * @param path decoded, without the slash
 * @see RFC 9110, 15.4.2; RFC 3986, 4.2
 */
export function folderReply(path: string, query: string): Reply {
  const name = encodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  const location = `./${name}/${query === "" ? "" : `?${query}`}`;
  const about = ["Cache-Control", CACHE_CONTROL.computed, "Location", location];
  return { status: 301, headers: [...headersFor("page"), ...about, "Content-Length", "0"] };
}
