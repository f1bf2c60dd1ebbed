import { hash } from "node:crypto";
import { extname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Catalog } from "../../registry/model/catalog.ts";
import type { FontFiles } from "../../registry/model/font-files.ts";
import { type LocalFontItem, isLocalFont } from "../../registry/model/items.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** A catalog as it is published, and the font files that it needs. */
export interface PublishedFonts {
  /** Its local fonts state the addresses of their files instead of paths in the registry. */
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
): PublishedFonts {
  const files = new Map<string, DistFile<Buffer>>();
  const addressOf = (path: string) => {
    const bytes = fontFiles.get(path)?.bytes;
    if (bytes === undefined) throw new RangeError(`${path} is not a file of the registry`);
    const published = hashedPath(path, bytes);
    files.set(published, { paths: [published], body: bytes });
    return `${baseUrl}/${published}`;
  };
  const fonts = [...catalog.fonts].map(
    ([name, item]) => [name, isLocalFont(item) ? withAddresses(item, addressOf) : item] as const,
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

/** The next build in the same process gets the same object, so that it renders no page again. */
const known = new WeakMap<LocalFontItem, LocalFontItem>();

function withAddresses(item: LocalFontItem, addressOf: (path: string) => string): LocalFontItem {
  const files = item.font.files.map((file) => ({ ...file, path: addressOf(file.path) }));
  const published = known.get(item);
  if (published && isDeepStrictEqual(published.font.files, files)) return published;
  const located = { ...item, font: { ...item.font, files } };
  known.set(item, located);
  return located;
}
