import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { itemNameIn } from "../../registry/pairing/pairing-fonts.ts";

/** Writes some of the project's pairings and their fonts into a folder: enough to be interrupted. */
export function writeSmallRegistry(registry: string, pairingCount: number): void {
  for (const folder of ["pairings", "fonts"])
    mkdirSync(join(registry, folder), { recursive: true });
  const copy = (path: string) => {
    copyFileSync(join(ownRegistryDir, path), join(registry, path));
  };
  for (const [name, { registryDependencies }] of [...loadCatalog(ownRegistryDir).pairings].slice(
    0,
    pairingCount,
  )) {
    copy(`pairings/${name}.json`);
    for (const font of registryDependencies.map(itemNameIn)) copy(`fonts/${font}.json`);
  }
}
