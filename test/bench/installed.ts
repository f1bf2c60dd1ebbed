import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether a command can be run. */
export function isInstalled(command: string): boolean {
  const folders = (process.env["PATH"] ?? "").split(":");
  return folders.some((folder) => existsSync(join(folder, command)));
}
