import { existsSync } from "node:fs";
import { join } from "node:path";
import { ownRegistryDir } from "./package-root.ts";

/**
 * A file or folder of a registry's `specimens/`, such as `faces.json`, or that of this package where the
 * registry has none of its own.
 */
export function specimensPath(registryDir: string, name: string): string {
  const own = join(registryDir, "specimens", name);
  return existsSync(own) ? own : join(ownRegistryDir, "specimens", name);
}
