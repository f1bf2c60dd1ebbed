import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { byCodePoints } from "../../registry/items.ts";
import { FOLDER } from "../../registry/sources.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** `.DS_Store`, or anything in a folder such as `.git`. */
const HIDDEN = /(?:^|[/\\])\./;
const ITEM = /^[^/\\]+\.json$/;

/** A file that is not read is told of, lest an item be missed: `editorial.jsn`, or one in a folder. */
export function strayFile({ registryDir }: LoadedRegistry): Problem[] {
  return Object.values(FOLDER).flatMap((folder) => {
    const root = join(registryDir, folder);
    const paths = filesBelow(root).map((file) => relative(root, file));
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

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}
