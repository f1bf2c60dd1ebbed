import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInsideFolder } from "../../registry/model/folder-files.ts";
import { NewItemError } from "./new-item-error.ts";

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
    if (!isInsideFolder(existingParent(file), folder))
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

/** The nearest folder above a file that exists, without symlinks. */
function existingParent(file: string): string {
  const parent = dirname(file);
  return existsSync(parent) ? realpathSync(parent) : existingParent(parent);
}
