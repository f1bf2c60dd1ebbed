import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createApp } from "./app.ts";
import { loadRepresentations } from "./representations.ts";

export interface ServerOptions {
  distDir: string;
  host: string;
  /** 0 for any free one. */
  port: number;
}

export interface RunningServer {
  url: string;
  itemCount: number;
  /** Takes no new connection, lets requests in flight finish, and resolves when all have. */
  close: () => Promise<void>;
}

/** An address that cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Serves a published folder.
 *
 * @throws DistError when the folder is missing or not whole, ListenError when the address is taken
 */
export async function startServer({ distDir, host, port }: ServerOptions): Promise<RunningServer> {
  const representations = loadRepresentations(distDir);
  const server = createServer(createApp(representations));
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ListenError(`${host}:${port} ${reasonOf(error)}`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });

  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    itemCount: representations.itemCount,
    close: () =>
      new Promise((resolve) => {
        // A kept-alive connection becomes idle only after its request is answered.
        const sweep = setInterval(() => {
          server.closeIdleConnections();
        }, 50);
        // Nor does one that a browser or a probe opened, and never used, count as a request.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.close(() => {
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE")
    return "is taken; choose another port with --port, or stop what uses it";
  if (code === "EACCES") return "needs more rights; choose a port from 1024 on with --port";
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return "is no address of this machine; see --host";
  return `cannot be listened on: ${message}`;
}
