import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of the package itself, found by its name, since the sources and `lib/` lie at different depths. */
export const packageDir = dirname(
  createRequire(import.meta.url).resolve("typography-registry/package.json"),
);

/** The registry that the package ships. */
export const ownRegistryDir = join(packageDir, "registry");

/** Whether a folder is that registry, also where a symlink leads to it. */
export function isOwnRegistry(registryDir: string): boolean {
  return existsSync(registryDir) && realpathSync(registryDir) === realpathSync(ownRegistryDir);
}

/** The faces, outlines and sample texts of the site, which are made from the fonts of the package. */
export const specimensDir = join(ownRegistryDir, "specimens");

/** The releases of Fontsource's packages that the fonts were measured on, by name; null for one that does not exist. */
export const fontsourceVersionsFile = join(ownRegistryDir, "fontsource-versions.json");

/** The schema files that the package ships. */
export const ownSchemasDir = join(packageDir, "schemas");

/** The pages of the rules, one Markdown file each, that the package ships. */
export const rulePagesDir = join(packageDir, "build/check/rules/pages");

/** The configurations of hosts that the package ships. */
export const hostFilesDir = join(packageDir, "lib/server/hosts");

/** The version of the package, as `package.json` states it. */
export function ownVersion(): string {
  const text = readFileSync(join(packageDir, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
