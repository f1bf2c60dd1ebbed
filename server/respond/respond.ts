import { LIMITS } from "../limits.ts";
import { formatReply } from "../overrides/format-reply.ts";
import { itemReply } from "../overrides/item-reply.ts";
import { indexReply } from "../search/index-reply.ts";
import { computedReply, publishedReply } from "./content-reply.ts";
import { type Publication, textTag } from "./content.ts";
import {
  ALLOW,
  FILES_UNAVAILABLE,
  INTERNAL_ERROR,
  errorReply,
  malformedPath,
  methodNotAllowed,
  targetTooLong,
} from "./errors.ts";
import { JSON_TYPE, headersFor } from "../../build/dist/headers.ts";
import type { Reply, Request } from "./message.ts";
import { missingFileReply, notFoundReply } from "./missing-file.ts";
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
  return errorReply(405, methodNotAllowed(method), isShared, ["Allow", ALLOW]);
}

/** The reply where `respond` throws, which it should not: the error is printed, and the host goes on. */
export function failureReply(error: unknown, target: string): Reply {
  console.error(error);
  return errorReply(500, INTERNAL_ERROR, isSharedPath(normalPath(target)));
}

const RETRY_AFTER_SECONDS = 5;

/** The reply while published files cannot be read: another one may succeed. */
export function unavailableReply(error: unknown, target: string): Reply {
  console.error(error);
  const isShared = isSharedPath(normalPath(target));
  return errorReply(503, FILES_UNAVAILABLE, isShared, ["Retry-After", String(RETRY_AFTER_SECONDS)]);
}

/** The same without its body, for HEAD. */
export function withoutBody({ status, headers }: Reply): Reply {
  return { status, headers };
}

/** @see Fetch Standard, CORS-preflight fetch */
function optionsReply({ headers }: Request, isShared: boolean): Reply {
  const asked = headers["access-control-request-headers"];
  const cors = [
    ...["Access-Control-Allow-Methods", "GET,HEAD"],
    ...["Vary", "Access-Control-Request-Headers"],
    ...(asked === undefined ? [] : ["Access-Control-Allow-Headers", String(asked)]),
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
  if (target.length > LIMITS.targetBytes)
    return errorReply(414, targetTooLong(LIMITS.targetBytes), isSharedPath(path));
  const route = routeOf(path);
  switch (route.kind) {
    case "health":
      return healthReply(request, publication);
    case "malformed":
      return errorReply(400, malformedPath(path), isSharedPath(path));
    case "nothing":
      return notFoundReply(path, request, publication);
    case "item":
      return itemReply(route, request, publication);
    case "format":
      return formatReply(route, request, publication);
    case "index":
    case "file":
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
  return indexReply(file, query, request, publication);
}

const encoder = new TextEncoder();

function healthReply(request: Request, publication: Publication): Reply {
  const { fingerprint, since, refused } = publication.build?.() ?? {};
  const health = {
    status: "ok",
    items: publication.itemCount(),
    build: fingerprint,
    since,
    refused,
  };
  const text = `${JSON.stringify(health)}\n`;
  const body = encoder.encode(text);
  const kind = "other" as const;
  const content = { body, etag: textTag(text), type: JSON_TYPE, kind, forms: new Map() };
  return computedReply(content, request, publication);
}
