import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Package name -> exact version. */
export type PinnedPackages = Readonly<Record<string, string>>;

const CONCURRENT_DOWNLOADS = 8;
/** Of one call of npm, which takes a second to start. */
const PACKAGES_AT_ONCE = 16;

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
): Promise<ReadonlyMap<string, string>> {
  await mkdir(cacheDir, { recursive: true });
  const folders = Object.entries(packages).map(([name, version]): [string, string] => [
    name,
    join(cacheDir, `${name.replaceAll("/", "-")}-${version}`),
  ]);
  const missing = folders.filter(([, folder]) => !existsSync(folder));
  const batches = Array.from({ length: Math.ceil(missing.length / PACKAGES_AT_ONCE) }, (_, batch) =>
    missing.slice(batch * PACKAGES_AT_ONCE, (batch + 1) * PACKAGES_AT_ONCE),
  );
  await forEachConcurrently(batches, async (batch) => {
    const wanted = batch.map(([name, folder]) => ({ spec: `${name}@${packages[name]}`, folder }));
    await fetchPackages(wanted, cacheDir);
  });
  return new Map(folders);
}

/**
 * The newest version of each package, `null` when the registry has no such package.
 *
 * @throws when the registry cannot be reached
 */
export async function newestVersions(
  names: readonly string[],
): Promise<Record<string, string | null>> {
  const versions: Record<string, string | null> = {};
  await forEachConcurrently(names, async (name) => {
    versions[name] = await run("npm", ["view", name, "version"]).then(
      ({ stdout }) => stdout.trim(),
      (error: unknown) => {
        if (String(error).includes("npm error code E404")) return null;
        throw error;
      },
    );
  });
  return versions;
}

async function forEachConcurrently<T>(
  all: readonly T[],
  action: (one: T) => Promise<void>,
): Promise<void> {
  const next = all.values();
  const work = async () => {
    for (const one of next) await action(one);
  };
  await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, work));
}

/** Unpacks into another folder first, so that an interrupted download is not taken for a complete one. */
async function fetchPackages(
  wanted: readonly { spec: string; folder: string }[],
  cacheDir: string,
): Promise<void> {
  const unfinished = await mkdtemp(join(cacheDir, "unfinished-"));
  // Silent: what npm says of a package with thousands of files is longer than `execFile` allows.
  const specs = wanted.map(({ spec }) => spec);
  const { stdout } = await run("npm", [
    "pack",
    ...specs,
    "--silent",
    "--pack-destination",
    unfinished,
  ]);
  // One name a line, in the order of the packages.
  for (const [index, file] of stdout.trim().split("\n").entries()) {
    const folder = wanted[index]?.folder ?? "";
    // woff is for browsers of before 2016, and a third of the bytes.
    await run("tar", ["-xzf", join(unfinished, file), "-C", unfinished, "--exclude=*.woff"]);
    if (!existsSync(folder)) await rename(join(unfinished, "package"), folder);
    await rm(join(unfinished, "package"), { recursive: true, force: true });
  }
  await rm(unfinished, { recursive: true });
}
