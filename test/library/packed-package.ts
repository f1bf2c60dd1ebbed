import { join } from "node:path";
import { run } from "../clients/processes.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";

/** Packs the package as `npm publish` does. @returns the path of the archive in the folder */
export async function packedPackage(folder: string): Promise<string> {
  await run("npm", ["pack", "--pack-destination", folder], PROJECT);
  const { name, version } = readJson(join(PROJECT, "package.json")) as Record<string, string>;
  return join(folder, `${name}-${version}.tgz`);
}

/** Installs an archive into a folder that has a `package.json`, as a user does. */
export async function installPackage(archive: string, folder: string): Promise<void> {
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  await run("npm", ["install", ...flags, archive], folder);
}
