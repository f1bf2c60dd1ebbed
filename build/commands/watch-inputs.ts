import { existsSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import Watchpack from "watchpack";
import { CONFIGURATION_FILE } from "../../registry/model/sources.ts";
import { FILES_FOLDER } from "../../registry/model/font-files.ts";
import { ownSchemasDir, packageDir, specimensDir } from "../../registry/model/package-root.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { VOCABULARY_FOLDER } from "../../registry/model/vocabulary.ts";
import type { BuildOptions } from "../publish/plan.ts";

/** A save is several events, some milliseconds apart. */
const SETTLED_MILLISECONDS = 20;

const INPUTS = [...Object.values(FOLDER), FILES_FOLDER, VOCABULARY_FOLDER, CONFIGURATION_FILE];

/**
 * Calls back soon after a change of anything that a build reads, in whatever way a program saves: in
 * place, by renaming another file, by deleting and creating. In a checkout of this project that includes
 * the schema files and the specimens.
 *
 * @param onChange `isSchema`: a schema file was among what has changed
 * @returns stops watching
 */
export function watchInputs(
  { registryDir, publicDir }: BuildOptions,
  onChange: (isSchema: boolean) => void,
): () => void {
  const registry = resolve(registryDir);
  const isCheckout = existsSync(join(packageDir, "tsconfig.lib.json"));
  const directories = [
    registry,
    ...(publicDir === undefined ? [] : [resolve(publicDir)]),
    ...(isCheckout ? [ownSchemasDir, specimensDir] : []),
  ];
  // A registry may be beside anything, such as `node_modules`, or `dist` itself.
  const isInput = (path: string) => {
    const [entry = ""] = relative(registry, path).split(sep);
    const isOutside = entry === "" || entry === "..";
    return isOutside || INPUTS.includes(entry) || path.startsWith(specimensDir);
  };
  const isSchemaFile = (path: string) => path.startsWith(ownSchemasDir);

  let isSchema = false;
  let watchpack: InstanceType<typeof Watchpack>;
  let folders: string;
  const start = () => {
    folders = identities(registry);
    watchpack = new Watchpack({
      aggregateTimeout: SETTLED_MILLISECONDS,
      ignored: (path: string) =>
        !isInput(path) || path.startsWith(join(ownSchemasDir, "generated")),
    });
    watchpack.on("change", (path) => (isSchema ||= isSchemaFile(path)));
    watchpack.on("aggregated", () => {
      onChange(isSchema);
      isSchema = false;
      if (folders === identities(registry)) return;
      // It would go on watching the folder that was there before.
      watchpack.close();
      start();
    });
    watchpack.watch({ directories, files: [], missing: [], startTime: Date.now() });
  };
  start();
  return () => {
    watchpack.close();
  };
}

/** Changes when another folder is put in the place of one that is watched. */
function identities(registry: string): string {
  return INPUTS.map((folder) => {
    const state = statSync(join(registry, folder), { throwIfNoEntry: false });
    return state && `${state.ino} ${state.birthtimeMs}`;
  }).join();
}
