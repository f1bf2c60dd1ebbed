import type { AddressInfo } from "node:net";
import { openAccessLog } from "./access-log.ts";
import { closeGracefully, openSockets } from "./graceful-close.ts";
import { nodeListener } from "./hosts/node.ts";
import { boundedServer } from "./http-server.ts";
import { type OpenDist, openDist } from "./publication/open-dist.ts";
import { prepareSearch } from "./search/searchable-index.ts";

const PRELOAD_AFTER_MILLISECONDS = 500;

export interface ServerOptions {
  distDir: string;
  host: string;
  /** 0 for any free one. */
  port: number;
  /** A file, or `-` for standard output; without it requests are not logged. */
  accessLog?: string;
}

export interface RunningServer {
  url: string;
  itemCount: number;
  /** Reads the published folder again, and opens the access log again. */
  reload: () => Promise<void>;
  /** Serves a change that is not in the published folder yet; missing where workers serve. */
  update?: OpenDist["update"];
  /** Accepts no new connection, finishes requests in flight, and resolves when all are finished. */
  close: () => Promise<void>;
}

/** An address that cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Serves a published folder. A newer build in its place is read whole, and served from the next request
 * on; until then, and if it is incomplete, the one before is.
 *
 * @throws DistError when the folder is missing or incomplete, ListenError when the address is not free
 */
export async function startServer({
  distDir,
  host,
  port,
  accessLog,
}: ServerOptions): Promise<RunningServer> {
  const log = accessLog === undefined ? undefined : openAccessLog(accessLog);
  const dist = await openDist(distDir, ({ message }) => {
    console.error(`error: ${message} The build before it is still served.`);
  });
  const server = boundedServer(nodeListener(dist.current, log));
  const sockets = openSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      dist.close();
      reject(new ListenError(reasonOf(error, host, port), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  // What only searches need is computed soon after the start, not before the first response.
  const preload = setTimeout(() => void prepareSearch(dist.current()), PRELOAD_AFTER_MILLISECONDS);

  const { port: bound } = server.address() as AddressInfo;
  return {
    url: urlOf(host, bound),
    itemCount: dist.current().itemCount(),
    reload: async () => {
      log?.reopen();
      await dist.reload();
    },
    update: dist.update,
    close: async () => {
      dist.close();
      clearTimeout(preload);
      await closeGracefully(server, sockets);
      log?.close();
    },
  };
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);

function urlOf(host: string, port: number): string {
  if (LOOPBACK.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use on ${host}. Use --port to choose another.`;
  if (code === "EACCES")
    return `Permission denied to listen on port ${port}. Use --port to choose one from 1024 on.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `${host} is not an address of this machine. Use --host to choose another.`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}
