import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodePoints } from "../../registry/model/items.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import { pathsBelow } from "../dist/paths-below.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import type { Address } from "../../registry/model/address.ts";
import type { RegistryInputs } from "../check/read/registry-inputs.ts";
import { type DistFile, sha256 } from "../dist/write-dist.ts";

/** Everything but this package itself that decides what a build writes. */
export interface BuildInputs {
  folder: RegistryInputs;
  registryDir: string;
  publicFiles: readonly DistFile[];
  address: Address;
  precompress: boolean;
  /** Whether the pages for people are made. */
  site: boolean;
}

/**
 * A hash of everything that a build depends on: the registry, its vocabulary, the user's own files,
 * the options, this package's code and data, and the versions of what it is installed with. It does
 * not depend on where any of these are, so two machines give the same one.
 */
export function fingerprintOf({
  folder,
  publicFiles,
  address,
  precompress,
  site,
}: BuildInputs): string {
  const { sources, unreadable, unreadFolders, strays, configuration, fontFiles } = folder;
  const fingerprint = createHash("sha256");
  const add = (name: string, content: string | Buffer) =>
    fingerprint.update(`${name} ${sha256(content)}\n`);

  // Compression differs between versions of Node.js.
  const options = { address, precompress, site, node: precompress ? process.version : undefined };
  add("options", JSON.stringify(options));
  add("dependencies", JSON.stringify(installedVersions()));
  // Validation reports these.
  add("not items", JSON.stringify([unreadable, unreadFolders, strays]));
  add("configuration", JSON.stringify([configuration, folder.configurationProblems]));
  for (const { kind, stem, bytes } of sources) add(`${FOLDER[kind]}/${stem}.json`, bytes);
  for (const [path, { bytes, problem }] of fontFiles) add(path, bytes ?? problem);
  for (const { paths, body } of publicFiles) add(`public/${paths.join()}`, body);
  for (const { name, content } of folder.vocabulary.files)
    add(`vocabulary/${name}`, Buffer.isBuffer(content) ? content : content.problem);
  for (const folder of [
    "lib",
    "schemas",
    "registry/vocabulary",
    "registry/specimens",
    "build/check/rules/pages",
    "build/site/docs",
  ])
    addFolder(folder, join(packageDir, folder));
  add("next-subsets", readFileSync(join(packageDir, "registry/next-subsets.json")));
  return fingerprint.digest("base64url");

  function addFolder(name: string, folder: string): void {
    const paths = existsSync(folder) ? pathsBelow(folder).sort(byCodePoints) : [];
    for (const path of paths.filter((file) => /\.(?:js(?:on)?|css|bin|md)$/.test(file)))
      add(`${name}/${path}`, readFileSync(join(folder, path)));
  }
}

/** The versions of every package that npm installed beside this package's code, or around it. */
function installedVersions(): [string, string | undefined][] {
  const files = ["node_modules/.package-lock.json", "../.package-lock.json"];
  return files
    .map((file) => join(packageDir, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
        packages: Record<string, { version?: string }>;
      };
      return Object.entries(packages).map(([path, { version }]): [string, string | undefined] => [
        path,
        version,
      ]);
    });
}
