import { type EarlierBuild, contentAsBuilt } from "../dist/earlier-build.ts";
import type { DistFile } from "../dist/write-dist.ts";

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
  if (earlier === undefined) return;
  for (const content of earlier.manifest.contents)
    for (const path of content.paths) {
      const builds = (earlier.manifest.kept?.[path] ?? 0) + 1;
      if (!HASHED_FILE.test(path) || published.has(path) || builds > KEPT_BUILDS) continue;
      const body = contentAsBuilt(earlier, path, content);
      if (body === undefined) continue;
      kept[path] = builds;
      yield { paths: [path], body };
    }
}
