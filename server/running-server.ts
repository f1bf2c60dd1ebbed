import type { Server } from "node:http";
import { withEscapes } from "../registry/model/invisible-characters.ts";
import { openAccessLog } from "./access-log.ts";
import { closeGracefully, openSockets } from "./graceful-close.ts";
import { nodeListener } from "./hosts/node.ts";
import { boundedServer } from "./http-server.ts";
import { listenOn } from "./listen.ts";
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

/** Begins to give connections to a server; returns its URL. */
export type Attach = (server: Server, host: string, port: number) => Promise<string>;

/**
 * Serves a published folder. A newer build in its place is read whole, and served from the next request
 * on; until then, and if it is incomplete, the one before is.
 *
 * @param attach by default listens on the address
 * @throws DistError when the folder is missing or incomplete, ListenError when the address is not free
 */
export async function startServer(
  { distDir, host, port, accessLog }: ServerOptions,
  attach: Attach = listenOn,
): Promise<RunningServer> {
  const log = accessLog === undefined ? undefined : openAccessLog(accessLog);
  const dist = await openDist(distDir, ({ message }) => {
    console.error(withEscapes(`error: ${message} The build before it is still served.`));
  }).catch((error: unknown) => {
    log?.close();
    throw error;
  });
  const server = boundedServer(nodeListener(dist.current, log));
  const sockets = openSockets(server);
  let url: string;
  try {
    url = await attach(server, host, port);
  } catch (error) {
    dist.close();
    log?.close();
    throw error;
  }
  // What only searches need is computed soon after the start, not before the first response.
  const preload = setTimeout(() => void prepareSearch(dist.current()), PRELOAD_AFTER_MILLISECONDS);

  return {
    url,
    itemCount: dist.current().itemCount(),
    reload: async () => {
      try {
        log?.reopen();
      } finally {
        await dist.reload();
      }
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
