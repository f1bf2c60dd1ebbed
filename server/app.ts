import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import { type Publication, type Reply, UnavailableError } from "./replies/content.ts";
import { failureReply, folderReply, respond } from "./respond/respond.ts";

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
  const answer: RequestHandler = (request, response, next) => {
    writeReply(response, replyOf(request, current()), next);
  };
  // A newer build has replaced a file, or is replacing it: the request is answered by that.
  const answerAgain: ErrorRequestHandler = async (error, request, response, next) => {
    const { reload } = current();
    if (!(error instanceof UnavailableError) || reload === undefined) throw error;
    if (!reload()) await delay(RETRY_MILLISECONDS);
    writeReply(response, replyOf(request, current()), next);
  };
  const fail: ErrorRequestHandler = (error, request, response, next) => {
    writeReply(response, failureReply(error, request.url), next);
  };
  return app.use(answer, ...Array<ErrorRequestHandler>(RETRIES).fill(answerAgain), fail);
}

/** How often a request is answered again, and how long it waits before. */
const RETRIES = 10;
const RETRY_MILLISECONDS = 200;

function replyOf(request: Request, publication: Publication): Reply {
  const { method, url, headers } = request;
  if (isMountPath(request) && publication.file("/index.html") !== undefined)
    return folderReply(request.baseUrl, url);
  return respond({ method, target: url, headers }, publication);
}

/** Whether it is the path at which the app is mounted, without a slash: Express makes "/" of it. */
function isMountPath({ method, baseUrl, originalUrl }: Request): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && baseUrl !== "" && originalUrl.split("?", 1)[0] === baseUrl;
}

/**
 * Writes a reply after the requests that came in at the same time have been answered: each write may wake a
 * client, which then competes for the processor with the answers to the others.
 */
function writeReply(response: Response, reply: Reply, next: NextFunction): void {
  // Before anything is written: it throws where the file was replaced.
  const body = typeof reply.body === "function" ? reply.body() : reply.body;
  setImmediate(write, response, reply, body, next);
}

/** Express does not see what is thrown later: it is handed over, for one a response that another middleware sent. */
function write(
  response: Response,
  { status, headers }: Reply,
  body: Uint8Array | Readable | undefined,
  next: NextFunction,
): void {
  try {
    response.writeHead(status, headers as string[]);
    // A client that does not read, or that leaves, closes the file.
    if (body !== undefined && "pipe" in body) pipeline(body, response, () => undefined);
    else response.end(body);
  } catch (error) {
    next(error);
  }
}
