import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folderProblem } from "../../registry/model/folder-problem.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { didYouMean } from "../../registry/search/nearest.ts";
import { shippedFonts } from "../check/rules/items/references.ts";
import { type LocalFontOptions, localFontItem } from "./local-font-item.ts";
import { NewItemError, isHyphenated, writeNewFile } from "./write-new-file.ts";

/** Without files: a font that this package ships. */
export interface NewFontOptions extends LocalFontOptions {
  registryDir: string;
}

/** What was written. */
export interface NewFont {
  item: FontItem;
  /** The font files, then the item; paths as the registry folder was named. */
  written: string[];
}

/**
 * Writes the item of a font into a registry: of woff2 files, which it copies there, or a copy of an item
 * of this package. Replaces nothing that exists.
 *
 * @throws NewItemError when the item cannot be written; none of its files is left then
 */
export async function newFont(options: NewFontOptions): Promise<NewFont> {
  const { registryDir, name, files } = options;
  if (!isHyphenated(name) || name.length > 100)
    throw new NewItemError(`"${name}" is not a name: write lowercase words joined by hyphens.`);
  const problem = folderProblem(registryDir);
  if (problem !== undefined)
    throw new NewItemError(`${registryDir} ${problem}. Use --registry to name a registry folder.`);
  if (files.length === 0) return writeFont(registryDir, shippedItem(name), new Map());
  const { item, contents } = await localFontItem(options);
  return writeFont(registryDir, item, contents);
}

/** @param files by path below the registry's folder */
function writeFont(
  registryDir: string,
  item: FontItem,
  files: ReadonlyMap<string, Uint8Array>,
): NewFont {
  // The item last: a process that is killed leaves no item without its files.
  const contents = [...files, [`${FOLDER.font}/${item.name}.json`, formatJson(item)] as const];
  const written: string[] = [];
  try {
    for (const [path, content] of contents) written.push(writeNewFile(registryDir, path, content));
    return { item, written };
  } catch (error) {
    for (const file of written) rmSync(file);
    throw error;
  }
}

/** Without `$schema`, which is a path in this package. */
function shippedItem(name: string): FontItem {
  if (!shippedFonts().has(name))
    throw new NewItemError(
      `typography-registry ships no font "${name}". Use --files to add a font of your own${didYouMean(name, shippedFonts())}`,
    );
  const text = readFileSync(join(ownRegistryDir, FOLDER.font, `${name}.json`), "utf8");
  const { $schema: _, ...item } = JSON.parse(text) as FontItem;
  return item;
}
