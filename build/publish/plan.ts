import type { BuildManifest } from "../dist/build-manifest.ts";
import { repairDist } from "../dist/swap-folders.ts";
import { type EarlierBuild, isWhole } from "../dist/earlier-build.ts";
import { type BuildInputs, fingerprintOf } from "./fingerprint.ts";
import { assertReplaceable, assertSeparate, outFolder } from "../dist/out-folder.ts";
import { publicFiles } from "./public-files.ts";
import { readRegistryInputs } from "../check/read/registry-inputs.ts";
import { type PreservedFiles, removeLeftovers } from "../dist/replace-folder.ts";

export interface BuildOptions {
  registryDir: string;
  /** The folder to publish into, or a symlink to it. */
  outDir: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** As `@acme`: by which items refer to each other, instead of by URLs. Default: that of `config.json`. */
  namespace?: string | undefined;
  /** A folder of files that are published as they are. */
  publicDir?: string;
  /** Also writes compressed files beside those where it pays. */
  precompress?: boolean;
  /** Also makes the pages for people. */
  site?: boolean;
}

/** Everything that a build starts from, read once. */
export interface BuildPlan extends BuildInputs {
  fingerprint: string;
  /** The folder that is replaced, behind any symlink. */
  dist: string;
  earlier: EarlierBuild | undefined;
  /** In folders that interrupted builds left. */
  preserved: PreservedFiles[];
}

/**
 * Reads what a build publishes.
 *
 * @throws FolderError when the public folder cannot be published
 */
export function readInputs({
  registryDir,
  baseUrl,
  namespace,
  publicDir,
  precompress = false,
  site = false,
}: BuildOptions): BuildInputs {
  const folder = readRegistryInputs(registryDir);
  return {
    registryDir,
    address: { baseUrl, namespace: namespace ?? folder.configuration.namespace },
    precompress,
    site,
    folder,
    publicFiles: publicDir === undefined ? [] : publicFiles(publicDir),
  };
}

/**
 * Prepares a build: checks its folders, repairs what an interrupted build left, and reads its inputs.
 *
 * @param inputs where they have been read already
 * @throws FolderError when the output folder must not be replaced, or the public folder cannot be
 *   published; nothing has been written then
 */
export function planBuild(options: BuildOptions, inputs?: BuildInputs): BuildPlan {
  const dist = outFolder(options.outDir);
  assertSeparate(dist, options.registryDir, options.publicDir);
  repairDist(dist);
  const earlier = assertReplaceable(dist);
  const read = inputs ?? readInputs(options);
  const preserved = removeLeftovers(dist);
  return { ...read, fingerprint: fingerprintOf(read), dist, earlier, preserved };
}

/** The manifest of the folder that the build would replace, if the build would write the same again. */
export function unchangedManifest({ earlier, fingerprint }: BuildPlan): BuildManifest | undefined {
  if (earlier?.manifest.fingerprint !== fingerprint) return undefined;
  return isWhole(earlier) ? earlier.manifest : undefined;
}
