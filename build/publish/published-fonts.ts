import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { fontsourcePackage, comesAsVariable } from "../../registry/faces/provider-names.ts";
import type { Catalog } from "../../registry/pairing/catalog.ts";
import type { FontFiles } from "../../registry/model/font-files.ts";
import { type FontItem, type LocalFontItem, isLocalFont } from "../../registry/model/items.ts";
import { sameObject } from "../../registry/model/same-object.ts";
import { fontsourceVersionsFile } from "../../registry/model/package-root.ts";
import type { Configuration } from "../../registry/model/sources.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** A catalog as it is published, and the font files that it needs. */
export interface PublishedFonts {
  /**
   * Its local fonts state the addresses of their files instead of paths in the registry, and the package that
   * has them; the provider's, where they are pinned, the release of theirs.
   */
  catalog: Catalog;
  files: DistFile<Buffer>[];
}

/**
 * Publishes the files of local fonts, each once, under a name with a hash of its content: it never changes
 * at its address. Files that no item names are not published.
 *
 * @param fontFiles of which validation has found no problem
 */
export function publishedFonts(
  catalog: Catalog,
  fontFiles: FontFiles,
  baseUrl: string,
  { fontPackage, pin = false }: Pick<Configuration, "fontPackage" | "pin"> = {},
): PublishedFonts {
  const files = new Map<string, DistFile<Buffer>>();
  const addressOf = (path: string) => {
    const bytes = fontFiles.get(path)?.bytes;
    if (bytes === undefined) throw new RangeError(`${path} is not a file of the registry`);
    const published = hashedPath(path, bytes);
    files.set(published, { paths: [published], body: bytes });
    return `${baseUrl}/${published}`;
  };
  const publishedFont = (item: FontItem) => {
    if (isLocalFont(item)) return withAddresses(item, addressOf, fontPackage);
    return pin ? pinned(item) : item;
  };
  const fonts = [...catalog.fonts].map(
    ([name, item]) => [name, sameObject(item, publishedFont(item))] as const,
  );
  return { catalog: { ...catalog, fonts: new Map(fonts) }, files: [...files.values()] };
}

/** 64 bits: no two contents that one registry ever has share them. */
const HASH_CHARACTERS = 16;

/** With the hash before its extension: `files/acme-sans.woff2` -> `files/acme-sans.0f3a9b2c4d5e6f70.woff2` */
export function hashedPath(path: string, content: string | Buffer): string {
  const digest = hash("sha256", content, "hex").slice(0, HASH_CHARACTERS);
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.${digest}${extension}`;
}

function withAddresses(
  item: LocalFontItem,
  addressOf: (path: string) => string,
  fontPackage: string | undefined,
): LocalFontItem {
  const files = item.font.files.map((file) => ({ ...file, path: addressOf(file.path) }));
  const font = { ...item.font, files };
  return { ...item, font: fontPackage === undefined ? font : { ...font, package: fontPackage } };
}

let versions: Readonly<Record<string, string | null>> | undefined;

/** With the release of its package that it was measured on. */
function pinned(item: FontItem): FontItem {
  versions ??= JSON.parse(readFileSync(fontsourceVersionsFile, "utf8")) as typeof versions;
  const release = versions?.[fontsourcePackage(item.name, comesAsVariable(item))];
  if (typeof release !== "string") return item;
  return { ...item, meta: { packageVersion: release, ...item.meta } };
}
