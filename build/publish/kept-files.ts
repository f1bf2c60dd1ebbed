import { readFileSync } from "node:fs";
import { type EarlierBuild, untouchedFile } from "../dist/earlier-build.ts";
import { type DistFile, sha256 } from "../dist/write-dist.ts";

/** For how many builds a font file stays at its address after the registry has another one. */
export const KEPT_BUILDS = 10;

/** The path of a font file, or of a stylesheet that loads some, with the hash of its content. */
const HASHED_FILE = /^files\/[^/]+\.[0-9a-f]{16}\.(?:woff2|css)$/;

/**
 * The files of a build, then the font files of the build before that an installed app may still load: their
 * addresses have to stay.
 *
 * @param earlier the build that is replaced
 * @param kept    gets the path of each of those, and for how many builds it has been kept
 */
export function* withKeptFiles(
  files: Iterable<DistFile>,
  earlier: EarlierBuild | undefined,
  kept: Record<string, number>,
): Generator<DistFile> {
  const published = new Set<string>();
  for (const file of files) {
    for (const path of file.paths) if (HASHED_FILE.test(path)) published.add(path);
    yield file;
  }
  for (const { sha256: hash, bytes, paths } of earlier?.manifest.contents ?? []) {
    for (const path of paths) {
      if (!HASHED_FILE.test(path) || published.has(path)) continue;
      const builds = (earlier?.manifest.kept?.[path] ?? 0) + 1;
      const body = builds > KEPT_BUILDS ? undefined : contentOf(earlier, path, bytes);
      if (body === undefined || sha256(body) !== hash) continue;
      kept[path] = builds;
      yield { paths: [path], body };
    }
  }
}

/** @returns undefined for a file that is not as a build on this machine wrote it */
function contentOf(earlier: EarlierBuild | undefined, path: string, bytes: number) {
  if (earlier === undefined || untouchedFile(earlier, path, bytes) === undefined) return undefined;
  return readFileSync(`${earlier.folder}/${path}`);
}
