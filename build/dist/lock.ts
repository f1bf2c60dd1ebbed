import { lstatSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { readRegularFile } from "../../registry/model/folder-files.ts";
import { PublishError, publishError } from "./publish-error.ts";
import { tolerate } from "./swap-folders.ts";

const MAX_LOCK_BYTES = 1000;

/**
 * Runs what replaces a folder while no other build does. A lock file beside it names the process; that of a
 * process that was killed is replaced.
 *
 * @param dist absolute, not a symlink; the folder above it exists
 * @throws PublishError when another build is running
 */
export function whileLocked<T>(dist: string, act: () => T): T {
  const lock = lockOf(dist);
  if (!tryCreate(lock)) {
    assertUnlocked(dist);
    rmSync(lock, { force: true });
    if (!tryCreate(lock)) throw lockedError(dist, ownerOf(dist));
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @throws PublishError when another build is replacing the folder */
export function assertUnlocked(dist: string): void {
  const owner = ownerOf(dist);
  if (owner === undefined) return;
  const [, pid, host] = /^process (\d+) on (.+)$/.exec(owner) ?? [];
  // On another machine or in another container the id is that of another process.
  if (host !== hostname() || isRunning(Number(pid))) throw lockedError(dist, owner);
}

/** @returns what a lock file says; undefined where there is none */
function ownerOf(dist: string): string | undefined {
  const lock = lockOf(dist);
  try {
    if (lstatSync(lock, { throwIfNoEntry: false }) === undefined) return undefined;
  } catch (error) {
    throw publishError(dist, error);
  }
  const content = readRegularFile(lock, MAX_LOCK_BYTES);
  return Buffer.isBuffer(content) ? content.toString() : "";
}

/** `dist` -> `.dist.lock`, beside it */
function lockOf(dist: string): string {
  return join(dirname(dist), `.${basename(dist)}.lock`);
}

function tryCreate(lock: string): boolean {
  return tolerate(["EEXIST"], () => {
    writeFileSync(lock, `process ${process.pid} on ${hostname()}`, { flag: "wx" });
  });
}

/** Whether another process has an id; a container gives each of its builds the same one. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function lockedError(dist: string, owner = ""): PublishError {
  return new PublishError(
    `${dist} is being replaced by another build${owner && ` (${owner})`}. Nothing was changed. ` +
      `Build again when that has ended; if no build is running, remove ${lockOf(dist)}.`,
  );
}
