import { slugOf, titleFromSlug } from "../../registry/faces/provider-names.ts";
import { coveredSubsets } from "../../registry/measures/covered-subsets.ts";
import { coverageOfFaces } from "../../registry/measures/face-parts.ts";
import { regularFile } from "../../registry/measures/local-files.ts";
import {
  type LocalFile,
  MeasuringError,
  localFontMeta,
} from "../../registry/measures/local-font-meta.ts";
import { CLASSIFICATIONS, type Classification } from "../../registry/model/items.ts";
import type { FontItem } from "../../registry/model/items.ts";
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

type Generic = "serif" | "sans-serif" | "monospace";

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
  const generic = genericOf(facts, category);
  const classification = category ?? generic;
  const weights = weightsInFiles(read);
  const subsets = coveredSubsets(coverageOfFaces(read).map(({ coverage }) => coverage));
  const isCursive = classification === "handwriting";
  const item: FontItem = {
    name,
    type: "registry:font",
    title: family,
    description: `${family} — ${CLASSIFICATIONS[classification]} font.`,
    categories: [classification],
    font: {
      family: `'${family}', ${isCursive ? "cursive" : generic}`,
      provider: "local",
      variable: `--font-${name}`,
      weight: weights,
      subsets,
      files: read.map(({ file }) => file),
    },
    meta: {
      ...(isCursive && { genericFamily: generic }),
      ...(await measured(read, weights, subsets)),
    },
  };
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

/** The generic family that the category is, or else the one that the file states. */
export function genericOf(
  { isFixedPitch, hasSerifs = false }: Pick<LocalFile["facts"], "isFixedPitch" | "hasSerifs">,
  category?: Classification,
): Generic {
  if (category === "serif" || category === "sans-serif" || category === "monospace")
    return category;
  if (isFixedPitch) return "monospace";
  return hasSerifs ? "serif" : "sans-serif";
}
