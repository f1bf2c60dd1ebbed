import Negotiator from "negotiator";
import { notFoundPageReply } from "./content-reply.ts";
import type { Publication, Reply, Request } from "./content.ts";
import { errorReply } from "./errors.ts";
import { fileKindOf, isShared } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL, headersFor } from "../../build/dist/headers.ts";
import { queryOf } from "./routes.ts";

const NOT_FOUND_PAGE = "/404.html";
const NOT_FOUND = {
  error: "Not found",
  message: "Items are at /api/r/{name}; the index is /r/registry.json.",
};

/**
 * The reply to a path at which no file is published: where a folder of that name has a page, a redirect
 * to it; else 404.
 *
 * @param path decoded
 */
export function missingFileReply(path: string, request: Request, publication: Publication): Reply {
  const isFolder = !path.endsWith("/") && publication.file(`${path}/index.html`) !== undefined;
  return isFolder
    ? folderReply(path, queryOf(request.target))
    : notFoundReply(path, request, publication);
}

/**
 * 404: the published page for a client that prefers HTML to JSON, as a browser does that navigates; JSON
 * for any other, for one that accepts anything, and under the folders that programs read.
 */
export function notFoundReply(path: string, request: Request, publication: Publication): Reply {
  if (isShared(fileKindOf(path))) return errorReply(404, NOT_FOUND, true);
  const page = publication.file(NOT_FOUND_PAGE);
  if (page === undefined) return errorReply(404, NOT_FOUND, false);
  const reply = prefersHtml(request) ? notFoundPageReply(page, request, publication) : undefined;
  return reply ?? errorReply(404, NOT_FOUND, false, ["Vary", "Accept"]);
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
  return {
    status: 301,
    headers: [
      ...headersFor("page"),
      ...["Cache-Control", CACHE_CONTROL.computed],
      ...["Location", `./${name}/${query === "" ? "" : `?${query}`}`],
      ...["Content-Length", "0"],
    ],
  };
}

function prefersHtml({ headers: { accept } }: Request): boolean {
  if (accept === undefined) return false;
  const negotiator = new Negotiator({ headers: { accept: String(accept) } });
  return negotiator.mediaType(["application/json", "text/html"]) === "text/html";
}
