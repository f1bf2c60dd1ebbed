import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
} from "node:fs";
import { join, sep } from "node:path";
import { byCodePoints } from "./items.ts";

/** The folder with the files of local fonts, below the registry's; items name it in their paths. */
export const FILES_FOLDER = "files";

/** A larger file is not read. All of Noto Sans JP, the largest family shipped, has 5.7 MB. */
export const MAX_FONT_FILE_BYTES = 10_000_000;

/** A file of a local font as it is on disk, or why it was not read. */
export type FontFileContent =
  { bytes: Buffer; problem?: never } | { problem: string; bytes?: never };

/** By the path that items state, such as `files/acme-sans.woff2`. */
export type FontFiles = ReadonlyMap<string, FontFileContent>;

/**
 * Reads the woff2 files directly in `files/` of a registry; none where there is no such folder. Nothing
 * but regular files of at most MAX_FONT_FILE_BYTES are read, and none outside the folder.
 */
export function readFontFiles(registryDir: string): FontFiles {
  const folder = join(registryDir, FILES_FOLDER);
  return new Map(
    namesIn(folder)
      .filter((name) => name.endsWith(".woff2"))
      .sort(byCodePoints)
      .map((name) => [`${FILES_FOLDER}/${name}`, readFontFile(join(folder, name), folder)]),
  );
}

/** @param folder that the file must be in, also behind symlinks; undefined for any */
export function readFontFile(file: string, folder?: string): FontFileContent {
  let descriptor: number;
  try {
    if (folder !== undefined && !realpathSync(file).startsWith(realpathSync(folder) + sep))
      return { problem: "is a symlink that leads out of the folder; replace it with the file" };
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return { problem: `cannot be read: ${(error as Error).message}` };
  }
  try {
    const state = fstatSync(descriptor);
    if (!state.isFile()) return { problem: "is not a regular file; replace it with a woff2 file" };
    if (state.size > MAX_FONT_FILE_BYTES) {
      const problem = `has ${state.size} bytes, at most ${MAX_FONT_FILE_BYTES} are allowed; leave out characters that no page uses`;
      return { problem };
    }
    return { bytes: readFileSync(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Each file that an item names is then reported as missing.
    return [];
  }
}
