import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { SHUTDOWN_MILLISECONDS } from "./limits.ts";

/** How often connections that may be closed are looked for. */
const SWEEP_MILLISECONDS = 50;

/**
 * Closes a server and finishes what was begun. Nothing is accepted from now on, and every answer says
 * `Connection: close`. An idle connection is closed after a while, since its next request may be on its
 * way; then incomplete requests; then answers that are not read.
 *
 * @param sockets the open connections, from `openSockets`
 * @returns when every connection is closed
 */
export async function closeGracefully(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The method of HTTP servers would destroy connections whose answers have not been read yet.
  NetServer.prototype.close.call(server);
  const { idle, request, answer } = SHUTDOWN_MILLISECONDS;
  const start = performance.now();
  while (sockets.size > 0) {
    await delay(SWEEP_MILLISECONDS);
    const elapsed = performance.now() - start;
    const isAnyUnread = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (elapsed >= idle && !isAnyUnread) server.closeIdleConnections();
    for (const socket of sockets)
      if (elapsed >= (socket.writableLength > 0 ? answer : request)) socket.destroy();
  }
  // Ends the timer that checks connections.
  server.close();
}

/** The connections of a server that are open, updated as they open and close. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}
