import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";

/** A folder beside `dist` that a build made. */
export interface SwapFolder {
  path: string;
  kind: SwapKind;
  /** Where the number of the process that made it is unique. */
  processSpace: string;
  pid: number;
}

/**
 * The next `dist`, which one process is writing; a previous one, which is put back if there is no
 * `dist`; or a previous one that another has replaced, which is being removed. A folder changes its kind
 * only by being renamed, which succeeds for one process alone.
 */
export type SwapKind = "new" | "old" | "replaced";

/** `dist` -> `.dist.new-<process space>-<pid>-<random>`, beside it; `dist` must not be a symlink. */
export function swapFolderPath(dist: string, kind: SwapKind): string {
  const random = randomBytes(4).toString("hex");
  const owner = `${PROCESS_SPACE}-${process.pid}-${random}`;
  return join(dirname(dist), `.${basename(dist)}.${kind}-${owner}`);
}

/**
 * Equal for processes that see each other's numbers, and for no others: containers on one volume may have
 * the same host name and the same process numbers.
 */
export const PROCESS_SPACE = createHash("sha256")
  .update(process.platform === "linux" ? linuxProcessSpace() : hostname())
  .digest("hex")
  .slice(0, 12);

/** The run of the kernel, and the namespace in it. */
function linuxProcessSpace(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return randomUUID();
  }
}

/**
 * The folders beside `dist` that builds made, those of other machines included. A symlink of such a name is
 * none of them: what it leads to would be removed.
 */
export function swapFolders(dist: string): SwapFolder[] {
  const parent = dirname(dist);
  const prefix = `.${basename(dist)}.`;
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (!name.startsWith(prefix) || !entry.isDirectory()) return [];
    const [, kind, processSpace = "", pid] =
      /^(new|old|replaced)-([^-]+)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(prefix.length)) ?? [];
    if (kind === undefined) return [];
    return [{ path: join(parent, name), kind: kind as SwapKind, processSpace, pid: Number(pid) }];
  });
}

/**
 * Puts the previous `dist` back if a build was killed after it had moved that aside, and before the
 * new one was in place. Does nothing in any other case, also while another process builds: that
 * process moves it aside again.
 *
 * @param outDir the folder, or a symlink to it
 */
export function repairDist(outDir: string): void {
  const dist = missingFolder(outDir);
  if (dist === undefined) return;
  for (const { path } of previousBuilds(dist)) {
    try {
      renameSync(path, dist);
      return;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      // Another process was faster: it put a complete folder in place, or moved this one.
      if (["ENOTEMPTY", "EEXIST"].includes(code)) return;
      if (code !== "ENOENT") throw error;
    }
  }
}

/** @returns undefined when it is there, or when its path leads through a file or a loop of symlinks */
function missingFolder(outDir: string): string | undefined {
  if (existsSync(outDir)) return undefined;
  try {
    return folderBehind(outDir);
  } catch {
    return undefined;
  }
}

/** What was moved aside and can be put back, the latest first: to rename a folder sets its ctime. */
function previousBuilds(dist: string): SwapFolder[] {
  const movedAt = ({ path }: SwapFolder) =>
    lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return swapFolders(dist)
    .filter(({ kind, path }) => kind === "old" && existsSync(join(path, MANIFEST_FILE)))
    .sort((a, b) => movedAt(b) - movedAt(a));
}

/**
 * The absolute path behind a symlink, or behind a chain of them. `realpath` would fail where a build
 * was interrupted: the last symlink then leads to a folder that is missing for now.
 */
export function folderBehind(path: string): string {
  let folder = resolve(path);
  for (let links = 0; links < MAX_SYMLINKS; links += 1) {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) break;
    folder = resolve(realpathSync(dirname(folder)), readlinkSync(folder));
  }
  return folder;
}

/** As many as Linux follows. */
const MAX_SYMLINKS = 40;
