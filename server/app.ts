import express, { type ErrorRequestHandler, type Express } from "express";
import morgan from "morgan";
import type { Publication } from "./respond/content.ts";
import type { Reply } from "./respond/message.ts";
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
  app.use((request, response) => {
    const { method, url, headers } = request;
    if (isMountPath(request) && current().file("/index.html") !== undefined) {
      writeReply(response, folderReply(request.baseUrl, queryOf(url)));
      return;
    }
    writeReply(response, respond({ method, target: url, headers }, current()));
  });
  app.use(failed);
  return app;
}

/** Whether it is the path at which the app is mounted, without a slash: Express makes "/" of it. */
function isMountPath({ method, baseUrl, originalUrl }: express.Request): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && baseUrl !== "" && originalUrl.split("?", 1)[0] === baseUrl;
}

/** Express recognizes an error handler by its four parameters. */
const failed: ErrorRequestHandler = (error: Error, request, response, _next) => {
  writeReply(response, failureReply(error, request.url));
};

function writeReply(response: express.Response, { status, headers, body }: Reply): void {
  response.writeHead(status, headers as string[]).end(body);
}
