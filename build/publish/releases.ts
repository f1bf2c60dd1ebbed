import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { byCodePoints } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { FolderError } from "../dist/publish-error.ts";
import { type DistFile, sha256 } from "../dist/write-dist.ts";
import { publicFiles } from "./public-files.ts";

/** Below the folder of the registry: what each release has published, to be committed with it. */
export const RELEASES_FOLDER = "releases";

const WHAT = "The folder of releases";

const MAX_NAME_CHARACTERS = 32;

/** `v3`, `2026.1`; the list of all is beside them, as `index.json`. */
export function isReleaseName(text: string): boolean {
  const isFree = text.length <= MAX_NAME_CHARACTERS && !text.endsWith(".json");
  return isFree && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(text);
}

/** In the folder of a release: a line for each file, with its hash. Not published. */
const HASHES_FILE = "hashes.txt";

/** What a release has: a contributor could add a page, which browsers would run on the site. */
const RELEASED =
  /^(?:(?:r|api|tokens)\/[a-z0-9/.-]+\.json|api\/r\/[a-z0-9-]+|css\/[a-z0-9-]+\.css|design\/[a-z0-9-]+\.md|files\/[\w.-]+\.[0-9a-f]{16}\.(?:woff2|css))$/;

/** Where a release is published, below the base URL. */
export function releaseFolder(name: string): string {
  return `v/${name}`;
}

type Contents = ReadonlyMap<string, string | Buffer>;

/**
 * The files of every release as they were published, and the list of their names.
 *
 * @throws FolderError for a file that no release has, and for a release with other bytes than it had
 */
export function releaseFiles(registryDir: string): DistFile[] {
  const folder = join(registryDir, RELEASES_FOLDER);
  if (!existsSync(folder)) return [];
  const releases = new Map<string, Map<string, string | Buffer>>();
  for (const { paths, body } of publicFiles(folder, WHAT)) {
    const [path = ""] = paths;
    const [name = ""] = path.split("/");
    const inRelease = path.slice(name.length + 1);
    if (!isReleaseName(name) || (inRelease !== HASHES_FILE && !RELEASED.test(inRelease)))
      throw new FolderError(
        `${join(folder, path)} is no file of a release. Remove it; \`build --release NAME\` writes these folders.`,
      );
    const contents = releases.get(name) ?? new Map<string, string | Buffer>();
    releases.set(name, contents.set(inRelease, body));
  }
  if (releases.size === 0) return [];
  const files = [...releases].flatMap(([name, contents]) => {
    assertAsReleased(join(folder, name), contents);
    return [...released(contents)].map(([path, body]) => ({
      paths: [`${releaseFolder(name)}/${path}`],
      body,
    }));
  });
  const names = [...releases.keys()].sort(byCodePoints);
  return [...files, { paths: ["v/index.json"], body: formatJson({ releases: names }) }];
}

function released(contents: Contents): Contents {
  return new Map([...contents].filter(([path]) => path !== HASHES_FILE));
}

/** @throws FolderError where a file was changed, removed or added since */
function assertAsReleased(folder: string, contents: Contents): void {
  if (String(contents.get(HASHES_FILE)) === hashesOf(released(contents))) return;
  throw new FolderError(
    `${folder} has other bytes than were released. Restore it: git checkout -- ${folder}`,
  );
}

function hashesOf(contents: Contents): string {
  const paths = [...contents.keys()].sort(byCodePoints);
  return paths.map((path) => `${sha256(contents.get(path) ?? "")}  ${path}\n`).join("");
}

/**
 * Writes what a release publishes beside the registry. A release never has other bytes later.
 *
 * @returns whether it was written; not where it is there already, with the same bytes
 * @throws FolderError where it is there with others; nothing is written then
 */
export function writeRelease(
  registryDir: string,
  name: string,
  files: Iterable<DistFile>,
): boolean {
  const releases = join(registryDir, RELEASES_FOLDER);
  const folder = join(releases, name);
  const contents: Contents = new Map(
    [...files].flatMap(({ paths, body }) => paths.map((path) => [path, body] as const)),
  );
  const hashes = hashesOf(contents);
  if (existsSync(folder)) {
    if (readFileSync(join(folder, HASHES_FILE), "utf8") === hashes) return false;
    throw new FolderError(
      `The release ${name} is there with other bytes. Projects rely on these: choose another name.`,
    );
  }
  const staging = join(releases, `.${name}.${process.pid}`);
  try {
    for (const [path, body] of [...contents, [HASHES_FILE, hashes] as const]) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      writeFileSync(join(staging, path), body, { flag: "wx" });
    }
    renameSync(staging, folder);
    return true;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
