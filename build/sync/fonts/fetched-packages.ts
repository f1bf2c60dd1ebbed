import { execFile } from "node:child_process";
import { access, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where facts come from: package name -> exact version. */
export type PinnedPackages = Readonly<Record<string, string>>;

/** What one `npm pack` reports of each package. */
interface PackedFile {
  name: string;
  version: string;
  filename: string;
}

/** Starting npm takes longer than a small download, so each start fetches several packages. */
const PACKAGES_AT_A_START = 20;
const STARTS_AT_A_TIME = 4;

/**
 * Fetches published packages as they are, without their dependencies, since only the data in them
 * is read. npm does it, with its configured registry and its check of each package's integrity.
 * Packages that an earlier run fetched are reused.
 *
 * @param onFetch called after each download with the number of packages fetched, and to fetch
 * @returns package name -> folder with its files, those named `*.woff` left out
 * @throws when the registry does not have one of the versions; npm's own message names it
 */
export async function fetchedPackages(
  packages: PinnedPackages,
  cacheDir: string,
  onFetch: (fetched: number, total: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const folders = new Map(
    Object.entries(packages).map(([name, version]) => [name, cacheFolder(cacheDir, name, version)]),
  );
  const specs: string[] = [];
  for (const [name, version] of Object.entries(packages)) {
    if (!(await exists(cacheFolder(cacheDir, name, version)))) specs.push(`${name}@${version}`);
  }
  const batches = Array.from(
    { length: Math.ceil(specs.length / PACKAGES_AT_A_START) },
    (_, index) => specs.slice(index * PACKAGES_AT_A_START, (index + 1) * PACKAGES_AT_A_START),
  );
  let fetched = 0;
  await severalAtATime(batches, async (batch) => {
    await fetchPackages(batch, cacheDir);
    fetched += batch.length;
    onFetch(fetched, specs.length);
  });
  return folders;
}

/**
 * Fetches the newest version of each package.
 *
 * @param onFetch as for `fetchedPackages`
 * @returns package name -> exact version, `null` when the registry has no such package
 * @throws when the registry cannot be reached
 */
export async function newestVersions(
  names: readonly string[],
  cacheDir: string,
  onFetch: (fetched: number, total: number) => void,
): Promise<Record<string, string | null>> {
  const versions: Record<string, string | null> = {};
  // One at each start: a single missing package makes the whole command fail.
  await severalAtATime(names, async (name) => {
    versions[name] = await fetchNewest(name, cacheDir);
    onFetch(Object.keys(versions).length, names.length);
  });
  return versions;
}

async function fetchNewest(name: string, cacheDir: string): Promise<string | null> {
  try {
    const [packed] = await fetchPackages([name], cacheDir);
    return packed?.version ?? null;
  } catch (error) {
    if (String(error).includes("npm error code E404")) return null;
    throw error;
  }
}

/** Each of a few workers takes the next one as soon as it has finished the last. */
async function severalAtATime<T>(
  all: readonly T[],
  action: (one: T) => Promise<void>,
): Promise<void> {
  const next = all.values();
  const work = async () => {
    for (const one of next) await action(one);
  };
  await Promise.all(Array.from({ length: STARTS_AT_A_TIME }, work));
}

/**
 * Unpacks into a folder of its own first, so that an interrupted download is not taken for a complete one,
 * and another process may fetch the same.
 */
async function fetchPackages(specs: readonly string[], cacheDir: string): Promise<PackedFile[]> {
  await mkdir(cacheDir, { recursive: true });
  const unfinished = await mkdtemp(join(cacheDir, "unfinished-"));
  const pack = ["pack", ...specs, "--json", "--pack-destination", unfinished];
  const { stdout } = await run("npm", pack, { maxBuffer: Infinity });
  const packed = JSON.parse(stdout) as PackedFile[];
  for (const { name, version, filename } of packed) {
    // woff is for browsers of before 2016, and a third of the bytes.
    await run("tar", ["-xzf", join(unfinished, filename), "-C", unfinished, "--exclude=*.woff"]);
    const folder = cacheFolder(cacheDir, name, version);
    // A version that another process has put there has the same files.
    if (!(await exists(folder))) await rename(join(unfinished, "package"), folder);
    else await rm(join(unfinished, "package"), { recursive: true });
  }
  await rm(unfinished, { recursive: true });
  return packed;
}

function cacheFolder(cacheDir: string, name: string, version: string): string {
  return join(cacheDir, `${name.replaceAll("/", "-")}-${version}`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
