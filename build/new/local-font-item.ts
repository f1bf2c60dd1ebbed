import { slugOf, titleFromSlug } from "../../registry/faces/provider-names.ts";
import { coveredSubsets } from "../../registry/measures/covered-subsets.ts";
import { coverageOfFaces } from "../../registry/measures/face-parts.ts";
import { regularFile } from "../../registry/measures/local-files.ts";
import { MeasuringError, localFontMeta } from "../../registry/measures/local-font-meta.ts";
import { localItem } from "../../registry/measures/local-item.ts";
import type { Classification, FontItem } from "../../registry/model/items.ts";
import { schemaErrors } from "../../schemas/index.ts";
import { readLocalFiles, weightsInFiles } from "./read-local-files.ts";
import { NewItemError } from "./write-new-file.ts";

export interface LocalFontOptions {
  /** Of the item: lowercase words joined by hyphens. */
  name: string;
  /** Paths of woff2 files. */
  files: readonly string[];
  /** By default the family that the files name, or the name in words. */
  title?: string;
  /** By default as the files state it. */
  category?: Classification;
}

/**
 * The item of a font with files of its own: everything in it that files can tell is read from them.
 *
 * @returns the item, and the bytes of its files by their paths in it
 * @throws NewItemError when a file is not a woff2 font or cannot be measured, or two draw the same weight
 */
export async function localFontItem({ name, files, title, category }: LocalFontOptions): Promise<{
  item: FontItem;
  contents: ReadonlyMap<string, Uint8Array>;
}> {
  const read = readLocalFiles(name, files);
  const { facts } = regularFile(read);
  // The family that the file names, if the item is named for it.
  const family = title ?? (slugOf(facts.family) === name ? facts.family : titleFromSlug(name));
  if (slugOf(family) !== name)
    throw new NewItemError(
      `The title "${family}" does not have the name "${name}". Name the font ${slugOf(family)}, or choose another --title.`,
    );
  const weights = weightsInFiles(read);
  const subsets = coveredSubsets(coverageOfFaces(read).map(({ coverage }) => coverage));
  const item = localItem(
    { title: family, facts, category },
    { weight: weights, subsets, files: read.map(({ file }) => file) },
    await measured(read, weights, subsets),
  );
  const [error] = schemaErrors("font", item);
  if (error !== undefined)
    throw new NewItemError(
      `The files give the item an invalid ${error.instancePath}, which ${error.message}. Export them again.`,
    );
  return { item, contents: new Map(read.map(({ file, bytes }) => [file.path, bytes])) };
}

async function measured(...files: Parameters<typeof localFontMeta>) {
  try {
    return await localFontMeta(...files);
  } catch (error) {
    if (error instanceof MeasuringError) throw new NewItemError(error.message);
    throw error;
  }
}
