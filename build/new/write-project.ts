import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { ownVersion } from "../../registry/package-root.ts";
import { writeAtomically } from "../write-atomically.ts";
import { NewItemError } from "./new-item-error.ts";
import { SCRIPTS, projectFiles } from "./project-files.ts";
import { writeNewFile } from "./write-new-file.ts";

export interface NewProject {
  /** The project's folder; it is made where it is missing. */
  folder: string;
  name: string;
  baseUrl?: string;
}

/** What was done, paths relative to the folder. */
export interface WrittenProject {
  written: string[];
  /** Files that existed, and are as they were. */
  kept: string[];
}

/**
 * Writes every file of a project but the items of its registry. A file that exists is kept; a
 * `package.json` gets the scripts that it lacks.
 *
 * @throws NewItemError when the folder has a registry already; nothing is written then
 */
export function writeProject({ folder, name, baseUrl }: NewProject): WrittenProject {
  const registryDir = join(folder, "registry");
  if (existsSync(registryDir) && readdirSync(registryDir).length > 0)
    throw new NewItemError(
      `${registryDir} is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
    );
  const done: WrittenProject = { written: [], kept: [] };
  for (const [path, text] of projectFiles({ name, baseUrl, version: ownVersion() })) {
    const file = join(folder, path);
    if (!existsSync(file)) {
      writeNewFile(folder, path, text);
      done.written.push(path);
    } else if (path === "package.json" && addScripts(file)) done.written.push(path);
    else done.kept.push(path);
  }
  return done;
}

/** @returns whether it lacked one */
function addScripts(file: string): boolean {
  const before = readFileSync(file, "utf8");
  const { scripts = {} } = JSON.parse(before) as { scripts?: Record<string, string> };
  const missing = Object.entries(SCRIPTS).filter(([script]) => scripts[script] === undefined);
  const formattingOptions = { tabSize: 2, insertSpaces: true };
  const text = missing.reduce(
    (json, [script, command]) =>
      applyEdits(json, modify(json, ["scripts", script], command, { formattingOptions })),
    before,
  );
  if (missing.length > 0) writeAtomically(file, text);
  return missing.length > 0;
}
