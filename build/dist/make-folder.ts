import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. `mkdirSync` with `recursive` never returns in a file system that
 * answers ENOENT, such as `/proc`, and it would make a folder again that another process has removed.
 *
 * @param top absolute; it and what is above it are not made
 */
export function makeFolder(folder: string, top?: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || parent === folder || parent === top) throw error;
    makeFolder(parent, top);
    mkdirSync(folder);
  }
}
