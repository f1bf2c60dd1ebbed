import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
} from "node:fs";
import { join, sep } from "node:path";
import { globSync } from "glob";
import { folderProblem } from "./folder-problem.ts";
import { byCodePoints } from "./items.ts";

/** Why a file or a folder was not read. */
export interface Unread {
  rule: "file/type" | "file/size" | "file/access";
  /** The predicate of a sentence: `is not a regular file`. */
  problem: string;
  /** What to do, as the end of that sentence: `replace it with a regular file, or remove it`. */
  remedy: string;
}

/** What a folder of a registry may hold. */
export interface FolderRules {
  /** Whether a file of that name is read. */
  isKnown: (name: string) => boolean;
  maxFileBytes: number;
  /** The bound of all files together: what a build can hold in memory. */
  maxBytes: number;
}

/** What a folder of a registry holds. Hidden files are left out. */
export interface FolderFiles {
  /** Those with a known name, in the order of the code points of their names without extension. */
  files: { name: string; file: string; content: Buffer | Unread }[];
  /** The paths of everything else, which was not read. */
  strays: string[];
  /** Why the folder itself was not read. */
  unread?: Unread;
}

const MAX_FILES = 20_000;

/** Documents for people, which may be in any folder; nothing reads them. */
const DOCUMENT =
  /^(?:README|NOTES|CHANGELOG|FONTLOG|AUTHORS|CONTRIBUTORS|DESCRIPTION|TRADEMARKS?|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|OFL|UFL)(?:[._-][\w.-]+)?$/i;

const REPLACE = "replace it with a regular file, or remove it";

/**
 * Reads the files of a folder of a registry; a missing folder has none. Whoever contributes to a registry
 * can commit anything under any name, so nothing but regular files is read, none outside the registry,
 * and no more of them than a build can hold.
 *
 * @param name of the folder, below the registry's
 */
export function readFolderFiles(
  registryDir: string,
  name: string,
  { isKnown, maxFileBytes, maxBytes }: FolderRules,
): FolderFiles {
  const folder = join(registryDir, name);
  const found: FolderFiles = { files: [], strays: [] };
  if (isMissing(folder)) return found;
  const unread = unreadFolder(folder, registryDir);
  if (unread) return { ...found, unread };
  const entries = globSync("*", { cwd: folder, withFileTypes: true })
    .map((entry) => ({ entry, stem: entry.name.replace(/\.\w+$/, "") }))
    // Not by name: `inter-tight.json` would come before `inter.json`.
    .sort((a, b) => byCodePoints(a.stem, b.stem) || byCodePoints(a.entry.name, b.entry.name));
  let bytes = 0;
  for (const { entry } of entries) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() || !isKnown(entry.name)) {
      if (entry.isDirectory() || !DOCUMENT.test(entry.name)) found.strays.push(file);
      continue;
    }
    const isFull = bytes > maxBytes || found.files.length >= MAX_FILES;
    const within = entry.isFile() ? undefined : registryDir;
    const content = isFull ? tooMany(maxBytes) : readRegularFile(file, maxFileBytes, within);
    if (Buffer.isBuffer(content)) bytes += content.length;
    found.files.push({ name: entry.name, file, content });
  }
  return found;
}

/**
 * The content of a regular file; why there is none, for anything else. Never waits for a writer, as
 * opening a FIFO does, and never reads more than is allowed: a device may have no end.
 *
 * @param within a folder that the file must be in, also behind symlinks; undefined where that is known
 */
export function readRegularFile(file: string, maxBytes: number, within?: string): Buffer | Unread {
  let descriptor: number;
  try {
    const path = within === undefined ? file : realpathSync(file);
    if (within !== undefined && !isInsideFolder(path, within)) return leadsOut(within, REPLACE);
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return noAccess(file, error as Error);
  }
  try {
    const state = fstatSync(descriptor);
    if (!state.isFile())
      return { rule: "file/type", problem: "is not a regular file", remedy: REPLACE };
    const bytes = state.size > maxBytes ? undefined : readAtMost(descriptor, state.size, maxBytes);
    return (
      bytes ?? {
        rule: "file/size",
        problem: `has more than ${maxBytes} bytes`,
        remedy: "make it smaller, or remove it",
      }
    );
  } catch (error) {
    return noAccess(file, error as Error);
  } finally {
    closeSync(descriptor);
  }
}

/** Whether a path without symlinks is a folder, or below it. */
export function isInsideFolder(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(realpathSync(folder) + sep);
}

/** @returns undefined for a file that has more: it may grow, and files of `/proc` have no size */
function readAtMost(descriptor: number, size: number, maxBytes: number): Buffer | undefined {
  let buffer = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    length += count;
    if (count === 0) return buffer.subarray(0, length);
    if (length > maxBytes) return undefined;
    if (length === buffer.length) buffer = Buffer.concat([buffer], 2 * length);
  }
}

/** A symlink that leads nowhere is not missing: whoever made it expects files behind it. */
function isMissing(folder: string): boolean {
  try {
    return lstatSync(folder, { throwIfNoEntry: false }) === undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOTDIR";
  }
}

function unreadFolder(folder: string, registryDir: string): Unread | undefined {
  const problem = folderProblem(folder);
  const remedy = "replace it with a folder, or remove it";
  if (problem !== undefined) return { rule: "file/type", problem, remedy };
  if (!isInsideFolder(realpathSync(folder), registryDir)) return leadsOut(registryDir, remedy);
  try {
    // glob takes a folder that it may not read for an empty one.
    accessSync(folder, constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return noAccess(folder, error as Error);
  }
}

function leadsOut(folder: string, remedy: string): Unread {
  return { rule: "file/type", problem: `is a symlink that leads out of ${folder}`, remedy };
}

function tooMany(maxBytes: number): Unread {
  return {
    rule: "file/size",
    problem: `is beyond what is read of a folder, ${MAX_FILES} files and ${maxBytes} bytes`,
    remedy: "remove files that are not used",
  };
}

const BROKEN_LINK: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "leads to no file"],
  ["ELOOP", "leads to itself"],
]);

function noAccess(file: string, error: Error): Unread {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const broken = BROKEN_LINK.get(code);
  if (broken !== undefined && lstatSync(file, { throwIfNoEntry: false }) === undefined)
    return { rule: "file/type", problem: "was not found", remedy: "check its path" };
  if (broken !== undefined)
    return { rule: "file/type", problem: `is a symlink that ${broken}`, remedy: REPLACE };
  return { rule: "file/access", problem: `cannot be read: ${message}`, remedy: "make it readable" };
}
