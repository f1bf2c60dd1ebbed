import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder, gone when the process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "typography-bench-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
