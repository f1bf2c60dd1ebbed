import type { BuildManifest } from "../dist/build-manifest.ts";
import { repairDist } from "../dist/swap-folders.ts";
import { type EarlierBuild, isWhole } from "../dist/earlier-build.ts";
import { type BuildInputs, fingerprintOf } from "./fingerprint.ts";
import { assertUnlocked } from "../dist/lock.ts";
import { assertReplaceable, assertSeparate, outFolder } from "../dist/out-folder.ts";
import { publicFiles } from "./public-files.ts";
import { readRegistryInputs } from "../check/read/registry-inputs.ts";

export interface BuildOptions {
  registryDir: string;
  /** The folder to publish into, or a symlink to it. */
  outDir: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** As `@acme`: by which items refer to each other, instead of by URLs. Default: that of `config.json`. */
  namespace?: string | undefined;
  /** The folder for the npm package of local fonts, where the configuration names one. */
  fontPackageDir?: string;
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
  /** Where the npm package of local fonts goes, where the configuration names one. */
  fontPackage: Pick<BuildPlan, "dist" | "earlier"> | undefined;
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
 *   published, PublishError when another build is running; nothing has been written then
 */
export function planBuild(options: BuildOptions, inputs?: BuildInputs): BuildPlan {
  const { dist, earlier } = replaceableFolder(options.outDir, options);
  const read = inputs ?? readInputs(options);
  const fontPackage = fontPackageFolder(options, read);
  return { ...read, fingerprint: fingerprintOf(read), dist, earlier, fontPackage };
}

function replaceableFolder(
  folder: string,
  { registryDir, publicDir }: BuildOptions,
): Pick<BuildPlan, "dist" | "earlier"> {
  const dist = outFolder(folder);
  assertSeparate(dist, registryDir, publicDir);
  // Its files would be compared with the manifest of another build.
  assertUnlocked(dist);
  repairDist(dist);
  return { dist, earlier: assertReplaceable(dist) };
}

function fontPackageFolder(
  options: BuildOptions,
  { folder }: BuildInputs,
): BuildPlan["fontPackage"] {
  const { fontPackageDir = "font-package" } = options;
  const { fontPackage } = folder.configuration;
  return fontPackage === undefined ? undefined : replaceableFolder(fontPackageDir, options);
}

/** The manifest of the folder that the build would replace, if the build would write the same again. */
export function unchangedManifest(plan: BuildPlan): BuildManifest | undefined {
  const isUnchanged = (earlier: EarlierBuild | undefined) =>
    earlier?.manifest.fingerprint === plan.fingerprint && isWhole(earlier);
  const { earlier, fontPackage } = plan;
  if (fontPackage !== undefined && !isUnchanged(fontPackage.earlier)) return undefined;
  return isUnchanged(earlier) ? earlier?.manifest : undefined;
}
