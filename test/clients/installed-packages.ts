import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT } from "../fixtures/read.ts";

/** What is installed in a folder. */
const MARKER = "installed.json";

/**
 * Installs the packages of a `package.json` with exact versions into a folder of `.cache/`, once:
 * packages too large for `npm ci`. A changed `package.json` installs them again.
 *
 * @param manifest path of a file in the form of `package.json`, in this project
 * @returns the folder, with `node_modules` in it
 */
export function installPinned(manifest: string, name: string): Promise<string> {
  const folder = installing.get(name) ?? installed(manifest, name);
  installing.set(name, folder);
  return folder;
}

/** Of this process, whose tests may ask for a folder while it is being filled. */
const installing = new Map<string, Promise<string>>();

async function installed(manifest: string, name: string): Promise<string> {
  const manifestText = await readFile(join(PROJECT, manifest), "utf8");
  const folder = join(PROJECT, ".cache", name);
  const isInstalled = async () =>
    (await readFile(join(folder, MARKER), "utf8").catch(() => undefined)) === manifestText;
  if (await isInstalled()) return folder;

  process.stderr.write(`Installing ${manifest} into .cache/, once …\n`);
  // Another process may need the same at the same time: each installs into a folder of its own.
  const ownFolder = `${folder}.${process.pid}`;
  await mkdir(ownFolder, { recursive: true });
  await cp(join(PROJECT, manifest), join(ownFolder, "package.json"));
  await promisify(execFile)(
    "npm",
    ["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"],
    { cwd: ownFolder },
  );
  await writeFile(join(ownFolder, MARKER), manifestText);
  if (await isInstalled()) await rm(ownFolder, { recursive: true });
  else {
    await rm(folder, { recursive: true, force: true });
    await rename(ownFolder, folder);
  }
  return folder;
}

/** The folder with the pinned tools in its `node_modules`. */
export function toolsFolder(): Promise<string> {
  return installPinned("test/clients/pinned-tools.json", "tools");
}
