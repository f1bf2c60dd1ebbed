import cors from "cors";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import { tagDefinitions } from "../registry/vocabulary.ts";
import { type Published, answerTo } from "./answers.ts";
import { CACHE_CONTROL } from "./caching.ts";
import { negotiated } from "./content-negotiation.ts";
import { type ErrorBody, METHODS, NOT_ACCEPTABLE, methodNotAllowed } from "./errors.ts";
import { type Representation, type Representations, representationOf } from "./representations.ts";
import { isPublic, plainPath, queryOf } from "./routes.ts";
import { type Searchable, searchable } from "./search-response.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/**
 * The HTTP interface over a published folder. A request without a query is answered with bytes that
 * the build wrote; only queries, on an item or on an index, are computed.
 *
 * @see specification 4.1, 7 and 8
 */
export function createApp(representations: Representations): Express {
  const app = express();
  app.set("case sensitive routing", true);
  app.set("strict routing", true);
  app.set("query parser", false);
  app.set("etag", false);
  app.disable("x-powered-by");

  app.use(securityHeaders);
  app.use(allowHeader);
  app.use(otherOrigins());
  app.use(allowedMethods);
  app.use(answers(representations));
  app.use(failed);
  return app;
}

const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set(SECURITY_HEADERS);
  next();
};

/** What is published may be read from everywhere. */
function otherOrigins(): RequestHandler {
  const allow = cors({ methods: METHODS.slice(0, 2), exposedHeaders: "ETag" });
  return (request, response, next) => {
    if (isPublic(plainPath(request.url))) allow(request, response, next);
    else next();
  };
}

/** Before the preflight is answered. */
const allowHeader: RequestHandler = ({ method }, response, next) => {
  if (method === "OPTIONS" || !METHODS.includes(method)) response.set("Allow", METHODS.join(", "));
  next();
};

const allowedMethods: RequestHandler = (request, response, next) => {
  if (request.method === "OPTIONS") response.status(204).end();
  else if (METHODS.includes(request.method)) next();
  else sendError(response, 405, methodNotAllowed(request.method));
};

function answers(representations: Representations): RequestHandler {
  const { files } = representations;
  const published = publishedIn(representations);
  return async (request, response) => {
    const answer = await answerTo(plainPath(request.url), queryOf(request.url), published);
    if ("error" in answer) {
      sendError(response, answer.status, answer.error);
      return;
    }
    const isComputed = "text" in answer || answer.isComputed;
    const representation =
      "text" in answer ? representationOf(Buffer.from(answer.text)) : files.get(answer.path);
    if (representation === undefined) throw new Error(`${request.path} is not published`);
    send(request, response, representation, isComputed);
  };
}

function publishedIn({ files, itemCount }: Representations): Published {
  const text = (path: string) => files.get(path)?.body.toString();
  const searchables = new Map<string, Searchable>();
  return {
    text,
    has: (path) => files.has(path),
    itemCount: () => itemCount,
    searchable: (path) => {
      const known = searchables.get(path);
      if (known) return known;
      const made = searchable(text(path) ?? "", text("/api/search.json") ?? "[]", tagDefinitions());
      searchables.set(path, made);
      return made;
    },
  };
}

const failed: ErrorRequestHandler = (error: Error, _request, response, _next) => {
  console.error(error);
  sendError(response, 500, { error: "Internal error" });
};

/** Express answers 304 by itself where the request's conditions hold, and leaves the body out for HEAD. */
function send(
  request: Request,
  response: Response,
  whole: Representation,
  isComputed: boolean,
): void {
  if (whole.encoded) response.vary("Accept-Encoding");
  const chosen = negotiated(whole, request.get("Accept-Encoding"));
  if (chosen === undefined) {
    sendError(response, 406, NOT_ACCEPTABLE);
    return;
  }
  const { representation, coding } = chosen;
  if (coding) response.set("Content-Encoding", coding);
  const cacheControl = isComputed ? CACHE_CONTROL.computed : CACHE_CONTROL.published;
  response.set({ "Cache-Control": cacheControl, ETag: representation.etag });
  response.type("json").send(representation.body);
}

function sendError(response: Response, status: number, body: ErrorBody): void {
  response.set("Cache-Control", CACHE_CONTROL.computed);
  response.status(status).json(body);
}
