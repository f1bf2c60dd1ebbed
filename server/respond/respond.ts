import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import { LIMITS } from "../limits.ts";
import { indexReply } from "../search/index-reply.ts";
import { computedReply, publishedReply } from "./content-reply.ts";
import {
  type Publication,
  type Reply,
  type Request,
  UnavailableError,
  fingerprint,
} from "./content.ts";
import { errorReply } from "./errors.ts";
import { itemReply } from "./item-reply.ts";
import { isPairingPage, negotiatedTarget, varyingByAccept } from "./pasted-page.ts";
import { missingFileReply, notFoundReply } from "./missing-file.ts";
import { releasedRequest } from "./release.ts";
import { type Route, isSharedPath, normalPath, queryOf, routeOf } from "./routes.ts";

/**
 * Answers a request over what is published. Every host answers by this function, so they answer alike.
 * It does no I/O, and its only state is bounded caches.
 *
 * @see specification 4.1, 7 and 8
 */
export function respond(request: Request, publication: Publication): Reply {
  const { method, target } = request;
  if (method === "GET") return replyToGet(request, publication);
  if (method === "HEAD") return withoutBody(replyToGet(request, publication));
  const isShared = isSharedPath(normalPath(target));
  if (method === "OPTIONS") return optionsReply(request, isShared);
  const message = `Use GET, HEAD or OPTIONS instead of ${method}.`;
  return errorReply(405, { error: "Method not allowed", message }, isShared, ["Allow", ALLOW]);
}

const ALLOW = "GET, HEAD, OPTIONS";

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
  const isShared = isSharedPath(normalPath(target));
  if (!(error instanceof UnavailableError)) {
    console.error(error);
    return errorReply(500, { error: "Internal error" }, isShared);
  }
  console.error(withEscapes(`error: ${error.message}`));
  return errorReply(503, FILES_UNAVAILABLE, isShared, ["Retry-After", RETRY_AFTER_SECONDS]);
}

/** The same without its body, for HEAD. */
export function withoutBody({ status, headers }: Reply): Reply {
  return { status, headers };
}

/** @see Fetch Standard, CORS-preflight fetch */
function optionsReply({ headers }: Request, isShared: boolean): Reply {
  const requested = headers["access-control-request-headers"];
  const cors = [
    ...["Access-Control-Allow-Methods", "GET,HEAD"],
    ...["Vary", "Access-Control-Request-Headers"],
    ...(requested === undefined ? [] : ["Access-Control-Allow-Headers", String(requested)]),
  ];
  return {
    status: 204,
    headers: [
      ...headersFor(isShared ? "shared" : "other"),
      ...(isShared ? cors : []),
      "Allow",
      ALLOW,
    ],
  };
}

function replyToGet(request: Request, publication: Publication): Reply {
  const { target } = request;
  const path = normalPath(target);
  if (target.length > LIMITS.targetBytes) {
    const message = `The path and the query are longer than ${LIMITS.targetBytes} bytes together. Shorten the query.`;
    return errorReply(414, { error: "URI too long", message }, isSharedPath(path));
  }
  const released = releasedRequest(path, request, publication);
  if (released !== undefined)
    return "status" in released ? released : replyToGet(released.request, released.publication);
  const negotiated = negotiatedTarget(path, request);
  if (negotiated !== undefined)
    return varyingByAccept(replyToGet({ ...request, target: negotiated }, publication));
  const reply = replyToRoute(routeOf(path), path, request, publication);
  return isPairingPage(path) ? varyingByAccept(reply) : reply;
}

function replyToRoute(
  route: Route,
  path: string,
  request: Request,
  publication: Publication,
): Reply {
  switch (route.kind) {
    case "health":
      return healthReply(request, publication);
    case "malformed": {
      const message = `${path} cannot be decoded. Write a percent sign as %25.`;
      return errorReply(400, { error: "Malformed path", message }, isSharedPath(path));
    }
    case "nothing":
      return notFoundReply(path, request, publication);
    case "item":
      return itemReply(route, request, publication);
    default:
      return fileReply(route, request, publication);
  }
}

function fileReply(
  { kind, path }: Extract<Route, { kind: "file" | "index" }>,
  request: Request,
  publication: Publication,
): Reply {
  const file = publication.file(path.endsWith("/") ? `${path}index.html` : path);
  if (file === undefined) return missingFileReply(path, request, publication);
  const query = queryOf(request.target);
  if (query === "") return publishedReply(file, request, publication);
  if (kind === "file") return computedReply(file, request, publication);
  return indexReply(path, file, query, request, publication);
}

function healthReply(request: Request, publication: Publication): Reply {
  const { fingerprint: build, since, refused } = publication.build?.() ?? {};
  const items = publication.itemCount();
  const text = `${JSON.stringify({ status: "ok", items, build, since, refused })}\n`;
  const body = new TextEncoder().encode(text);
  const etag = `"${fingerprint(text)}"`;
  const content = { body, etag, type: JSON_TYPE, kind: "other", encodedBodies: new Map() } as const;
  return computedReply(content, request, publication);
}
