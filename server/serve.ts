import cluster from "node:cluster";
import closeWithGrace from "close-with-grace";
import { DistError } from "./representations.ts";
import { ListenError, type ServerOptions, startServer } from "./running-server.ts";

/** How long requests in flight may take to finish after SIGTERM. */
const GRACE_MILLISECONDS = 10_000;

export interface ServeOptions extends ServerOptions {
  /** How many processes share the address. */
  workers: number;
}

/**
 * Serves until SIGTERM or SIGINT, then shuts down cleanly.
 *
 * @returns the exit code: 1 when serving cannot start; while it runs, the process lives on
 */
export async function serve(options: ServeOptions): Promise<0 | 1> {
  try {
    const serving = await started(options);
    if (serving === undefined) return 1;
    // What the terminal sends to all processes is for the one that started the others.
    if (cluster.isWorker) process.on("SIGINT", () => undefined);
    const skip = cluster.isWorker ? ["SIGINT" as const] : [];
    closeWithGrace({ delay: GRACE_MILLISECONDS, skip }, async ({ err }) => {
      if (err) console.error(err);
      await serving.close();
    });
    if (cluster.isWorker) {
      process.send?.({ url: serving.url, itemCount: serving.itemCount });
      return 0;
    }
    console.log(`Serving ${serving.itemCount} items of ${options.distDir} on ${serving.url}`);
    console.log(`Try ${serving.url}/r/registry.json`);
    return 0;
  } catch (error) {
    if (!(error instanceof DistError || error instanceof ListenError)) throw error;
    console.error(`error: ${error.message}`);
    // Else the channel to the process that started it would keep it alive.
    cluster.worker?.disconnect();
    return 1;
  }
}

async function started({ workers, ...options }: ServeOptions) {
  if (workers === 1 || cluster.isWorker) return startServer(options);
  const { startWorkers } = await import("./workers.ts");
  const { distDir, host, port, accessLog } = options;
  const log = accessLog === undefined ? [] : ["--access-log", accessLog];
  const address = ["--dist", distDir, "--host", host, "--port", String(port)];
  return startWorkers(workers, [...address, ...log]);
}
