import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { ownRegistryDir, packageDir } from "../../registry/model/package-root.ts";
import { itemNameIn } from "../../registry/pairing/pairing-fonts.ts";

/** Writes some of the project's pairings and their fonts into a folder: enough to be interrupted. */
export function writeSmallRegistry(registry: string, pairingCount: number): void {
  for (const folder of ["pairings", "fonts"])
    mkdirSync(join(registry, folder), { recursive: true });
  const copy = (path: string) => {
    copyFileSync(join(ownRegistryDir, path), join(registry, path));
  };
  const { pairings } = loadCatalog(ownRegistryDir);
  for (const [name, { registryDependencies }] of [...pairings].slice(0, pairingCount)) {
    copy(`pairings/${name}.json`);
    for (const font of registryDependencies.map(itemNameIn)) copy(`fonts/${font}.json`);
  }
}

/** How a build ended, and what it wrote to stderr. */
export interface BuildEnd {
  code: number | null;
  isKilled: boolean;
  stderr: string;
}

/** Starts a build by the compiled command. */
export function startBuild(args: readonly string[]): {
  child: ChildProcess;
  end: Promise<BuildEnd>;
} {
  const main = join(packageDir, "lib/build/main.js");
  const child = spawn(process.execPath, [main, "build", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { child, end: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<BuildEnd> {
  let stderr = "";
  child.stderr?.on("data", (chunk) => (stderr += String(chunk)));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  return { code, isKilled: signal === "SIGKILL", stderr };
}
