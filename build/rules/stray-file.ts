import { existsSync } from "node:fs";
import { join } from "node:path";
import { byCodePoints } from "../../registry/items.ts";
import { pathsBelow } from "../../registry/paths-below.ts";
import { FOLDER } from "../../registry/sources.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** `.DS_Store`, or anything in a folder such as `.git`. */
const HIDDEN = /(?:^|\/)\./;
const ITEM = /^[^/]+\.json$/;

/** A file that is not read is told of, lest an item be missed: `editorial.jsn`, or one in a folder. */
export function strayFile({ registryDir }: LoadedRegistry): Problem[] {
  return Object.values(FOLDER).flatMap((folder) => {
    const root = join(registryDir, folder);
    const paths = existsSync(root) ? pathsBelow(root) : [];
    const strays = paths
      .filter((path) => !HIDDEN.test(path) && !ITEM.test(path))
      .sort(byCodePoints);
    return strays.map((path) => ({
      rule: "stray-file",
      file: join(root, path),
      pointer: "",
      message: `only ${folder}/*.json is read; rename or move this file`,
    }));
  });
}
