import closeWithGrace from "close-with-grace";
import type { Express } from "express";
import { withEscapes } from "../registry/model/invisible-characters.ts";
import { createApp } from "./app.ts";
import { closeGracefully, openSockets } from "./graceful-close.ts";
import { createHttpServer } from "./http-server.ts";
import { ListenError, listenOn } from "./listen.ts";
import { DistError, openDist } from "./dist.ts";
import type { Publication } from "./replies/content.ts";

/** How long requests in flight may take to finish after SIGTERM. */
const GRACE_MILLISECONDS = 10_000;

export interface ServerOptions {
  distDir: string;
  host: string;
  /** 0 for any free one. */
  port: number;
  /** Another app over what is published. */
  appOf?: (current: () => Publication) => Express;
}

export interface RunningServer {
  url: string;
  itemCount: number;
  /** Reads the published folder again. */
  reload: () => void;
  /** Accepts no new connection, finishes requests in flight, and resolves when all are finished. */
  close: () => Promise<void>;
}

/**
 * Serves a published folder. A newer build in its place is served as soon as it has been compared with its
 * manifest; until then, and if it is incomplete, the one before is.
 *
 * @throws DistError when the folder is missing or incomplete, ListenError when the address is not free
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { distDir, host, port, appOf = createApp } = options;
  const dist = openDist(distDir, ({ message }) => {
    console.error(withEscapes(`error: ${message} The build before it is still served.`));
  });
  const server = createHttpServer(appOf(dist.current));
  const sockets = openSockets(server);
  const url = await listenOn(server, host, port).finally(() => {
    if (!server.listening) dist.close();
  });

  return {
    url,
    itemCount: dist.current().itemCount(),
    reload: dist.reload,
    close: async () => {
      dist.close();
      await closeGracefully(server, sockets);
    },
  };
}

/**
 * Serves until SIGTERM or SIGINT, then shuts down gracefully. SIGHUP reads the published folder again.
 *
 * @returns what runs; undefined when serving cannot start, with the reason on stderr and exit code 1
 */
export async function serve(options: ServerOptions): Promise<RunningServer | undefined> {
  let server: RunningServer | undefined;
  // From the beginning: without a listener it would end the process.
  process.on("SIGHUP", () => server?.reload());
  // A reader of the output that ends does not end the server.
  process.stdout.on("error", () => undefined);
  try {
    server = await startServer(options);
  } catch (error) {
    if (!(error instanceof DistError || error instanceof ListenError)) throw error;
    console.error(withEscapes(`error: ${error.message}`));
    process.exitCode = 1;
    return undefined;
  }
  const { close } = server;
  closeWithGrace({ delay: GRACE_MILLISECONDS, skip: ["SIGHUP"] }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
  console.log(`Serving ${server.itemCount} items of ${options.distDir} on ${server.url}`);
  console.log(`Try ${server.url}/r/registry.json`);
  return server;
}
