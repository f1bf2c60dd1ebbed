import type { BuildManifest } from "../dist/build-manifest.ts";
import { repairDist } from "../dist/swap-folders.ts";
import { type EarlierBuild, isWhole } from "../dist/earlier-build.ts";
import { type BuildInputs, fingerprintOf } from "./fingerprint.ts";
import { assertReplaceable, assertSeparate, outFolder } from "../dist/out-folder.ts";
import { publicFiles } from "./public-files.ts";
import { releaseFiles } from "./releases.ts";
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
  /** A repository whose root gets the registry, too: `OWNER/REPO#REF`. */
  github?: string | undefined;
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
  /** In folders that interrupted builds left. */
  preserved: PreservedFiles[];
}

/**
 * Reads what a build publishes.
 *
 * @throws FolderError when the public folder, or that of the releases, cannot be published
 */
export function readInputs({
  registryDir,
  baseUrl,
  namespace,
  github,
  publicDir,
  precompress = false,
  site = false,
}: BuildOptions): BuildInputs {
  const folder = readRegistryInputs(registryDir);
  return {
    registryDir,
    address: { baseUrl, namespace: namespace ?? folder.configuration.namespace, github },
    precompress,
    site,
    folder,
    releases: releaseFiles(registryDir),
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
  const fontPackage = fontPackageFolder(options, read);
  const preserved = [dist, ...(fontPackage ? [fontPackage.dist] : [])].flatMap((folder) =>
    removeLeftovers(folder),
  );
  return { ...read, fingerprint: fingerprintOf(read), dist, earlier, fontPackage, preserved };
}

/** Checked and repaired as the output folder is. */
function fontPackageFolder(
  { registryDir, publicDir, fontPackageDir = "font-package" }: BuildOptions,
  { folder }: BuildInputs,
): BuildPlan["fontPackage"] {
  if (folder.configuration.fontPackage === undefined) return undefined;
  const dist = outFolder(fontPackageDir);
  assertSeparate(dist, registryDir, publicDir);
  repairDist(dist);
  return { dist, earlier: assertReplaceable(dist) };
}

/** The manifest of the folder that the build would replace, if the build would write the same again. */
export function unchangedManifest(plan: BuildPlan): BuildManifest | undefined {
  const isUnchanged = (earlier: EarlierBuild | undefined) =>
    earlier?.manifest.fingerprint === plan.fingerprint && isWhole(earlier);
  const { earlier, fontPackage } = plan;
  if (fontPackage !== undefined && !isUnchanged(fontPackage.earlier)) return undefined;
  return isUnchanged(earlier) ? earlier?.manifest : undefined;
}
