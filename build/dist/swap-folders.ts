import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";
import { symlinkTarget } from "./leads-out.ts";

/** A folder beside `dist` that a build made. */
export interface SwapFolder {
  path: string;
  kind: SwapKind;
  /** Where the id of the process that made it is unique. */
  processSpace: string;
  pid: number;
}

/**
 * The next `dist`, which one process is writing; a previous one, which is put back if there is no
 * `dist`; or a previous one that another has replaced, which is being removed. A folder changes its kind
 * only by being renamed, which succeeds for one process alone.
 */
export type SwapKind = "new" | "old" | "replaced";

/** Differs between machines, and between containers of one machine, that write into a shared folder. */
export const PROCESS_SPACE = createHash("sha256").update(processSpace()).digest("hex").slice(0, 12);

/** Host names may be the same: each start of a Linux kernel has an id, and so has each set of process ids. */
function processSpace(): string {
  try {
    const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    return bootId + readlinkSync("/proc/self/ns/pid");
  } catch {
    return hostname();
  }
}

/** `dist` -> `.dist.new-<process space>-<pid>-<random>`, beside it; `dist` must not be a symlink. */
export function swapFolderPath(dist: string, kind: SwapKind): string {
  const owner = `${PROCESS_SPACE}-${process.pid}-${randomBytes(4).toString("hex")}`;
  return join(dirname(dist), `.${basename(dist)}.${kind}-${owner}`);
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
  // The latest first: to rename a folder sets its ctime.
  const movedAt = ({ path }: SwapFolder) =>
    lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const previous = swapFolders(dist)
    .filter(({ kind, path }) => kind === "old" && existsSync(join(path, MANIFEST_FILE)))
    .sort((a, b) => movedAt(b) - movedAt(a));
  // Another process may be faster: it puts a complete folder in place, or moves this one.
  previous.some(({ path }) => tryRename(path, dist, ["ENOENT", "ENOTEMPTY", "EEXIST"]));
}

/** @returns undefined when it is there, or when its path leads through a file or a loop of symlinks */
function missingFolder(outDir: string): string | undefined {
  if (existsSync(outDir)) return undefined;
  try {
    return symlinkTarget(outDir);
  } catch {
    return undefined;
  }
}

/** @returns false when it fails with one of these codes */
export function tryRename(from: string, to: string, codes: readonly string[]): boolean {
  return tolerate(codes, () => {
    renameSync(from, to);
  });
}

/** @returns false when the system refuses it with one of these codes */
export function tolerate(codes: readonly string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}
