import { randomBytes } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

/** What is written: content by path, with slashes, below the folder. */
export type DistFiles = ReadonlyMap<string, string | Buffer>;

/** What a folder holds that is a copy of a published one. */
const PUBLISHED_ENTRIES: ReadonlySet<string> = new Set(["_headers", "api", "r", "schemas"]);

/** What a build puts into the store: its folder, its link until it is in place, what made way. */
const OWN_ENTRY = /^\d+-[0-9a-f]{8}(?:\.link|\.replaced)?$/;

/** A folder that a build must not replace; the message says why and what to do. */
export class OutDirError extends Error {
  override name = "OutDirError";
}

/**
 * Replaces a published folder in one step: a reader, or a process that is killed at any moment,
 * leaves or finds either the whole old folder or the whole new one.
 *
 * No file system call swaps two folders, so `dist` is a symbolic link: the files are written to
 * `.dist-builds/` beside it, then a rename puts a new link in the old one's place. What earlier
 * builds left there, finished or not, is removed.
 *
 * @param outDir made anew, or a folder that an earlier build wrote, or an empty one
 * @throws OutDirError when something else is there
 */
export function writeDist(outDir: string, files: DistFiles): void {
  const link = resolve(outDir);
  assertReplaceable(link);
  const store = storeOf(link);
  const build = join(store, `${process.pid}-${randomBytes(4).toString("hex")}`);

  writeAll(build, files);
  pointTo(link, build);
  removeOtherBuilds(store, link);
}

function assertReplaceable(link: string): void {
  const entry = lstatSync(link, { throwIfNoEntry: false });
  if (entry === undefined) return;
  if (entry.isSymbolicLink()) {
    if (dirname(resolve(dirname(link), readlinkSync(link))) === storeOf(link)) return;
    throw new OutDirError(
      `${link} is a link that no build made; remove it, or choose another folder`,
    );
  }
  if (!entry.isDirectory())
    throw new OutDirError(`${link} is not a folder; remove it, or choose another`);
  if (readdirSync(link).every((name) => PUBLISHED_ENTRIES.has(name))) return;
  throw new OutDirError(
    `${link} holds something that no build wrote; remove it, or choose another folder`,
  );
}

/** Named so that nobody else's folder is: `.dist-builds` beside `dist`. */
function storeOf(link: string): string {
  return join(dirname(link), `.${basename(link)}-builds`);
}

function writeAll(build: string, files: DistFiles): void {
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  for (const folder of folders) mkdirSync(join(build, folder), { recursive: true });
  for (const [path, body] of files) writeFileSync(join(build, path), body);
}

/** The link is made under another name first: making a link never replaces, renaming one does. */
function pointTo(link: string, build: string): void {
  const fresh = `${build}.link`;
  symlinkSync(relative(dirname(link), build), fresh);
  // A folder from a copy of dist, made by other means, has to make way.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory())
    renameSync(link, `${build}.replaced`);
  renameSync(fresh, link);
}

/** Keeps the build in use, and those of processes that are still at work. */
function removeOtherBuilds(store: string, link: string): void {
  for (const name of readdirSync(store).filter((entry) => OWN_ENTRY.test(entry))) {
    const pid = Number.parseInt(name, 10);
    // In this order: another process may finish, and point the link to its build, in between.
    if (pid !== process.pid && isRunning(pid)) continue;
    if (basename(readlinkSync(link)) === name) continue;
    rmSync(join(store, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
