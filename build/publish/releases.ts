import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { byCodePoints } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { folderProblem } from "../../registry/model/folder-problem.ts";
import { FolderError } from "../dist/publish-error.ts";
import type { DistFile } from "../dist/write-dist.ts";
import { publicFiles } from "./public-files.ts";

/** Below the folder of the registry: what each release has published, to be committed with it. */
export const RELEASES_FOLDER = "releases";

const WHAT = "The folder of releases";

/** The folder of all releases in `dist`. */
const PUBLISHED_FOLDER = "v";

const MAX_NAME_CHARACTERS = 32;

/** `v3`, `2026.1` */
export function isReleaseName(text: string): boolean {
  return text.length <= MAX_NAME_CHARACTERS && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(text);
}

/** What a release has: a contributor could add a page, which browsers would run on the site. */
const RELEASED =
  /^(?:(?:r|api|tokens)\/[a-z0-9/.-]+\.json|api\/r\/[a-z0-9-]+|css\/[a-z0-9-]+\.css|files\/[\w.-]+\.[0-9a-f]{16}\.(?:woff2|css))$/;

/** Where a release is published, below the base URL. */
export function releaseFolder(name: string): string {
  return `${PUBLISHED_FOLDER}/${name}`;
}

/**
 * The files of every release as they were published, and the list of their names.
 *
 * @throws FolderError for a file that no release has: nothing but items, stylesheets and fonts is published
 */
export function releaseFiles(registryDir: string): DistFile[] {
  const folder = join(registryDir, RELEASES_FOLDER);
  if (!existsSync(folder)) return [];
  const files = publicFiles(folder, WHAT).map(({ paths: [path = ""], body }) => {
    const published = `${PUBLISHED_FOLDER}/${path}`;
    const [name = ""] = path.split("/");
    if (isReleaseName(name) && RELEASED.test(path.slice(name.length + 1)))
      return { paths: [published], body };
    throw new FolderError(
      `${join(folder, path)} is no file of a release. Remove it; \`build --release NAME\` writes these folders.`,
    );
  });
  const names = new Set(files.map(({ paths: [path = ""] }) => path.split("/")[1] ?? ""));
  const releases = [...names].sort(byCodePoints);
  if (releases.length === 0) return [];
  return [...files, { paths: ["v/index.json"], body: formatJson({ releases }) }];
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
  const contents = new Map(
    [...files].flatMap(({ paths, body }) => paths.map((path) => [path, body] as const)),
  );
  if (existsSync(folder)) {
    const problem = folderProblem(folder);
    if (problem !== undefined) throw new FolderError(`${folder} ${problem}. Choose another name.`);
    const changed = changedPath(folder, contents);
    if (changed === undefined) return false;
    throw new FolderError(
      `The release ${name} has another ${changed} already. Projects rely on its bytes: choose another name.`,
    );
  }
  const staging = join(releases, `.${name}.${process.pid}`);
  try {
    for (const [path, body] of contents) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      writeFileSync(join(staging, path), body, { flag: "wx" });
    }
    renameSync(staging, folder);
    return true;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The first path that is missing, new, or of other bytes. */
function changedPath(
  folder: string,
  contents: ReadonlyMap<string, string | Buffer>,
): string | undefined {
  const before = new Map(
    publicFiles(folder, WHAT).map(({ paths: [path = ""], body }) => [path, body]),
  );
  const paths = new Set([...before.keys(), ...contents.keys()]);
  return [...paths].find((path) => {
    const [old, body] = [before.get(path), contents.get(path)];
    return old === undefined || body === undefined || !Buffer.from(old).equals(Buffer.from(body));
  });
}
