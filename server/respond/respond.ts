import { fileKindOf, isShared } from "../../build/dist/file-kind.ts";
import { CACHE_CONTROL, JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { LIMITS } from "../limits.ts";
import { computedReply, notFoundPageReply, publishedReply } from "../replies/content-reply.ts";
import {
  type Publication,
  type Reply,
  type Request,
  UnavailableError,
  computedContent,
} from "../replies/content.ts";
import { errorReply } from "../replies/error-reply.ts";
import { queryOf } from "../replies/query.ts";
import { indexReply } from "../search/index-reply.ts";
import { itemReply } from "./item-reply.ts";
import { normalPath, routeOf } from "./routes.ts";

/**
 * The reply to a request, on every host. Pure: what is published is looked up in `publication`.
 *
 * @throws UnavailableError when a published file cannot be read at the moment
 * @see specification 4.1, 7 and 8
 */
export function respond(request: Request, publication: Publication): Reply {
  const { method, target } = request;
  if (method === "GET") return replyToGet(request, publication);
  if (method === "HEAD") return withoutBody(replyToGet(request, publication));
  const kind = fileKindOf(normalPath(target));
  if (method === "OPTIONS") return optionsReply(request, isShared(kind));
  const message = `Use GET, HEAD or OPTIONS instead of ${method}.`;
  return errorReply(405, { error: "Method not allowed", message }, kind, ["Allow", ALLOW]);
}

const ALLOW = "GET, HEAD, OPTIONS";

function replyToGet(request: Request, publication: Publication): Reply {
  const { target } = request;
  const path = normalPath(target);
  if (target.length > LIMITS.targetBytes) {
    const message = `The path and the query are longer than ${LIMITS.targetBytes} bytes together. Shorten the query.`;
    return errorReply(414, { error: "URI too long", message }, fileKindOf(path));
  }
  const route = routeOf(path);
  switch (route.kind) {
    case "health":
      return healthReply(request, publication);
    case "malformed": {
      const message = `${path} cannot be decoded. Write a percent sign as %25.`;
      return errorReply(400, { error: "Malformed path", message }, fileKindOf(path));
    }
    case "item":
      return itemReply(route, request, publication);
    case "index":
    case "file":
      return fileReply(route, request, publication);
  }
}

function fileReply(
  { kind, path }: { kind: "index" | "file"; path: string },
  request: Request,
  publication: Publication,
): Reply {
  const file = publication.file(path.endsWith("/") ? `${path}index.html` : path);
  if (file === undefined) return missingFileReply(path, request, publication);
  if (queryOf(request.target) === "") return publishedReply(file, request, publication);
  if (kind === "file") return computedReply(file, request, publication);
  return indexReply(path, file, request, publication);
}

const NOT_FOUND = {
  error: "Not found",
  message: "Items are at /api/r/{name}; the index is /r/registry.json.",
};

/**
 * A redirect where a folder of that name has a page; else 404, in JSON under the folders that programs read,
 * and as the published page elsewhere.
 */
function missingFileReply(path: string, request: Request, publication: Publication): Reply {
  if (!path.endsWith("/") && publication.file(`${path}/index.html`) !== undefined)
    return folderReply(path, request.target);
  const kind = fileKindOf(path);
  const page = isShared(kind) ? undefined : publication.file("/404.html");
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
export function folderReply(path: string, target: string): Reply {
  const name = encodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  const query = queryOf(target);
  const location = `./${name}/${query === "" ? "" : `?${query}`}`;
  const about = ["Cache-Control", CACHE_CONTROL.computed, "Location", location];
  return { status: 301, headers: [...headersFor("page"), ...about, "Content-Length", "0"] };
}

function healthReply(request: Request, publication: Publication): Reply {
  const { items, fingerprint: build } = publication.build();
  const text = `${JSON.stringify({ status: "ok", items, build })}\n`;
  const about = { etag: '"health"', type: JSON_TYPE, kind: "other" } as const;
  return computedReply(computedContent(text, about, text), request, publication);
}

/** The same without its body, for HEAD. */
export function withoutBody({ status, headers }: Reply): Reply {
  return { status, headers };
}

/** @see Fetch Standard, CORS-preflight fetch */
function optionsReply({ headers }: Request, isSharedPath: boolean): Reply {
  const allow = ["Allow", ALLOW];
  if (!isSharedPath) return { status: 204, headers: [...headersFor("other"), ...allow] };
  const requested = headers["access-control-request-headers"];
  const methods = ["Access-Control-Allow-Methods", "GET,HEAD"];
  const vary = ["Vary", "Access-Control-Request-Headers"];
  const asked = requested ? ["Access-Control-Allow-Headers", String(requested)] : [];
  return {
    status: 204,
    headers: [...headersFor("shared"), ...methods, ...vary, ...asked, ...allow],
  };
}

const FILES_UNAVAILABLE = {
  error: "Service unavailable",
  message: "The published files cannot be read at the moment. Try again in a few seconds.",
};
const RETRY_AFTER_SECONDS = "5";

/**
 * The reply where `respond` throws; the error is printed. 503 while published files cannot be read, since
 * another request may succeed; 500 for what should not happen.
 */
export function failureReply(error: unknown, target: string): Reply {
  const kind = fileKindOf(normalPath(target));
  if (!(error instanceof UnavailableError)) {
    console.error(error);
    return errorReply(500, { error: "Internal error" }, kind);
  }
  console.error(withEscapes(`error: ${error.message}`));
  return errorReply(503, FILES_UNAVAILABLE, kind, ["Retry-After", RETRY_AFTER_SECONDS]);
}
