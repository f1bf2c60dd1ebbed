import cluster from "node:cluster";
import type { Server } from "node:http";
import closeWithGrace from "close-with-grace";
import { withEscapes } from "../registry/model/invisible-characters.ts";
import { type PrimaryMessage, acceptHandedConnections, confirm } from "./handed-connections.ts";
import { ListenError } from "./listen.ts";
import { DistError } from "./publication/read-dist.ts";
import { type RunningServer, type ServerOptions, startServer } from "./running-server.ts";
import { startWorkers } from "./workers.ts";

/** How long requests in flight may take to finish after SIGTERM. */
const GRACE_MILLISECONDS = 10_000;

export interface ServeOptions extends ServerOptions {
  /** How many processes share the address. */
  workers: number;
}

/**
 * Serves until SIGTERM or SIGINT, then shuts down gracefully. SIGHUP reads the published folder again and
 * reopens the access log.
 *
 * @returns what runs; undefined when serving cannot start, with the reason on stderr and exit code 1
 */
export async function serve(options: ServeOptions): Promise<RunningServer | undefined> {
  let server: RunningServer | undefined;
  // From the beginning: without a listener it would end the process.
  onReload(() => {
    server?.reload().catch((error: unknown) => {
      console.error(`error: Cannot reload: ${String(error)}`);
    });
  });
  try {
    server = await start(options);
    if (server === undefined) {
      process.exitCode = 1;
      return undefined;
    }
    handleSignals(server);
    if (cluster.isWorker) {
      confirm({ itemCount: server.itemCount });
    } else {
      console.log(`Serving ${server.itemCount} items of ${options.distDir} on ${server.url}`);
      console.log(`Try ${server.url}/r/registry.json`);
    }
    return server;
  } catch (error) {
    if (!(error instanceof DistError || error instanceof ListenError)) throw error;
    console.error(withEscapes(`error: ${error.message}`));
    process.exitCode = 1;
    // The channel to the primary process would keep this one alive.
    cluster.worker?.disconnect();
    return undefined;
  }
}

/** On SIGHUP; a worker reloads when the primary process says so, since a terminal sends signals to all. */
function onReload(reload: () => void): void {
  process.on("SIGHUP", cluster.isWorker ? () => undefined : reload);
  if (!cluster.isWorker) return;
  process.on("message", (message: PrimaryMessage) => {
    if (message === "reload") reload();
  });
}

function handleSignals(server: RunningServer): void {
  // A terminal sends SIGINT to all processes; the primary one passes on what its workers need to do.
  if (cluster.isWorker) process.on("SIGINT", () => undefined);
  const skip = ["SIGHUP" as const, ...(cluster.isWorker ? ["SIGINT" as const] : [])];
  closeWithGrace({ delay: GRACE_MILLISECONDS, skip }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
}

async function start({ workers, ...options }: ServeOptions): Promise<RunningServer | undefined> {
  if (cluster.isWorker) return startServer(options, takeHanded);
  if (workers === 1) return startServer(options);
  const { distDir, accessLog } = options;
  const log = accessLog === undefined ? [] : ["--access-log", accessLog];
  return startWorkers(workers, options, ["--dist", distDir, ...log]);
}

/** A worker has no address of its own. */
function takeHanded(server: Server): Promise<string> {
  acceptHandedConnections(server);
  return Promise.resolve("");
}
