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
  // Before a file is linked to, which changes its state.
  const candidates = earlier === undefined ? [] : hashedFiles(earlier);
  const published = new Set<string>();
  for (const file of files) {
    for (const path of file.paths) if (HASHED_FILE.test(path)) published.add(path);
    yield file;
  }
  for (const { path, sha256: hash, builds } of candidates) {
    if (published.has(path)) continue;
    const body = readFileSync(`${earlier?.folder ?? ""}/${path}`);
    if (sha256(body) !== hash) continue;
    kept[path] = builds;
    yield { paths: [path], body };
  }
}

interface Candidate {
  path: string;
  sha256: string;
  /** For how many it has been kept with this one. */
  builds: number;
}

/** Those that are as a build on this machine wrote them. */
function hashedFiles(earlier: EarlierBuild): Candidate[] {
  const { contents, kept } = earlier.manifest;
  return contents.flatMap(({ sha256: hash, bytes, paths }) =>
    paths.flatMap((path) => {
      const builds = (kept?.[path] ?? 0) + 1;
      const isCandidate = HASHED_FILE.test(path) && builds <= KEPT_BUILDS;
      return isCandidate && untouchedFile(earlier, path, bytes)
        ? [{ path, sha256: hash, builds }]
        : [];
    }),
  );
}
