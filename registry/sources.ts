import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
} from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { folderProblem } from "./folder-problem.ts";
import { byCodePoints } from "./items.ts";

export type ItemKind = "pairing" | "font";

/** One item file of a registry folder, as it is on disk. */
export interface Source {
  kind: ItemKind;
  /** The file's name without `.json`. */
  stem: string;
  /** The path below the folder as the caller named it, for messages: `registry/fonts/inter.json`. */
  file: string;
  bytes: Buffer;
}

/** An item file that was not read, and why. */
export interface UnreadableFile {
  kind: ItemKind;
  stem: string;
  /** The file; or the folder, with an empty stem, when the folder cannot be listed. */
  file: string;
  rule: "file/type" | "file/size" | "file/access";
  /** What is wrong, and how to fix it. */
  message: string;
}

/** Everything in the folders of a registry that hold items. Hidden files are left out. */
export interface RegistryFolder {
  /** Pairings first, each kind in the order of the names' code points. */
  sources: Source[];
  unreadable: UnreadableFile[];
  /** The paths of files, and of directories named `*.json`, that cannot be items. */
  strays: string[];
}

/** The folder of each kind, below the registry's. */
export const FOLDER: Readonly<Record<ItemKind, string>> = { pairing: "pairings", font: "fonts" };

/** A larger file is not read. The largest item of this package has 2,528 bytes. */
export const MAX_FILE_BYTES = 1_000_000;

/** `*.json` directly in a kind's folder. No item's name has a control character. */
const ITEM_PATH = /^[^/\p{Cc}]+\.json$/u;

/**
 * Reads `pairings/*.json` and `fonts/*.json`. A missing folder has no files. Nothing but a regular
 * file of at most MAX_FILE_BYTES is read: a FIFO would block, a device may have no end.
 */
export function readRegistryFolder(registryDir: string): RegistryFolder {
  const folder: RegistryFolder = { sources: [], unreadable: [], strays: [] };
  for (const kind of ["pairing", "font"] as const) readKind(registryDir, kind, folder);
  return folder;
}

/**
 * The item files of a registry that validation has accepted. Synchronous, since the lookup functions
 * are.
 *
 * @throws Error naming the first file that cannot be read
 */
export function readSources(registryDir: string): Source[] {
  const { sources, unreadable } = readRegistryFolder(registryDir);
  const [first] = unreadable;
  if (first) throw new Error(`${first.file}: ${first.message}`);
  return sources;
}

function readKind(registryDir: string, kind: ItemKind, found: RegistryFolder): void {
  const folder = join(registryDir, FOLDER[kind]);
  if (isMissing(folder)) return;
  const problem = folderProblem(folder);
  if (problem !== undefined) {
    const message = `This ${problem}. Replace it with a folder of JSON files, or remove it.`;
    found.unreadable.push({ kind, stem: "", file: folder, rule: "file/type", message });
    return;
  }
  try {
    // glob takes a folder that it may not read for an empty one.
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    found.unreadable.push({ kind, stem: "", file: folder, ...noAccess(error as Error) });
    return;
  }
  const entries = globSync("**", { cwd: folder, withFileTypes: true })
    .map((entry) => {
      const path = entry.relativePosix();
      return { entry, path, stem: path.replace(/\.json$/, "") };
    })
    // Not by path: `inter-tight.json` would come before `inter.json`.
    .sort((a, b) => byCodePoints(a.stem, b.stem));
  for (const { entry, path, stem } of entries) {
    const file = `${folder}/${path}`;
    if (entry.isDirectory()) {
      if (path.endsWith(".json")) found.strays.push(file);
    } else if (ITEM_PATH.test(path)) {
      const named = { kind, stem, file };
      const content = readRegularFile(file, entry.isFile());
      if (Buffer.isBuffer(content)) found.sources.push({ ...named, bytes: content });
      else found.unreadable.push({ ...named, ...content });
    } else {
      found.strays.push(file);
    }
  }
}

/** A symlink that leads nowhere is not missing: whoever made it expects items behind it. */
function isMissing(folder: string): boolean {
  try {
    return lstatSync(folder, { throwIfNoEntry: false }) === undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOTDIR";
  }
}

type Reason = Pick<UnreadableFile, "rule" | "message">;

/** Each read copies out of it. One byte more than is allowed, so that a larger file is noticed. */
const readBuffer = Buffer.allocUnsafe(MAX_FILE_BYTES + 1);

/**
 * The content of a regular file; why there is none, for anything else. Never waits for a writer.
 *
 * @param isRegular the listing of its folder says so, which saves a system call for each file
 */
export function readRegularFile(file: string, isRegular = false): Buffer | Reason {
  let descriptor: number;
  try {
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return noAccess(error as Error);
  }
  try {
    if (!isRegular && !fstatSync(descriptor).isFile()) {
      const message = "This is not a regular file. Replace it with a JSON file, or remove it.";
      return { rule: "file/type", message };
    }
    const length = fillFrom(descriptor);
    if (length > MAX_FILE_BYTES) {
      const message = `The file has more than ${MAX_FILE_BYTES} bytes. Make it smaller, or remove it.`;
      return { rule: "file/size", message };
    }
    return Buffer.from(readBuffer.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
}

/** A file that was listed and cannot be found is behind a symlink. */
const BROKEN_LINK: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "leads to no file"],
  ["ELOOP", "leads to itself"],
]);

/** @returns how many bytes of the buffer hold the file, or its start */
function fillFrom(descriptor: number): number {
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, readBuffer, length, readBuffer.length - length, null);
    length += count;
    if (count === 0) return length;
  }
}

function noAccess(error: Error): Reason {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const problem = BROKEN_LINK.get(code);
  if (problem !== undefined) {
    const remedy = "Replace it with a JSON file, or remove it.";
    return { rule: "file/type", message: `This is a symlink that ${problem}. ${remedy}` };
  }
  return { rule: "file/access", message: `Cannot be read: ${message}. Make it readable.` };
}
