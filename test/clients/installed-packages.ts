import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What is installed in a folder. */
const MARKER = "installed.json";

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
  const isInstalled = async () =>
    (await readFile(join(cacheDir, MARKER), "utf8").catch(() => undefined)) === manifestText;
  if (await isInstalled()) return cacheDir;

  onInstall();
  // Another process may need the same at the same time: each installs into a folder of its own.
  const ownDir = `${cacheDir}.${process.pid}`;
  await mkdir(ownDir, { recursive: true });
  await cp(manifest, join(ownDir, "package.json"));
  await promisify(execFile)(
    "npm",
    ["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"],
    { cwd: ownDir },
  );
  await writeFile(join(ownDir, MARKER), manifestText);
  if (await isInstalled()) await rm(ownDir, { recursive: true });
  else {
    await rm(cacheDir, { recursive: true, force: true });
    await rename(ownDir, cacheDir);
  }
  return cacheDir;
}
