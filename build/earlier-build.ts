import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { byCodePoints } from "../registry/items.ts";
import { ownRegistryDir } from "../registry/package-root.ts";
import { pathsBelow } from "../registry/paths-below.ts";

/** What a build writes of itself beside its folder. */
export interface BuildRecord<Summary> {
  fingerprint: string;
  summary: Summary & { files: number; bytes: number };
}

/** The path of the record of the build in this folder, which need not exist. */
export function recordOf(buildFolder: string): string {
  return `${buildFolder}.json`;
}

/**
 * A hash of all that a build depends on: the bytes of the registry, of the vocabulary and the schemas,
 * of this package's own code, the versions of what it is made with, and the options.
 */
export function fingerprintOf(registryDir: string, options: readonly unknown[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.version, registryDir, ...options]));
  const packageDir = join(ownRegistryDir, "..");
  const inputs = [
    ...["pairings", "fonts", "vocabulary"].map((folder) => join(registryDir, folder)),
    ...["registry/vocabulary", "registry/next-subsets.json"].map((path) => join(packageDir, path)),
    ...["schemas", "lib"].map((path) => join(packageDir, path)),
    // Where npm writes down what it installed: beside this package's dependencies, or around it.
    join(packageDir, "node_modules/.package-lock.json"),
    join(packageDir, "../.package-lock.json"),
  ];
  for (const file of inputs.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest("base64url");
}

/**
 * What the build told that stands behind the link, if it had the same fingerprint and nothing in its
 * folder was touched since: no file was added or removed, none has changed after the record was made.
 */
export function unchangedBuild<Summary>(
  link: string,
  fingerprint: string,
): BuildRecord<Summary>["summary"] | undefined {
  if (!existsSync(link)) return undefined;
  const folder = realpathSync(link);
  const file = recordOf(folder);
  if (!existsSync(file)) return undefined;
  const record = parsed(readFileSync(file, "utf8")) as BuildRecord<Summary> | undefined;
  if (record?.fingerprint !== fingerprint) return undefined;

  const made = lstatSync(file).ctimeMs;
  const states = filesIn(folder).map((path) => lstatSync(path));
  const bytes = states.reduce((sum, { size }) => sum + size, 0);
  const isUntouched = states.every(({ ctimeMs }) => ctimeMs <= made);
  const { summary } = record;
  return isUntouched && states.length === summary.files && bytes === summary.bytes
    ? summary
    : undefined;
}

/** @returns undefined for a record of which a killed build wrote the half */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A file itself, or all below a folder, in the order of their names; nothing where nothing is. */
function filesIn(path: string): string[] {
  const state = lstatSync(path, { throwIfNoEntry: false });
  if (state === undefined) return [];
  if (!state.isDirectory()) return [path];
  return pathsBelow(path)
    .sort(byCodePoints)
    .map((below) => join(path, below));
}
