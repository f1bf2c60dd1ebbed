import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { SHUTDOWN_SECONDS } from "./limits.ts";

/** How often connections that may be closed are looked for. */
const SWEEP_MILLISECONDS = 50;

/**
 * Prepares a server, before it listens, to be closed with what was begun finished. Then nothing is accepted, and
 * every answer says `Connection: close`. Idle connections are closed when every answer has been read, and what
 * is left after the bound of a shutdown is.
 *
 * @returns what closes it, and resolves when every connection is closed
 */
export function gracefulClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async () => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    // The method of HTTP servers would destroy connections whose answers have not been read yet.
    NetServer.prototype.close.call(server);
    const end = performance.now() + 1000 * SHUTDOWN_SECONDS;
    while (sockets.size > 0 && performance.now() < end) {
      const isAnyUnread = [...sockets].some(({ writableLength }) => writableLength > 0);
      if (!isAnyUnread) server.closeIdleConnections();
      // Node.js does not count a connection without a request as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await delay(SWEEP_MILLISECONDS);
    }
    server.closeAllConnections();
    // Ends the timer that checks connections.
    server.close();
  };
}
