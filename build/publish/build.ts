import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildManifest, MANIFEST_FILE } from "../dist/build-manifest.ts";
import { ownVersion, packageDir } from "../../registry/model/package-root.ts";
import { searchVocabulary } from "../../registry/model/vocabulary.ts";
import type { BuildInputs } from "./fingerprint.ts";
import { type BuildOptions, type BuildPlan, planBuild } from "./plan.ts";
import { headersFile } from "./platform-headers.ts";
import { withCompressed } from "./precompress.ts";
import { publishedFonts } from "./published-fonts.ts";
import { fontPackageFiles, otherFonts } from "./font-package.ts";
import { withKeptFiles } from "./kept-files.ts";
import { publishedCatalog } from "./published-catalog.ts";
import { type ItemCache, publishedFiles } from "./published-files.ts";
import { fileKindOf } from "../dist/file-kind.ts";
import { FolderError } from "../dist/publish-error.ts";
import type { PreservedFiles } from "../dist/replace-folder.ts";
import { type Validation, validateRegistry } from "../check/validate.ts";
import type { PageCache } from "../site/shared/page-cache.ts";
import { siteFiles } from "../site/site-files.ts";
import { type DistFile, writeDist } from "../dist/write-dist.ts";

/** What a build did. Without `manifest` it found errors and changed nothing. */
export interface BuildResult {
  validation: Validation;
  manifest?: BuildManifest;
  /** Files in the npm package of local fonts that had other bytes in the same version before. */
  replacedFonts?: readonly string[];
  preserved: PreservedFiles[];
}

/** What a build leaves for the next one in the same process. */
export interface BuildCache {
  validation?: Validation;
  items: ItemCache;
  pages: PageCache;
}

/** How many items there are, and how many of them are published. */
export type OnProgress = (done: number, items: number) => void;

/** The validation of a registry and, if it is valid, every file that is published for it. */
export interface PreparedBuild {
  validation: Validation;
  published?: PublishedRegistry;
}

/** What is published of a valid registry. */
interface PublishedRegistry {
  /** How many. */
  items: number;
  /** Made as they are taken, once. */
  files: Iterable<DistFile>;
  /** Those of the npm package of local fonts; none where the configuration names no package. */
  packageFiles: readonly DistFile[];
}

/** Validates a registry and, if it is valid, publishes it. */
export function buildRegistry(options: BuildOptions): BuildResult {
  return runBuild(planBuild(options));
}

/** As `npm run compile` has bundled it. */
const checkScript = join(packageDir, "lib/build/site/evaluated/check.js");

/**
 * Makes what a build publishes, and writes nothing.
 *
 * @param cache of an earlier build in this process; it is brought up to date
 */
export function prepareBuild(
  inputs: BuildInputs,
  { cache, onProgress }: { cache?: BuildCache; onProgress?: OnProgress } = {},
): PreparedBuild {
  const { registryDir, folder } = inputs;
  const validation = validateRegistry(registryDir, { folder, previous: cache?.validation });
  if (cache) cache.validation = validation;
  if (!validation.isValid) return { validation };
  return { validation, published: publishedRegistry(inputs, validation, onProgress, cache) };
}

/** Carries out a build. */
export function runBuild(plan: BuildPlan, prepared = prepareBuild(plan)): BuildResult {
  const { validation, published } = prepared;
  const { dist, earlier, fontPackage, fingerprint } = plan;
  if (published === undefined) return { validation, preserved: [] };
  // Complete once the files are written, before the manifest is.
  const kept: Record<string, number> = {};
  const header = { version: ownVersion(), fingerprint, items: published.items, kept };
  const replacedFonts = fontPackage ? otherFonts(published.packageFiles, fontPackage.earlier) : [];
  const preserved = fontPackage
    ? writeDist(fontPackage.dist, published.packageFiles, header, { hardLinks: false }).preserved
    : [];
  const written = writeDist(dist, withKeptFiles(published.files, earlier, kept), header);
  const { manifest } = written;
  return { validation, manifest, replacedFonts, preserved: [...preserved, ...written.preserved] };
}

function publishedRegistry(
  inputs: BuildInputs,
  { catalog: valid, vocabularies }: Validation,
  onProgress: OnProgress = () => undefined,
  cache?: BuildCache,
): PublishedRegistry {
  const { address, precompress, site, publicFiles, folder } = inputs;
  const { configuration } = folder;
  const { name, fontPackage } = configuration;
  const { catalog, files: fontFiles } = publishedFonts(
    publishedCatalog(valid, folder),
    folder.fontFiles,
    address.baseUrl,
    configuration,
  );
  const vocabulary = searchVocabulary(vocabularies);
  const count = catalog.pairings.size + catalog.fonts.size;
  const items = publishedFiles(catalog, address, {
    configuration,
    vocabulary,
    fontNames: [...valid.fonts.keys()],
    onItem: (done) => {
      onProgress(done, count);
    },
    ...(cache && { cache: cache.items }),
  });
  const all = concat(
    items,
    [{ paths: ["r/check.js"], body: readFileSync(checkScript, "utf8") }],
    site ? siteFiles(catalog, address, { vocabulary, cache: cache?.pages, name }) : [],
  );
  const compressed = concat(fontFiles, precompress ? withCompressed(all) : all);
  return {
    items: count,
    files: withPublicFiles(withHeaders(compressed, publicFiles), publicFiles),
    packageFiles:
      fontPackage === undefined
        ? []
        : fontPackageFiles(fontPackage, valid.fonts.values(), folder.fontFiles),
  };
}

function* concat(...parts: Iterable<DistFile>[]): Generator<DistFile> {
  for (const files of parts) yield* files;
}

/** Fonts of the user's own files have headers, too: a release is a folder of these. */
function* withHeaders(
  files: Iterable<DistFile>,
  ownFiles: readonly DistFile[],
): Generator<DistFile> {
  const published = ownFiles
    .flatMap(({ paths }) => paths)
    .filter((path) => fileKindOf(`/${path}`) === "font");
  for (const file of files) {
    published.push(...file.paths);
    yield file;
  }
  yield { paths: ["_headers"], body: headersFile(published) };
}

/** @throws FolderError when a file of the user's has the path of another, or of a folder */
function* withPublicFiles(
  files: Iterable<DistFile>,
  ownFiles: readonly DistFile[],
): Generator<DistFile> {
  const taken = new Set([MANIFEST_FILE]);
  for (const file of files) {
    if (ownFiles.length > 0) for (const path of file.paths) taken.add(path);
    yield file;
  }
  const folders = new Set([...taken].flatMap(foldersAbove));
  for (const { paths, body } of ownFiles) {
    const conflict = paths.find(
      (path) =>
        taken.has(path) || folders.has(path) || foldersAbove(path).some((p) => taken.has(p)),
    );
    if (conflict !== undefined)
      throw new FolderError(
        `The --public folder contains ${conflict}, a path that the build publishes itself. Rename or remove that file.`,
      );
    yield { paths, body };
  }
}

/** `r/layered/inter.json` -> `r/layered`, `r` */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
