import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { readRegularFile } from "../../registry/model/folder-files.ts";
import { ownVersion } from "../../registry/model/package-root.ts";
import { writeAtomically } from "./write-atomically.ts";
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
 * @throws NewItemError when the folder has a registry already, or a `package.json` that cannot be edited;
 *   nothing is written then
 */
export function writeProject({ folder, name, baseUrl }: NewProject): WrittenProject {
  const registryDir = join(folder, "registry");
  if (existsSync(registryDir) && readdirSync(registryDir).length > 0)
    throw new NewItemError(
      `${registryDir} is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
    );
  const manifest = withScripts(folder);
  const done: WrittenProject = { written: [], kept: [] };
  for (const [path, text] of projectFiles({ name, baseUrl, version: ownVersion() })) {
    const file = join(folder, path);
    if (!existsSync(file)) {
      writeNewFile(folder, path, text);
      done.written.push(path);
    } else if (path === PACKAGE_FILE && manifest !== undefined) {
      writeAtomically(file, manifest);
      done.written.push(path);
    } else done.kept.push(path);
  }
  return done;
}

const PACKAGE_FILE = "package.json";
const MAX_PACKAGE_FILE_BYTES = 1_000_000;

/** The `package.json` of a folder with the scripts that it lacks; undefined where it lacks none, or is missing. */
function withScripts(folder: string): string | undefined {
  const file = join(folder, PACKAGE_FILE);
  if (!existsSync(file)) return undefined;
  const content = readRegularFile(file, MAX_PACKAGE_FILE_BYTES, folder);
  if (!Buffer.isBuffer(content))
    throw new NewItemError(`${file} ${content.problem}; ${content.remedy}.`);
  const before = content.toString("utf8");
  const scripts = scriptsIn(before);
  if (scripts === undefined)
    throw new NewItemError(`${file} is not valid JSON with an object of scripts. Correct it.`);
  const missing = Object.entries(SCRIPTS).filter(([script]) => !Object.hasOwn(scripts, script));
  if (missing.length === 0) return undefined;
  const formattingOptions = { tabSize: 2, insertSpaces: true };
  return missing.reduce(
    (json, [script, command]) =>
      applyEdits(json, modify(json, ["scripts", script], command, { formattingOptions })),
    before,
  );
}

/** @returns undefined where the text is not a `package.json` that can have scripts */
function scriptsIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { scripts = {} } = value as { scripts?: unknown };
    return isObject(scripts) ? scripts : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
