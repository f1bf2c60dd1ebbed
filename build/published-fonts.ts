import { hash } from "node:crypto";
import type { Catalog } from "../registry/catalog.ts";
import { FILES_FOLDER, type FontFiles } from "../registry/font-files.ts";
import { type LocalFontItem, isLocalFont } from "../registry/items.ts";
import type { DistFile } from "./write-dist.ts";

/** 64 bits: no two files that one registry ever has share them. */
const HASH_CHARACTERS = 16;

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

/** `files/acme-sans.woff2` -> `files/acme-sans.0f3a9b2c4d5e6f70.woff2` */
function hashedPath(path: string, bytes: Buffer): string {
  const stem = path.slice(FILES_FOLDER.length + 1, -".woff2".length);
  const digest = hash("sha256", bytes, "hex").slice(0, HASH_CHARACTERS);
  return `${FILES_FOLDER}/${stem}.${digest}.woff2`;
}

function withAddresses(item: LocalFontItem, addressOf: (path: string) => string): LocalFontItem {
  const files = item.font.files.map((file) => ({ ...file, path: addressOf(file.path) }));
  return { ...item, font: { ...item.font, files } };
}
