import { readFileSync } from "node:fs";
import { type RequestListener, type Server, createServer } from "node:http";
import type { Duplex } from "node:stream";
import { malformedRequestReply, refusedMethodReply, writeLast } from "./hosts/malformed-request.ts";
import { hasWaitingRequests } from "./hosts/node.ts";
import { CONNECTION_LIMITS } from "./limits.ts";

/** How often connections are checked for requests that take too long. */
const CHECK_MILLISECONDS = 2000;

/** Open files besides connections: the published folder, the log, channels between processes. */
const OTHER_FILES = 64;

/** An HTTP server with the bounds of `CONNECTION_LIMITS`, which answers also what is not HTTP. */
export function boundedServer(listener: RequestListener): Server {
  const { headersSeconds, requestSeconds, idleSeconds } = CONNECTION_LIMITS;
  const server = createServer(
    {
      headersTimeout: headersSeconds * 1000,
      requestTimeout: requestSeconds * 1000,
      connectionsCheckingInterval: CHECK_MILLISECONDS,
      // So that a second Host header is seen, and a missing one is answered with a body.
      joinDuplicateHeaders: true,
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = idleSeconds * 1000;
  server.maxConnections = maxConnections();
  server.on("clientError", (error, socket) => {
    // After the answers to complete requests before it, which are written in the same phase.
    setImmediate(() => {
      refuse(error, socket);
    });
  });
  server.on("connect", ({ method = "", url = "" }, socket) => {
    writeLast(socket, refusedMethodReply(method, url));
  });
  return server;
}

function refuse(error: Error, socket: Duplex): void {
  // An answer now would be taken for that of a request that waits.
  if (!socket.writable || hasWaitingRequests(socket)) socket.destroy();
  else writeLast(socket, malformedRequestReply(error));
}

/** As many as the system allows, so that there are descriptors left to read a newer build with. */
export function maxConnections(): number {
  const { connections } = CONNECTION_LIMITS;
  try {
    const limits = readFileSync("/proc/self/limits", "latin1");
    const files = Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? connections);
    return Math.max(1, Math.min(connections, files - OTHER_FILES));
  } catch {
    // Systems other than Linux do not say.
    return connections;
  }
}
