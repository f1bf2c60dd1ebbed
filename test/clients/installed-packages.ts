import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Installs the packages of a `package.json` with exact versions into a cache folder, once: packages
 * too large for `npm ci`. A changed `package.json` installs them again.
 *
 * @param manifest path of a file in the form of `package.json`
 * @param onInstall called before an installation, which may take a minute; not when everything is installed
 * @returns the cache folder, with `node_modules` in it
 */
export async function installPinned(
  manifest: string,
  cacheDir: string,
  onInstall: () => void,
): Promise<string> {
  const manifestText = await readFile(manifest, "utf8");
  // Written last, so that an interrupted installation does not count.
  const marker = join(cacheDir, "installed.json");
  if ((await readFile(marker, "utf8").catch(() => undefined)) === manifestText) return cacheDir;

  onInstall();
  await rm(cacheDir, { recursive: true, force: true });
  await mkdir(cacheDir, { recursive: true });
  await cp(manifest, join(cacheDir, "package.json"));
  await promisify(execFile)(
    "npm",
    ["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"],
    { cwd: cacheDir },
  );
  await writeFile(marker, manifestText);
  return cacheDir;
}
