import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { SHUTDOWN_MILLISECONDS } from "./limits.ts";

/** How often connections that may be closed are looked for. */
const SWEEP_MILLISECONDS = 50;

/**
 * Closes a server so that no request is lost that can still be answered. From now on nothing is accepted,
 * and every answer says `Connection: close`. A connection without a request is closed only after a
 * while, since its next request may be on its way, or in the system's buffer. A request that is not
 * complete by then is not waited for; an answer that is being read is, a little longer.
 *
 * @param sockets the open connections, from `openSockets`
 * @returns when every connection is closed
 */
export async function closeGracefully(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const resume = await stopAccepting(server, sockets);
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  resume();
  const start = performance.now();
  while (sockets.size > 0) {
    await new Promise((resolve) => setTimeout(resolve, SWEEP_MILLISECONDS));
    // Timers come before what has arrived: a connection whose request is not read yet would seem idle.
    await turn();
    sweep(server, sockets, performance.now() - start);
  }
  // Ends the timer that checks connections; by itself it would also close idle ones at once.
  server.close();
}

/**
 * Accepts the connections that the system has made already, of which a turn of the event loop takes one,
 * and none after that. Nothing is read meanwhile, since an answered client may connect again at once,
 * without end.
 *
 * @returns lets the connections be read again
 */
export async function stopAccepting(
  server: NetServer,
  sockets: ReadonlySet<Socket> = new Set(),
): Promise<() => void> {
  const paused: Socket[] = [];
  let emptyTurns = 0;
  const pause = (socket: Socket) => {
    if (!socket.isPaused()) paused.push(socket.pause());
  };
  const pauseAccepted = (socket: Socket) => {
    emptyTurns = 0;
    // An HTTP server begins to read after its listeners, which would undo it.
    process.nextTick(pause, socket);
  };
  sockets.forEach(pause);
  server.on("connection", pauseAccepted);
  const deadline = performance.now() + SHUTDOWN_MILLISECONDS.accept;
  // The first turn may be one that has looked for connections already.
  while (emptyTurns < 2 && performance.now() < deadline) {
    emptyTurns += 1;
    await turn();
  }
  server.off("connection", pauseAccepted);
  // Not by the method of HTTP servers, which closes idle connections at once.
  if (server.listening) NetServer.prototype.close.call(server);
  return () => {
    for (const socket of paused) socket.resume();
  };
}

function sweep(server: Server, sockets: ReadonlySet<Socket>, elapsed: number): void {
  const { idle, request, answer } = SHUTDOWN_MILLISECONDS;
  if (elapsed < idle) return;
  const isAnyUnread = [...sockets].some(({ writableLength }) => writableLength > 0);
  // It counts connections as idle whose answers the client has not read yet.
  if (!isAnyUnread) server.closeIdleConnections();
  for (const socket of sockets) {
    const isUnused = socket.bytesRead === 0;
    const isUnread = socket.writableLength > 0;
    if (isUnused || (elapsed >= request && !isUnread) || elapsed >= answer) socket.destroy();
  }
}

/** The connections of a server that are open, kept up to date. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}
