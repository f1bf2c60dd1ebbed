import { hash, randomBytes } from "node:crypto";
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { recordOf } from "./earlier-build.ts";

/** One content, and every path that it has below the folder, with slashes. */
export interface DistFile {
  paths: readonly string[];
  body: string | Buffer;
}

/** What was written. */
export interface WrittenDist {
  fileCount: number;
  bytes: number;
  largest: { path: string; bytes: number };
}

/** What a folder holds that is a copy of a published one. */
const PUBLISHED_ENTRIES: ReadonlySet<string> = new Set(["_headers", "api", "r", "schemas"]);

/** What a build puts into the store: its folder, its record, its link until it is in place, what made way. */
const OWN_ENTRY = /^\d+-[0-9a-f]{8}(?:\.link|\.replaced|\.json)?$/;

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
 * A content is written once, or not at all if the earlier build had it under the same path: the rest
 * are hard links, where the file system has those. So a build makes few files anew; ext4 in particular
 * is slow to make thousands just after thousands were removed.
 *
 * @param files made while they are written: when that throws, the previous folder stays
 * @param record what the build writes of itself, beside its folder, when all else is done
 * @param outDir made anew, or a folder that an earlier build wrote, or an empty one
 * @throws OutDirError when something else is there
 */
export function writeDist(
  outDir: string,
  files: Iterable<DistFile>,
  record: (written: WrittenDist) => object | undefined = () => undefined,
): WrittenDist {
  const link = resolve(outDir);
  assertReplaceable(link);
  const store = storeOf(link);
  const build = join(store, `${process.pid}-${randomBytes(4).toString("hex")}`);

  const earlier = isLink(link) ? resolve(dirname(link), readlinkSync(link)) : undefined;
  const written = writeAll(build, files, earlier);
  pointTo(link, build);
  removeOtherBuilds(store, link);
  const content = record(written);
  if (content) writeFileSync(recordOf(build), JSON.stringify(content));
  return written;
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

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function writeAll(
  build: string,
  files: Iterable<DistFile>,
  earlier: string | undefined,
): WrittenDist {
  const written = { fileCount: 0, bytes: 0, largest: { path: "", bytes: 0 } };
  const folders = new Set<string>();
  const contents: object[] = [];
  for (const { paths, body } of files) {
    const bytes = Buffer.byteLength(body);
    contents.push({ sha256: hash("sha256", body, "base64url"), bytes, paths });
    let source = earlier && paths[0] && sameFile(join(earlier, paths[0]), body);
    for (const path of paths) {
      const file = join(build, path);
      const folder = dirname(file);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      if (!source || !isLinked(source, file)) {
        writeFileSync(file, body);
        source = file;
      }
      written.fileCount += 1;
      written.bytes += bytes;
      if (bytes > written.largest.bytes) written.largest = { path, bytes };
    }
  }
  writeFileSync(join(build, "build-manifest.json"), JSON.stringify({ generator: "typography-registry", items: 8, contents }));
  return written;
}

/** The file, if it has this content. */
function sameFile(file: string, body: string | Buffer): string | undefined {
  try {
    return readFileSync(file).equals(Buffer.from(body)) ? file : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** @returns false where the file system has no hard links, or no more of this file */
function isLinked(file: string, other: string): boolean {
  try {
    linkSync(file, other);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["EPERM", "ENOTSUP", "ENOSYS", "EMLINK"].includes(code)) return false;
    throw error;
  }
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
    if (basename(readlinkSync(link)) === name.replace(/\.json$/, "")) continue;
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
