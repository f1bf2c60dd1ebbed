import { join } from "node:path";
import { packageDir } from "../../registry/model/package-root.ts";
import { fetchedPackages } from "../../build/sync/fonts/fetched-packages.ts";
import { readJson } from "../fixtures/read.ts";

const VERSIONS = readJson(join(packageDir, "registry/fontsource-versions.json")) as Readonly<
  Record<string, string | null>
>;

/** Fetches packages of Fontsource, in the versions whose files the registry states, once. */
export async function fetchFontPackages(names: readonly string[], cacheDir: string): Promise<void> {
  const pinned = Object.fromEntries(names.map((name) => [name, fontPackageVersion(name)]));
  await fetchedPackages(pinned, cacheDir);
}

/** The folder of a package within that cache: `@fontsource-lato-5.3.0`. */
export function fontPackageFolder(name: string): string {
  return `${name.replaceAll("/", "-")}-${fontPackageVersion(name)}`;
}

/** The version of a package whose files the registry states. @throws for any other package */
function fontPackageVersion(name: string): string {
  const version = VERSIONS[name];
  if (version) return version;
  throw new Error(`registry/fontsource-versions.json has no version of ${name}`);
}
