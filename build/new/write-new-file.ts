import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInsideFolder } from "../../registry/model/folder-files.ts";
import { folderProblem } from "../../registry/model/folder-problem.ts";

/** Why a new file is not written; the message says what to do. */
export class NewItemError extends Error {
  override name = "NewItemError";
}

/** Whether a text is lowercase words joined by hyphens, as the names of items and registries are. */
export function isHyphenated(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * Writes a file that does not exist yet, and the folders above it.
 *
 * @param folder that the file stays in, also where a folder below it is a symlink
 * @param path below the folder
 * @returns the path of the file, as the folder was named
 * @throws NewItemError when it exists, leads out of the folder, or cannot be written
 */
export function writeNewFile(folder: string, path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  try {
    mkdirSync(folder, { recursive: true });
    const parent = existingParent(file);
    const problem = folderProblem(parent);
    if (problem !== undefined)
      throw new NewItemError(`${parent} ${problem}. Replace it with a folder.`);
    if (!isInsideFolder(realpathSync(parent), folder))
      throw new NewItemError(
        `${file} is outside ${folder}: a folder above it is a symlink. Replace that with a folder.`,
      );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: "wx" });
    return file;
  } catch (error) {
    if (error instanceof NewItemError) throw error;
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw new NewItemError(
      code === "EEXIST" && syscall === "open"
        ? `${file} exists. Choose another name, or edit it.`
        : `${file} cannot be written: ${message}.`,
      { cause: error },
    );
  }
}

/** The nearest path above a file that exists. */
function existingParent(file: string): string {
  const parent = dirname(file);
  return existsSync(parent) ? parent : existingParent(parent);
}
