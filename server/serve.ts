import closeWithGrace from "close-with-grace";
import { DistError } from "./representations.ts";
import { ListenError, type ServerOptions, startServer } from "./running-server.ts";

/** How long requests in flight may take to finish after SIGTERM. */
const GRACE_MILLISECONDS = 10_000;

/**
 * Serves until SIGTERM or SIGINT, then shuts down cleanly.
 *
 * @returns the exit code: 1 when serving cannot start; while it runs, the process lives on
 */
export async function serve(options: ServerOptions): Promise<0 | 1> {
  try {
    const server = await startServer(options);
    closeWithGrace({ delay: GRACE_MILLISECONDS }, async ({ err }) => {
      if (err) console.error(err);
      await server.close();
    });
    console.log(`Serving ${server.itemCount} items of ${options.distDir} on ${server.url}`);
    console.log(`Try ${server.url}/r/registry.json`);
    return 0;
  } catch (error) {
    if (!(error instanceof DistError || error instanceof ListenError)) throw error;
    console.error(`error: ${error.message}`);
    return 1;
  }
}
