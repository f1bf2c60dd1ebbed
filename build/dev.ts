import { existsSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "../registry/build-manifest.ts";
import { type ServeOptions, serve } from "../server/serve.ts";
import { devBuilder } from "./dev-builder.ts";
import type { DistChange } from "./dist-change.ts";
import type { BuildOptions } from "./plan.ts";
import { watchInputs } from "./watch-inputs.ts";

/**
 * Builds and serves, and builds again whenever the registry or a file of the user's own changes. When
 * the first build finds problems, an earlier build is served, or else serving starts when they are
 * solved.
 *
 * @returns the exit code: 1 when serving cannot start; while it runs, the process lives on
 */
export async function dev(options: BuildOptions, serveOptions: ServeOptions): Promise<0 | 1> {
  const builder = devBuilder(options);
  let server: unknown;

  const buildAndServe = oneAtATime(async () => {
    await builder.build((change) => running(server)?.update?.(change));
    if (server !== undefined) await running(server)?.reload?.();
    else if (existsSync(join(options.outDir, MANIFEST_FILE))) server = await serve(serveOptions);
  });
  const stopWatching = watchInputs(options, (isSchema) => {
    if (isSchema) builder.schemaChanged();
    void buildAndServe();
  });
  const stop = () => {
    stopWatching();
    builder.stop();
    if (server === undefined) process.exit(0);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);

  await buildAndServe();
  if (server !== 1) return 0;
  stop();
  return 1;
}

/** A running server notices a new build by itself. These spare the time until it does. */
interface UpdatableServer {
  /** Serves a change that is not in `dist` yet. */
  update?: (change: DistChange) => void;
  /** Reads `dist` again. */
  reload?: () => Promise<void>;
}

function running(server: unknown): UpdatableServer | undefined {
  return typeof server === "object" && server !== null ? server : undefined;
}

/** @returns what runs `act`, and once more if it is called while that runs */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  const run = async () => {
    do {
      isStale = false;
      await act();
    } while (isStale as boolean);
    running = undefined;
  };
  return () => {
    isStale = true;
    return (running ??= run());
  };
}
