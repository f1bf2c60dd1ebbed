import express, { type ErrorRequestHandler, type Express, type NextFunction } from "express";
import morgan from "morgan";
import { type Publication, type Reply, UnavailableError } from "./respond/content.ts";
import { folderReply } from "./respond/missing-file.ts";
import { failureReply, respond } from "./respond/respond.ts";
import { queryOf } from "./respond/routes.ts";

/**
 * A published folder as an Express app, to listen with or to mount in another app: `app.use("/type",
 * createApp(dist.current))`. A request without a query gets bytes that the build wrote; only a query, on
 * a pairing or on an index, is computed.
 *
 * @param current returns what is served; called on every request
 * @param options `log` writes a line for each request to standard output, in the combined log format
 * @see specification 4.1, 7 and 8
 */
export function createApp(current: () => Publication, { log = false } = {}): Express {
  const app = express();
  app.disable("x-powered-by");
  if (log) app.use(morgan("combined"));
  app.use((request, response, next) => {
    writeReply(response, replyTo(request, current()), next);
  });
  // A newer build may have replaced a file: the request is answered by that.
  const retry: ErrorRequestHandler = async (error, request, response, next) => {
    if (!(error instanceof UnavailableError)) throw error;
    await current().refresh?.();
    writeReply(response, replyTo(request, current()), next);
  };
  const fail: ErrorRequestHandler = (error, request, response, next) => {
    writeReply(response, failureReply(error, request.url), next);
  };
  // Several times, since other builds may follow immediately.
  app.use(retry, retry, retry, retry, fail);
  return app;
}

function replyTo(request: express.Request, publication: Publication): Reply {
  const { method, url, headers } = request;
  if (isMountPath(request) && publication.file("/index.html") !== undefined)
    return folderReply(request.baseUrl, queryOf(url));
  return respond({ method, target: url, headers }, publication);
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
function writeReply(response: express.Response, reply: Reply, next: NextFunction): void {
  setImmediate(write, response, reply, next);
}

/** Express does not see what is thrown later: it is handed over, for one a response that another middleware sent. */
function write(response: express.Response, reply: Reply, next: NextFunction): void {
  try {
    response.writeHead(reply.status, reply.headers as string[]).end(reply.body);
  } catch (error) {
    next(error);
  }
}
