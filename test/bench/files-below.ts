import { readdirSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";

/** The paths of all files below a folder, relative to it. */
export function filesBelow(folder: string): string[] {
  const root = realpathSync(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
