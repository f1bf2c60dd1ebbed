import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where facts come from: package name -> exact version. */
export type PinnedPackages = Readonly<Record<string, string>>;

/** Called after each download with the number of packages fetched, and to fetch. */
type OnFetch = (fetched: number, total: number) => void;

const CONCURRENT_DOWNLOADS = 8;

/**
 * Fetches published packages as they are, without their dependencies, since only the data in them
 * is read. npm does it, with its configured registry and its check of each package's integrity.
 * Packages that an earlier run fetched are reused.
 *
 * @returns package name -> folder with its files, those named `*.woff` left out
 * @throws when the registry does not have one of the versions; npm's own message names it
 */
export async function fetchedPackages(
  packages: PinnedPackages,
  cacheDir: string,
  onFetch: OnFetch,
): Promise<ReadonlyMap<string, string>> {
  const folders = new Map(
    Object.entries(packages).map(([name, version]) => [name, cacheFolder(cacheDir, name, version)]),
  );
  const missing = [...folders].filter(([, folder]) => !existsSync(folder));
  await forEachConcurrently(missing, onFetch, async ([name]) => {
    await fetchPackage(`${name}@${packages[name]}`, cacheDir);
  });
  return folders;
}

/**
 * Fetches the newest version of each package.
 *
 * @returns package name -> exact version, `null` when the registry has no such package
 * @throws when the registry cannot be reached
 */
export async function newestVersions(
  names: readonly string[],
  cacheDir: string,
  onFetch: OnFetch,
): Promise<Record<string, string | null>> {
  const versions: Record<string, string | null> = {};
  await forEachConcurrently(names, onFetch, async (name) => {
    versions[name] = await fetchPackage(name, cacheDir).catch((error: unknown) => {
      if (String(error).includes("npm error code E404")) return null;
      throw error;
    });
  });
  return versions;
}

async function forEachConcurrently<T>(
  all: readonly T[],
  onDone: OnFetch,
  action: (one: T) => Promise<void>,
): Promise<void> {
  const next = all.values();
  let done = 0;
  const work = async () => {
    for (const one of next) {
      await action(one);
      done += 1;
      onDone(done, all.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, work));
}

/**
 * Unpacks into a folder of its own first, so that an interrupted download is not taken for a complete one.
 *
 * @param spec a package's name, with or without a version
 * @returns the version
 */
async function fetchPackage(spec: string, cacheDir: string): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const unfinished = await mkdtemp(join(cacheDir, "unfinished-"));
  const { stdout } = await run("npm", ["pack", spec, "--json", "--pack-destination", unfinished]);
  const [{ name, version, filename }] = JSON.parse(stdout) as [
    { name: string; version: string; filename: string },
  ];
  // woff is for browsers of before 2016, and a third of the bytes.
  await run("tar", ["-xzf", join(unfinished, filename), "-C", unfinished, "--exclude=*.woff"]);
  const folder = cacheFolder(cacheDir, name, version);
  if (!existsSync(folder)) await rename(join(unfinished, "package"), folder);
  await rm(unfinished, { recursive: true });
  return version;
}

function cacheFolder(cacheDir: string, name: string, version: string): string {
  return join(cacheDir, `${name.replaceAll("/", "-")}-${version}`);
}
