import { execFile } from "node:child_process";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where facts come from: package name -> exact version. */
export type PinnedPackages = Readonly<Record<string, string>>;

/**
 * Fetches published packages as they are, without their dependencies, since only the data in them
 * is read. Packages that an earlier run fetched are reused.
 *
 * @param onFetch called before each download
 * @returns package name -> folder with its files
 */
export async function fetchedPackages(
  packages: PinnedPackages,
  cacheDir: string,
  onFetch: (spec: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const [name, version] of Object.entries(packages)) {
    const folder = join(cacheDir, `${name.replaceAll("/", "-")}-${version}`);
    const isFetched = await readFile(join(folder, "package.json")).then(
      () => true,
      () => false,
    );
    if (!isFetched) {
      onFetch(`${name}@${version}`);
      await fetchPackage(`${name}@${version}`, folder);
    }
    folders.set(name, folder);
  }
  return folders;
}

/** Unpacks into another folder first, so that an interrupted download is not taken for a complete one. */
async function fetchPackage(spec: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const pack = ["pack", spec, "--silent", "--pack-destination", unfinished];
  const { stdout: tarball } = await run("npm", pack);
  await run("tar", ["-xzf", join(unfinished, tarball.trim()), "-C", unfinished]);
  await rename(join(unfinished, "package"), folder);
  await rm(unfinished, { recursive: true });
}
