import { randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";

/** A folder beside `dist` that a build made: the next `dist`, or the previous one, to be removed. */
export interface SwapFolder {
  path: string;
  kind: "new" | "old";
  /** The machine and the process that made it. */
  host: string;
  pid: number;
}

/** `dist` -> `.dist.new-<host>-<pid>-<random>`, beside it; `dist` must not be a symlink. */
export function swapFolderPath(dist: string, kind: SwapFolder["kind"]): string {
  const random = randomBytes(4).toString("hex");
  const owner = `${hostname()}-${process.pid}-${random}`;
  return join(dirname(dist), `.${basename(dist)}.${kind}-${owner}`);
}

/** The folders beside `dist` that builds made, those of other machines included. */
export function swapFolders(dist: string): SwapFolder[] {
  const parent = dirname(dist);
  const prefix = `.${basename(dist)}.`;
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((name) => {
    if (!name.startsWith(prefix)) return [];
    const [, kind, host = "", pid] =
      /^(new|old)-(.+)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(prefix.length)) ?? [];
    if (kind !== "new" && kind !== "old") return [];
    return [{ path: join(parent, name), kind, host, pid: Number(pid) }];
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
  const dist = folderBehind(outDir);
  if (existsSync(dist)) return;
  const previous = swapFolders(dist).find(
    // A build that removes a previous `dist` first renames the manifest in it.
    ({ kind, path }) => kind === "old" && existsSync(join(path, MANIFEST_FILE)),
  );
  if (previous === undefined) return;
  try {
    renameSync(previous.path, dist);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // Another process was faster: it moved the folder, or put a complete one in place.
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code)) throw error;
  }
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
