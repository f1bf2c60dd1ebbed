import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildManifest, MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../build/dist/paths-below.ts";

/**
 * Compares a folder with its manifest by its own code, not by the build's: every path, size and hash.
 *
 * @returns undefined when it is whole; else what is wrong
 */
export function damageOf(folder: string): string | undefined {
  try {
    const manifest = readFileSync(join(folder, MANIFEST_FILE), "utf8");
    const { contents } = JSON.parse(manifest) as BuildManifest;
    const present = new Set(pathsBelow(folder));
    present.delete(MANIFEST_FILE);
    for (const { sha256, bytes, paths } of contents)
      for (const path of paths) {
        if (!present.delete(path)) return `${path} is missing`;
        const body = readFileSync(join(folder, path));
        if (body.length !== bytes) return `${path} has ${body.length} bytes of ${bytes}`;
        const hash = createHash("sha256").update(body).digest("base64url");
        if (hash !== sha256) return `${path} has another hash`;
      }
    const [unlisted] = present;
    return unlisted === undefined ? undefined : `${unlisted} is not in the manifest`;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Checks `dist` while builds replace it: it is whole, or it is missing for now and a previous build is
 * beside it.
 *
 * @returns undefined when it is as it must be, or has changed while it was read; else what is wrong
 */
export function damageDuringBuilds(dist: string): string | undefined {
  const before = inodeOf(dist);
  if (before === undefined) return damageWithoutDist(dist);
  const damage = damageOf(dist);
  return inodeOf(dist) === before ? damage : undefined;
}

function damageWithoutDist(dist: string): string | undefined {
  const parent = dirname(dist);
  // A build may move it aside and put another in place between any two lines.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (readdirSync(parent).some((name) => existsSync(join(parent, name, MANIFEST_FILE))))
      return undefined;
  }
  return `${dist} is missing, and there is no previous build beside it`;
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}
