import {
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  createServer,
} from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";
import { CONNECTION_LIMITS } from "./limits.ts";

/** How often connections are checked for requests that take too long. */
const CHECK_MILLISECONDS = 2000;

/**
 * An HTTP server for an Express app, with the bounds of `CONNECTION_LIMITS`.
 *
 * Express sets the prototypes of each request and response to `app.request` and `app.response`. V8 no
 * longer optimizes objects whose prototype has changed, which takes three quarters of the speed. Here they
 * are created with these prototypes, so that setting them again changes nothing.
 */
export function createHttpServer(app: Express): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  app.request = Request.prototype as unknown as Express["request"];
  app.response = Response.prototype as unknown as Express["response"];

  const { headersSeconds, requestSeconds, idleSeconds, connections } = CONNECTION_LIMITS;
  const server = createServer(
    {
      IncomingMessage: Request,
      ServerResponse: Response,
      headersTimeout: headersSeconds * 1000,
      requestTimeout: requestSeconds * 1000,
      connectionsCheckingInterval: CHECK_MILLISECONDS,
    },
    oneByOne(app as RequestListener),
  );
  server.timeout = idleSeconds * 1000;
  server.maxConnections = connections;
  return server;
}

/**
 * Handles a request that a client sent before it has read earlier answers when these are sent, so that one
 * answer of a connection is in memory. A connection with too many waiting requests is closed.
 */
function oneByOne(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // A response has no socket while an earlier one of its connection is being sent.
    if (response.socket !== null) {
      listener(request, response);
      return;
    }
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > CONNECTION_LIMITS.pipelinedRequests) {
      socket.destroy();
      return;
    }
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      listener(request, response);
    });
  };
}
