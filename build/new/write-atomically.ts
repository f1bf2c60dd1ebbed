import { randomBytes } from "node:crypto";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Replaces a file by renaming another one over it: a reader sees the old content, or the new. */
export function writeAtomically(file: string, content: string): void {
  const name = `.${basename(file)}.${randomBytes(6).toString("hex")}`;
  const temporary = join(dirname(file), name);
  try {
    writeFileSync(temporary, content, { flag: "wx", mode: statSync(file).mode });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
