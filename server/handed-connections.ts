import type { Server } from "node:http";
import type { Socket } from "node:net";
import { maxConnections } from "./http-server.ts";

/** What the primary process sends to a worker; a connection comes with its socket. */
export type PrimaryMessage = { connection: number } | "reload";

/** What a worker sends to the primary process: that it serves, or that a connection is its own now. */
export type WorkerMessage = { itemCount: number } | { taken: number };

/**
 * Gives a server the connections that the primary process accepts. Each is confirmed at once: one that a
 * worker did not confirm before it ended goes to another.
 */
export function acceptHandedConnections(server: Server): void {
  // Starts the timer of the server that ends slow requests.
  server.emit("listening");
  let open = 0;
  process.on("message", (message: PrimaryMessage, socket?: Socket) => {
    if (typeof message === "string") return;
    confirm({ taken: message.connection });
    // A client may have left meanwhile.
    if (socket === undefined) return;
    if (open >= maxConnectionsOfProcess) {
      socket.destroy();
      return;
    }
    open += 1;
    socket.once("close", () => (open -= 1));
    // As the server sets it: a client may end its side before it has the answer.
    socket.allowHalfOpen = true;
    server.emit("connection", socket);
  });
}

const maxConnectionsOfProcess = maxConnections();

/** Sends a message to the primary process, which may have ended. */
export function confirm(message: WorkerMessage): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
