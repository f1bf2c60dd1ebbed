import { lstatSync, readFileSync } from "node:fs";
import type { BuildManifest } from "./build-manifest.ts";
import { sha256 } from "../publish/fingerprint.ts";

/**
 * Compares a folder with a manifest: every path, its size and its hash. Paths that are hard links to one
 * file are read once.
 *
 * @returns the first path that is missing or different
 */
export function damagedFile(folder: string, { contents }: BuildManifest): string | undefined {
  for (const content of contents) {
    const sound = new Set<number>();
    for (const path of content.paths) {
      const file = `${folder}/${path}`;
      const state = lstatSync(file, { throwIfNoEntry: false });
      if (!state?.isFile() || state.size !== content.bytes) return path;
      if (sound.has(state.ino)) continue;
      if (sha256(readFileSync(file)) !== content.sha256) return path;
      sound.add(state.ino);
    }
  }
  return undefined;
}
