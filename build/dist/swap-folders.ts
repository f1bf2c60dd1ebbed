import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { MANIFEST_FILE } from "./build-manifest.ts";
import { symlinkTarget } from "./leads-out.ts";

/** A folder beside `dist`: the next one, which is being written, or the previous one, which is being removed. */
export type SwapKind = "new" | "old";

/** `dist` -> `.dist.new-<random>`, beside it; `dist` must not be a symlink. */
export function swapFolderPath(dist: string, kind: SwapKind): string {
  return join(dirname(dist), `.${basename(dist)}.${kind}-${randomBytes(4).toString("hex")}`);
}

/**
 * The folders of a kind beside `dist`. A symlink of such a name is none of them: what it leads to would be
 * removed.
 */
export function swapFolders(dist: string, kind: SwapKind): string[] {
  const parent = dirname(dist);
  const prefix = `.${basename(dist)}.${kind}-`;
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .filter(({ name }) => /^[0-9a-f]{8}$/.test(name.slice(prefix.length)))
    .map(({ name }) => join(parent, name));
}

/**
 * Puts the previous `dist` back if a build was killed after it had moved that aside, and before the
 * new one was in place. Does nothing in any other case. A build that is running moves it aside again.
 *
 * @param outDir the folder, or a symlink to it
 */
export function repairDist(outDir: string): void {
  const dist = missingFolder(outDir);
  if (dist === undefined) return;
  const previous = swapFolders(dist, "old").find((path) => existsSync(join(path, MANIFEST_FILE)));
  // Another process may be faster.
  if (previous !== undefined) tryRename(previous, dist, ["ENOENT", "ENOTEMPTY", "EEXIST"]);
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
