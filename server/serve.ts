import { once } from "node:events";
import type { AddressInfo } from "node:net";
import closeWithGrace from "close-with-grace";
import type { Express } from "express";
import { withEscapes } from "../registry/model/invisible-characters.ts";
import { createApp } from "./app.ts";
import { openDist } from "./dist.ts";
import { gracefulClose } from "./graceful-close.ts";
import { createHttpServer } from "./http-server.ts";
import { type Publication, UnavailableError } from "./replies/content.ts";

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
  /** Opens a newer build, if there is one. */
  reload: () => void;
  /** Accepts no new connection, finishes requests in flight, and resolves when all are finished. */
  close: () => Promise<void>;
}

/**
 * Serves a published folder. A newer build in its place is served as soon as it is complete; until then, the one
 * before is.
 *
 * @throws DistError when the folder is missing or incomplete, and the system's error when the address is not free
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { distDir, host, port, appOf = createApp } = options;
  const dist = openDist(distDir, ({ message }) => {
    console.error(withEscapes(`error: ${message} The build before it is still served.`));
  });
  const server = createHttpServer(appOf(dist.current));
  const close = gracefulClose(server);
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    dist.close();
    throw error;
  }
  return {
    url: urlOf(host, (server.address() as AddressInfo).port),
    itemCount: dist.current().build().items,
    reload: dist.reload,
    close: async () => {
      dist.close();
      await close();
    },
  };
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1"]);

function urlOf(host: string, port: number): string {
  if (LOOPBACK.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Serves until SIGTERM or SIGINT, then shuts down gracefully.
 *
 * @returns what runs; undefined when serving cannot start, with the reason on stderr and exit code 1
 */
export async function serve(options: ServerOptions): Promise<RunningServer | undefined> {
  // A reader of the output that ends does not end the server.
  process.stdout.on("error", () => undefined);
  let server: RunningServer;
  try {
    server = await startServer(options);
  } catch (error) {
    const message = startProblem(error);
    if (message === undefined) throw error;
    console.error(withEscapes(`error: ${message}`));
    process.exitCode = 1;
    return undefined;
  }
  closeWithGrace({ delay: GRACE_MILLISECONDS }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
  console.log(`Serving ${server.itemCount} items of ${options.distDir} on ${server.url}`);
  console.log(`Try ${server.url}/r/registry.json`);
  return server;
}

/** Why serving cannot start, with a remedy; undefined for what should not happen. */
function startProblem(error: unknown): string | undefined {
  if (error instanceof UnavailableError) return error.message;
  if (!(error instanceof Error && "syscall" in error)) return undefined;
  return `${error.message}. Use --host and --port to choose another address.`;
}
