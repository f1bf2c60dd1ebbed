/** The file in `dist/` that lists all others; the build writes it last. */
export const MANIFEST_FILE = "build-manifest.json";

/** What a build wrote: every file of `dist/` but the manifest itself. */
export interface BuildManifest {
  generator: "typography-registry";
  /** Of this package. */
  version: string;
  /** A hash of everything that the build depends on. */
  fingerprint: string;
  /** How many pairings and fonts are published. */
  items: number;
  /** Each content once: its hash in base64url, its size, and its paths below `dist/`, with slashes. */
  contents: readonly { sha256: string; bytes: number; paths: readonly string[] }[];
}
