/** `npm run sync:outlines`: writes the outlines of the pairings' pictures, from the fetched packages. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalog } from "../catalog.ts";
import { ownRegistryDir } from "../package-root.ts";
import { fetchedPackages } from "./fetched-packages.ts";
import { syncOutlines } from "./outlines.ts";

const versions = JSON.parse(
  await readFile(join(ownRegistryDir, "sync/fontsource-versions.json"), "utf8"),
) as Record<string, string | null>;
const published = Object.entries(versions).flatMap(([name, version]) =>
  version === null ? [] : [[name, version] as const],
);
const cacheDir = join(ownRegistryDir, "../.cache/sync");
const folders = await fetchedPackages(Object.fromEntries(published), cacheDir, () => undefined);
const missing = await syncOutlines(loadCatalog(ownRegistryDir), folders);
for (const { font, text } of missing) console.log(`${font} lacks a letter of "${text}"`);
