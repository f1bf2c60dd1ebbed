import { join } from "node:path";
import { globSync } from "glob";
import { byCodePoints } from "../../registry/items.ts";
import { FOLDER } from "../../registry/sources.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** A file that is not read is told of, lest an item be missed: `editorial.jsn`, or one in a folder. */
export function strayFile({ registryDir }: LoadedRegistry): Problem[] {
  return Object.values(FOLDER).flatMap((folder) => {
    const cwd = join(registryDir, folder);
    const strays = globSync("**/*", { cwd, nodir: true, ignore: "*.json" }).sort(byCodePoints);
    return strays.map((name) => ({
      rule: "stray-file",
      file: join(cwd, name),
      pointer: "",
      message: `only ${folder}/*.json is read; rename or move this file`,
    }));
  });
}
