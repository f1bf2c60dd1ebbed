import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import express, { type ErrorRequestHandler, type Express, type NextFunction } from "express";
import { type Publication, type Reply, UnavailableError } from "./replies/content.ts";
import { queryOf } from "./replies/query.ts";
import { folderReply } from "./respond/missing-file.ts";
import { failureReply, respond } from "./respond/respond.ts";

/** A reply whose file, if it has one, is open. */
type OpenReply = Omit<Reply, "body"> & { body?: Uint8Array | Readable | undefined };

/**
 * A published folder as an Express app, to listen with or to mount in another app: `app.use("/type",
 * createApp(dist.current))`. A request without a query gets bytes that the build wrote; only a query, on
 * a pairing or on an index, is computed.
 *
 * @param current returns what is served; called on every request
 * @see specification 4.1, 7 and 8
 */
export function createApp(current: () => Publication): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    writeReply(response, replyTo(request, current), next);
  });
  const fail: ErrorRequestHandler = (error, request, response, next) => {
    writeReply(response, opened(failureReply(error, request.url)), next);
  };
  return app.use(fail);
}

function replyTo(request: express.Request, current: () => Publication): OpenReply {
  try {
    return replyOf(request, current());
  } catch (error) {
    // A newer build may have replaced the file: the request is answered by that.
    const isReplaced = error instanceof UnavailableError && current().reloadIfNewer?.() === true;
    if (!isReplaced) throw error;
    return replyOf(request, current());
  }
}

function replyOf(request: express.Request, publication: Publication): OpenReply {
  const { method, url, headers } = request;
  if (isMountPath(request) && publication.file("/index.html") !== undefined)
    return opened(folderReply(request.baseUrl, queryOf(url)));
  return opened(respond({ method, target: url, headers }, publication));
}

function opened({ status, headers, body }: Reply): OpenReply {
  return { status, headers, body: typeof body === "function" ? body() : body };
}

/** Whether it is the path at which the app is mounted, without a slash: Express makes "/" of it. */
function isMountPath({ method, baseUrl, originalUrl }: express.Request): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && baseUrl !== "" && originalUrl.split("?", 1)[0] === baseUrl;
}

/**
 * Writes a reply after the requests that came in at the same time have been answered: each write may wake a
 * client, which then competes for the processor with the answers to the others.
 */
function writeReply(response: express.Response, reply: OpenReply, next: NextFunction): void {
  setImmediate(write, response, reply, next);
}

/** Express does not see what is thrown later: it is handed over, for one a response that another middleware sent. */
function write(response: express.Response, reply: OpenReply, next: NextFunction): void {
  const { status, headers, body } = reply;
  try {
    response.writeHead(status, headers as string[]);
    // A client that does not read, or that leaves, closes the file.
    if (body !== undefined && "pipe" in body) pipeline(body, response, () => undefined);
    else response.end(body);
  } catch (error) {
    next(error);
  }
}
