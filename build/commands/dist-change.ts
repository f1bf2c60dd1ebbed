import type { BuildManifest } from "../dist/build-manifest.ts";
import { type DistFile, hashOf } from "../dist/write-dist.ts";

/** What a build changes, by path: the new content, or undefined where nothing is published any more. */
export type DistChange = ReadonlyMap<string, string | Uint8Array | undefined>;

/** @param earlier what was published before */
export function distChange(earlier: BuildManifest, files: Iterable<DistFile>): DistChange {
  const change = new Map<string, string | Uint8Array | undefined>();
  const hashes = new Map(
    earlier.contents.flatMap(({ sha256, paths }) => paths.map((path) => [path, sha256] as const)),
  );
  for (const file of files) {
    const hash = hashOf(file);
    for (const path of file.paths) {
      if (hashes.get(path) !== hash) change.set(path, file.body);
      hashes.delete(path);
    }
  }
  for (const path of hashes.keys()) change.set(path, undefined);
  return change;
}
