import type { BuildManifest } from "./build-manifest.ts";

/** How much a build wrote. */
export interface DistSize {
  /** With the manifest. */
  files: number;
  /** Of all files but the manifest, each path counted as a file of its own. */
  bytes: number;
  largest: { path: string; bytes: number };
}

export function distSize({ contents }: BuildManifest): DistSize {
  const size = { files: 1, bytes: 0, largest: { path: "", bytes: 0 } };
  for (const { bytes, paths } of contents) {
    size.files += paths.length;
    size.bytes += bytes * paths.length;
    if (bytes > size.largest.bytes) size.largest = { path: paths[0] ?? "", bytes };
  }
  return size;
}
