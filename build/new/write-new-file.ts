import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { NewItemError } from "./new-item-error.ts";

/**
 * Writes a file that does not exist yet, and the folders above it.
 *
 * @throws NewItemError when it exists, or cannot be written
 */
export function writeNewFile(file: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new NewItemError(
      code === "EEXIST"
        ? `${file} exists. Choose another name, or edit it.`
        : `${file} cannot be written: ${message}.`,
      { cause: error },
    );
  }
}
