import { sheetOf, weightRangeOf } from "../../registry/flavours/local-faces.ts";
import { FILES_FOLDER, readFontFile } from "../../registry/font-files.ts";
import type { FontItem } from "../../registry/items.ts";
import { coveredSubsets } from "../../registry/measures/covered-subsets.ts";
import { fontFileFacts } from "../../registry/measures/font-file-facts.ts";
import { type LocalFile, localFontMeta } from "../../registry/measures/local-font-meta.ts";
import { regularFile } from "../../registry/measures/local-files.ts";
import { Woff2Error } from "../../registry/measures/woff2-tables.ts";
import { slugOf } from "../../registry/provider-names.ts";
import { CLASSIFICATIONS, type Classification } from "../../registry/classifications.ts";
import type { NewFontOptions } from "./new-font.ts";
import { NewItemError } from "./new-item-error.ts";

type Weight = FontItem["font"]["weight"][number];
type Generic = "serif" | "sans-serif" | "monospace";

const WEIGHTS: readonly Weight[] = [
  ...(["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const),
];

/**
 * The item of a font with files of its own: everything in it that files can tell is read from them.
 *
 * @returns the item, and where each of its files is now, by its path in the item
 * @throws NewItemError when a file is not a woff2 font, or two draw the same weight
 */
export async function localFontItem({
  name,
  files,
  title,
  category,
}: Pick<NewFontOptions, "name" | "files" | "title" | "category">): Promise<{
  item: FontItem;
  sources: ReadonlyMap<string, string>;
}> {
  const read = files.map((file) => localFile(name, file)).sort(inOrder);
  assertDistinct(read);
  const { facts } = regularFile(read);
  const family = title ?? titleOf(name, facts.family);
  if (slugOf(family) !== name)
    throw new NewItemError(
      `The title "${family}" does not have the name "${name}". Name the font ${slugOf(family)}, or choose another --title.`,
    );
  const generic = genericOf(facts, category);
  const classification = category ?? generic;
  const weights = weightsOf(read);
  const subsets = coveredSubsets((letter) => read.every((one) => one.facts.hasCharacter(letter)));
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
      ...(await localFontMeta(read, weights, subsets)),
    },
  };
  return { item, sources: new Map(read.map(({ file, source }) => [file.path, source])) };
}

function localFile(name: string, source: string): LocalFile {
  const content = readFontFile(source);
  if (content.bytes === undefined) throw new NewItemError(`${source} ${content.problem}.`);
  const { bytes } = content;
  try {
    const facts = fontFileFacts(bytes);
    const axis = facts.axes.find(({ tag }) => tag === "wght");
    const weight =
      axis === undefined || axis.min === axis.max
        ? String(hundredsOf(axis?.default ?? facts.weight))
        : `${Math.max(1, Math.ceil(axis.min))} ${Math.min(1000, Math.floor(axis.max))}`;
    const style = facts.isItalic ? "italic" : "normal";
    const sheet = sheetOf({ weight, style }).replace("wght-", "");
    const stem = weight.includes(" ") && style === "normal" ? name : `${name}-${sheet}`;
    return { file: { path: `${FILES_FOLDER}/${stem}.woff2`, weight, style }, source, bytes, facts };
  } catch (error) {
    if (error instanceof Woff2Error) throw new NewItemError(`${source} ${error.message}.`);
    throw error;
  }
}

function hundredsOf(weight: number): number {
  return Math.min(900, Math.max(100, Math.round(weight / 100) * 100));
}

/** Upright before italic, light before bold. */
function inOrder({ file: a }: LocalFile, { file: b }: LocalFile): number {
  if (a.style !== b.style) return a.style === "normal" ? -1 : 1;
  return weightRangeOf(a)[0] - weightRangeOf(b)[0];
}

function assertDistinct(files: readonly LocalFile[]): void {
  for (const [index, { file, source }] of files.entries()) {
    const before = files[index - 1];
    if (before?.file.style !== file.style) continue;
    if (weightRangeOf(before.file)[1] < weightRangeOf(file)[0]) continue;
    throw new NewItemError(
      `${before.source} and ${source} have the same weights and style. Leave one out.`,
    );
  }
}

/** The family that the file names, if the item is named for it; otherwise the name in words. */
function titleOf(name: string, family: string): string {
  if (slugOf(family) === name) return family;
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function genericOf(
  { isFixedPitch, hasSerifs = false }: LocalFile["facts"],
  category: Classification | undefined,
): Generic {
  if (category === "serif" || category === "sans-serif" || category === "monospace")
    return category;
  if (isFixedPitch) return "monospace";
  return hasSerifs ? "serif" : "sans-serif";
}

/** The weights of the upright files, or of the italic ones of a family that has no others. */
function weightsOf(files: readonly LocalFile[]): Weight[] {
  const upright = files.filter(({ file }) => file.style === "normal");
  const ranges = (upright.length > 0 ? upright : files).map(({ file }) => weightRangeOf(file));
  const weights = WEIGHTS.filter((weight) =>
    ranges.some(([from, to]) => from <= Number(weight) && Number(weight) <= to),
  );
  if (weights.length > 0) return weights;
  throw new NewItemError("The files have none of the weights 100, 200 and so on to 900.");
}
