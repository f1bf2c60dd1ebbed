/** The file of a published folder that lists every other file in it. */
export const MANIFEST_FILE = "build-manifest.json";

/** What a build wrote, each content once. */
export interface BuildManifest {
  generator: "typography-registry";
  version: string;
  fingerprint: string;
  items: number;
  contents: readonly { sha256: string; bytes: number; paths: readonly string[] }[];
}
