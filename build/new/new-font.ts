import { existsSync, lstatSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInsideFolder } from "../../registry/model/folder-files.ts";
import { folderProblem } from "../../registry/model/folder-problem.ts";
import type { Classification, FontItem, LocalFontItem } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { didYouMean } from "../../registry/search/nearest.ts";
import { writeAtomically } from "../check/fix/fix-registry.ts";
import { shippedFonts } from "../check/rules/items/references.ts";
import { type LocalFontOptions, localFontItem } from "./local-font-item.ts";
import { NewItemError, isHyphenated, writeNewFile } from "./write-new-file.ts";

/** Without files: a font that this package ships, or the files that the item names that is replaced. */
export interface NewFontOptions extends LocalFontOptions {
  registryDir: string;
  /** Measures a font of the registry again, and replaces its item and files of the same names. */
  replace?: boolean;
}

/** What was written. */
export interface NewFont {
  item: FontItem;
  /** The font files, then the item; paths as the registry folder was named. */
  written: string[];
}

/**
 * Writes the item of a font into a registry: of woff2 files, which it copies there, or a copy of an item
 * of this package. Replaces an existing item only with the option `replace`.
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
  if (options.replace) return replaceFont(options);
  if (files.length === 0) return writeFont(registryDir, shippedItem(name), new Map());
  const { item, contents } = await localFontItem(options);
  return writeFont(registryDir, item, contents);
}

/** What a person has stated stays: title, classification, licence. A file that the item no longer names stays, too. */
async function replaceFont(options: NewFontOptions): Promise<NewFont> {
  const { registryDir, name } = options;
  const file = join(registryDir, FOLDER.font, `${name}.json`);
  const before = replaceableItem(file, name);
  const own = before.font.files.map(({ path }) => join(registryDir, path));
  const { item, contents } = await localFontItem({
    title: before.title,
    ...(before.categories && { category: before.categories[0] as Classification }),
    ...options,
    files: options.files.length > 0 ? options.files : own,
  });
  const { license } = before.meta ?? {};
  const replaced = { ...item, meta: { ...item.meta, ...(license && { license }) } };
  const all = [...contents, [`${FOLDER.font}/${name}.json`, formatJson(replaced)] as const];
  return {
    item: replaced,
    written: all.map(([path, content]) => replaceFile(registryDir, path, content)),
  };
}

/** @throws NewItemError when there is none, or it has no files of its own */
function replaceableItem(file: string, name: string): LocalFontItem {
  if (!existsSync(file))
    throw new NewItemError(`${file} does not exist. Leave out --replace to write a new font.`);
  const item = JSON.parse(readFileSync(file, "utf8")) as Partial<FontItem>;
  const paths = (item.font as Partial<LocalFontItem["font"]> | undefined)?.files;
  if (item.font?.provider === "local" && Array.isArray(paths)) return item as LocalFontItem;
  throw new NewItemError(`The font ${name} has no files of its own, so it cannot be measured.`);
}

function leadsElsewhere(file: string, registryDir: string): boolean {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink || !isInsideFolder(realpathSync(dirname(file)), registryDir);
}

/** @throws NewItemError when it is a symlink, which may lead anywhere, or cannot be written */
function replaceFile(registryDir: string, path: string, content: string | Uint8Array): string {
  const file = join(registryDir, path);
  if (leadsElsewhere(file, registryDir))
    throw new NewItemError(
      `${file} is, or is below, a symlink. Replace that with a file or a folder.`,
    );
  try {
    writeAtomically(file, content);
    return file;
  } catch (error) {
    throw new NewItemError(`${file} cannot be written: ${(error as Error).message}.`);
  }
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
