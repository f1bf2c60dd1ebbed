import cluster from "node:cluster";
import closeWithGrace from "close-with-grace";
import { DistError } from "./publication/read-dist.ts";
import {
  ListenError,
  type RunningServer,
  type ServerOptions,
  startServer,
} from "./running-server.ts";

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
  try {
    const server = await start(options);
    if (server === undefined) {
      process.exitCode = 1;
      return undefined;
    }
    handleSignals(server);
    if (cluster.isWorker) {
      process.send?.({ url: server.url, itemCount: server.itemCount });
    } else {
      console.log(`Serving ${server.itemCount} items of ${options.distDir} on ${server.url}`);
      console.log(`Try ${server.url}/r/registry.json`);
    }
    return server;
  } catch (error) {
    if (!(error instanceof DistError || error instanceof ListenError)) throw error;
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
    // The channel to the primary process would keep this one alive.
    cluster.worker?.disconnect();
    return undefined;
  }
}

function handleSignals(server: RunningServer): void {
  process.on("SIGHUP", () => {
    server.reload().catch((error: unknown) => {
      console.error(`error: Cannot reload: ${String(error)}`);
    });
  });
  // A terminal sends SIGINT to all processes; the primary one passes on what its workers need to do.
  if (cluster.isWorker) process.on("SIGINT", () => undefined);
  const skip = ["SIGHUP" as const, ...(cluster.isWorker ? ["SIGINT" as const] : [])];
  closeWithGrace({ delay: GRACE_MILLISECONDS, skip }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
}

async function start({ workers, ...options }: ServeOptions): Promise<RunningServer | undefined> {
  if (workers === 1 || cluster.isWorker) return startServer(options);
  const { startWorkers } = await import("./workers.ts");
  const { distDir, host, port, accessLog } = options;
  const log = accessLog === undefined ? [] : ["--access-log", accessLog];
  const address = ["--dist", distDir, "--host", host, "--port", String(port)];
  return startWorkers(workers, [...address, ...log]);
}
