import cors from "cors";
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
} from "express";
import { type Published, answerTo } from "./answers.ts";
import { CACHE_CONTROL } from "./caching.ts";
import { type ErrorBody, METHODS, NOT_ACCEPTABLE, methodNotAllowed } from "./errors.ts";
import { publishedIn } from "./published.ts";
import { readyResponse, write } from "./ready-response.ts";
import type { Representations } from "./representations.ts";
import { isPublic, plainPath, queryOf } from "./routes.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/**
 * The HTTP interface over a published folder. A request without a query is answered with bytes that
 * the build wrote; only queries, on an item or on an index, are computed.
 *
 * @see specification 4.1, 7 and 8
 */
export function createApp(
  representations: Representations,
  published = publishedIn(representations),
): Express {
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
  app.use(answers(representations, published));
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

function answers({ files }: Representations, published: Published): RequestHandler {
  return async (request, response) => {
    const answer = await answerTo(plainPath(request.url), queryOf(request.url), published);
    if ("error" in answer) {
      sendError(response, answer.status, answer.error);
      return;
    }
    const ready = readyResponse(answer, files, request.headers);
    if (ready) write(request, response, ready);
    else sendError(response, 406, NOT_ACCEPTABLE);
  };
}

const failed: ErrorRequestHandler = (error: Error, _request, response, _next) => {
  console.error(error);
  sendError(response, 500, { error: "Internal error" });
};

function sendError(response: Response, status: number, body: ErrorBody): void {
  response.set("Cache-Control", CACHE_CONTROL.computed);
  response.status(status).json(body);
}
