import { basename } from "node:path";
import { WEIGHTS, hasWeight, weightRangeOf } from "../../registry/faces/face-weights.ts";
import { coveredSubsets } from "../../registry/measures/covered-subsets.ts";
import { filesByFace, unicodeRanges } from "../../registry/measures/face-parts.ts";
import { fontFileFacts } from "../../registry/measures/font-file-facts.ts";
import type { LocalFile } from "../../registry/measures/local-font-meta.ts";
import { fontFileOf } from "../../registry/measures/local-item.ts";
import { Woff2Error } from "../../registry/measures/woff2.ts";
import { readFontFile } from "../../registry/model/font-files.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { NewItemError } from "./write-new-file.ts";

/**
 * The woff2 files of a font, upright before italic, light before bold, each with the path that it gets in
 * the registry.
 *
 * @throws NewItemError when a file is not a woff2 font, or two draw the same weight
 */
export function readLocalFiles(name: string, sources: readonly string[]): LocalFile[] {
  const files = filesByFace(sources.map((source) => localFile(name, source)).sort(inOrder)).flatMap(
    partsOfFace,
  );
  assertDistinct(files);
  return files;
}

/** Of a face in several files, each with its subset, Latin first. One that adds no character is a second one of the face. */
function partsOfFace(files: readonly LocalFile[]): LocalFile[] {
  if (files.length === 1) return [...files];
  const parts = [...files].sort(byCharacters);
  const ranges = unicodeRanges(parts);
  const taken = new Set<string>();
  return parts.map((part, index) => {
    const unicodeRange = ranges[index] ?? "";
    if (unicodeRange === "") throw sameFace(parts[0] ?? part, part);
    const names = [
      ...namedSubsets(part),
      ...coveredSubsets([part.facts.coverage]).sort(latinFirst),
    ];
    const subset = names.find((one) => !taken.has(one)) ?? `part-${index + 1}`;
    taken.add(subset);
    const path = part.file.path.replace(/\.woff2$/, `-${subset}.woff2`);
    return { ...part, file: { ...part.file, path, subset, unicodeRange } };
  });
}

/** The subsets in the name of a file, the longest first: `acme-latin-ext-400.woff2` */
function namedSubsets({ source, facts: { coverage } }: LocalFile): string[] {
  const named = [...coverage.keys()].filter((subset) => basename(source).includes(`-${subset}`));
  return named.sort((a, b) => b.length - a.length);
}

/** The file with Latin letters, which is measured, before others; then by their names, so that the order is always the same. */
function byCharacters(a: LocalFile, b: LocalFile): number {
  const hasLatin = ({ facts }: LocalFile) => Number(facts.coverage.get("latin") === undefined);
  return hasLatin(b) - hasLatin(a) || byCodePoints(a.source, b.source);
}

function latinFirst(a: string, b: string): number {
  return Number(b === "latin") - Number(a === "latin") || byCodePoints(a, b);
}

function sameFace({ source }: LocalFile, other: LocalFile): NewItemError {
  return new NewItemError(
    `${source} and ${other.source} have the same weights and style. Leave one out.`,
  );
}

function localFile(name: string, source: string): LocalFile {
  const content = readFontFile(source);
  if (content.bytes === undefined) throw new NewItemError(`${source} ${content.problem}.`);
  const { bytes } = content;
  try {
    const facts = fontFileFacts(bytes);
    return { file: fontFileOf(name, facts), source, bytes, facts };
  } catch (error) {
    if (error instanceof Woff2Error) throw new NewItemError(`${source} ${error.message}.`);
    throw error;
  }
}

/** Upright before italic, light before bold. */
function inOrder({ file: a }: LocalFile, { file: b }: LocalFile): number {
  if (a.style !== b.style) return a.style === "normal" ? -1 : 1;
  return weightRangeOf(a)[0] - weightRangeOf(b)[0];
}

function assertDistinct(files: readonly LocalFile[]): void {
  for (const [index, one] of files.entries()) {
    const { file } = one;
    const before = files[index - 1];
    if (before?.file.style !== file.style) continue;
    if (weightRangeOf(before.file)[1] < weightRangeOf(file)[0]) continue;
    if (before.file.weight !== file.weight) throw sameFace(before, one);
  }
}

/**
 * The weights of the upright files, or of the italic ones of a family that has no others.
 *
 * @throws NewItemError if they have none of 100, 200 and so on to 900
 */
export function weightsInFiles(files: readonly Pick<LocalFile, "file">[]) {
  const upright = files.filter(({ file }) => file.style === "normal");
  const drawing = upright.length > 0 ? upright : files;
  const weights = WEIGHTS.filter((weight) =>
    drawing.some(({ file }) => hasWeight(file, Number(weight))),
  );
  if (weights.length > 0) return weights;
  throw new NewItemError("The files have none of the weights 100, 200 and so on to 900.");
}
