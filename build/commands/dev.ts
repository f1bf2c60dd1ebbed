import { type RunningServer, type ServerOptions, serve } from "../../server/serve.ts";
import { devApp } from "./dev-app.ts";
import { devBuilder } from "./dev-builder.ts";
import { earlierBuild } from "../dist/earlier-build.ts";
import type { BuildOptions } from "../publish/plan.ts";
import { watchInputs } from "./watch-inputs.ts";

/**
 * Builds and serves, and builds again whenever the registry or a file of the user's own changes. When
 * the first build finds problems, an earlier build of this machine is served, or else serving starts when
 * they are solved. Pages that are open are reloaded, and show what is wrong. When serving cannot start, the exit code is 1.
 */
export async function dev(options: BuildOptions, serveOptions: ServerOptions): Promise<void> {
  const builder = devBuilder(options);
  const { appOf, show } = devApp(serveOptions.host);
  let server: RunningServer | undefined;

  const buildAndServe = oneAtATime(async () => {
    const state = await builder.build();
    if (server !== undefined) server.reload();
    else if (earlierBuild(options.outDir)?.isBuiltHere) {
      server = await serve({ ...serveOptions, appOf });
      if (server === undefined) stop();
    }
    show(state);
  });
  const stopWatching = watchInputs(options, (isSchema) => {
    if (isSchema) builder.schemaChanged();
    void buildAndServe();
  });
  const stop = () => {
    stopWatching();
    builder.stop();
    if (server === undefined) process.exit();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);

  await buildAndServe();
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
