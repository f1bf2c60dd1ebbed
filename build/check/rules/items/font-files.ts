import { isDeepStrictEqual } from "node:util";
import { weightRangeOf } from "../../../../registry/faces/face-weights.ts";
import {
  type FontFileFacts,
  fontFileFacts,
} from "../../../../registry/measures/font-file-facts.ts";
import { coverageOfFaces, filesByFace } from "../../../../registry/measures/face-parts.ts";
import { FONT_LIMITS } from "../../../../registry/measures/font-limits.ts";
import {
  bytesOfFiles,
  languagesOfFiles,
  regularFile,
} from "../../../../registry/measures/local-files.ts";
import { Woff2Error, woff2TablesBytes } from "../../../../registry/measures/woff2.ts";
import type { FontFiles } from "../../../../registry/model/font-files.ts";
import { type LocalFontItem, isLocalFont } from "../../../../registry/model/items.ts";
import { didYouMean } from "../../../../registry/search/nearest.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

type LoadedFont = Loaded<LocalFontItem>;
type FontFile = LocalFontItem["font"]["files"][number];

/** A file of an item that could be read. */
interface ReadFile {
  file: FontFile;
  index: number;
  bytes: Buffer;
  facts: FontFileFacts;
}

/** Reads a file of an item; returns why not, for one that is not a woff2 font, or too much. */
type ReadFacts = (file: FontFile) => Pick<ReadFile, "bytes" | "facts"> | string;

/** Against rounding: 400 of a font whose class is 380. */
const CLASS_TOLERANCE = 50;
const remedyFor = (name: string) =>
  `measure it again with \`typography-registry new font ${name} --replace\``;

/**
 * The build publishes these files as they are, and everything that it computes of a font starts from what
 * the item states: widths of fallback faces, the bytes of a page, the scripts.
 */
export const fontFiles: Rule = {
  name: "font-files",
  severity: "error",
  summary:
    "the files of a local font are woff2 files of at most 10 MB in `files/`, each once, with the weights, styles, axes, metrics, bytes and subsets that the item states",
  checkRegistry: ({ fonts, fontFiles: files }) => {
    const readFacts = boundedReader(files);
    return fonts.flatMap((font) => {
      const { item } = font;
      return isLocalFont(item) ? filesOf({ ...font, item }, readFacts) : [];
    });
  },
};

function filesOf(font: LoadedFont, readFacts: ReadFacts): Finding[] {
  const findings = duplicates(font);
  const read: ReadFile[] = [];
  for (const [index, file] of font.item.font.files.entries()) {
    const content = readFacts(file);
    if (typeof content !== "string") read.push({ file, index, ...content });
    else {
      const predicate = `is ${file.path}, which ${content}`;
      findings.push(finding(font, ["font", "files", index, "path"], predicate));
    }
  }
  findings.push(...read.flatMap((one) => [...wrongStyle(font, one), ...wrongWeight(font, one)]));
  if (read.length < font.item.font.files.length) return findings;
  return [
    ...findings,
    ...unloadedWeights(font),
    ...metaMismatches(font, read),
    ...subsetsNotCovered(font, read),
  ];
}

/**
 * Reads files until their tables together exceed FONT_LIMITS: small ones can be of many bytes. Each is read
 * once, however many items name it.
 */
function boundedReader(files: FontFiles): ReadFacts {
  const { registryTablesBytes } = FONT_LIMITS;
  let tablesBytes = 0;
  const results = new Map<string, ReturnType<ReadFacts>>();
  const read = (path: string): ReturnType<ReadFacts> => {
    const content = files.get(path);
    if (content === undefined)
      return `was not found in the folder of the registry${didYouMean(path, files.keys())}`;
    const { bytes, problem } = content;
    if (bytes === undefined) return problem;
    try {
      tablesBytes += woff2TablesBytes(bytes);
      if (tablesBytes > registryTablesBytes)
        return `is not read: with it the files of all fonts have more than ${registryTablesBytes} bytes when decompressed; remove fonts`;
      return { bytes, facts: fontFileFacts(bytes) };
    } catch (error) {
      if (error instanceof Woff2Error) return error.message;
      throw error;
    }
  };
  return ({ path }) => {
    const result = results.get(path) ?? read(path);
    results.set(path, result);
    return result;
  };
}

/** A browser would draw a weight with the last of two faces, and never load the first. */
function duplicates(font: LoadedFont): Finding[] {
  const { files } = font.item.font;
  return files.flatMap((file, index) => {
    const [from, to] = weightRangeOf(file);
    const before = files.slice(0, index).findIndex((other) => {
      const [otherFrom, otherTo] = weightRangeOf(other);
      const isOtherPart = other.weight === file.weight && other.subset !== file.subset;
      if (isOtherPart && file.unicodeRange && other.unicodeRange) return false;
      return other.style === file.style && from <= otherTo && otherFrom <= to;
    });
    if (before < 0) return [];
    const predicate = `has a weight of files[${before}] in the same style; remove one`;
    return [finding(font, ["font", "files", index], predicate)];
  });
}

function wrongStyle(font: LoadedFont, { file, index, facts }: ReadFile): Finding[] {
  // An axis of slant is drawn upright by default, whatever the style is called.
  const isItalic = facts.isItalic || facts.axes.some(({ tag }) => tag === "ital" || tag === "slnt");
  const isWrong = file.style === "italic" ? !isItalic : facts.isItalic;
  if (!isWrong) return [];
  const actual = facts.isItalic ? "italic" : "normal";
  const predicate = `is "${file.style}", but the file is ${facts.isItalic ? "italic" : "upright"}; write "${actual}"`;
  return [finding(font, ["font", "files", index, "style"], predicate)];
}

function wrongWeight(font: LoadedFont, { file, index, facts }: ReadFile): Finding[] {
  const is = (predicate: string) => [
    finding(font, ["font", "files", index, "weight"], `is "${file.weight}", but ${predicate}`),
  ];
  const [from, to] = weightRangeOf(file);
  const axis = facts.axes.find(({ tag }) => tag === "wght");
  if (from > to || to > 1000) return is("the lighter weight comes first, of 1 to 1000");
  if (axis !== undefined) {
    if (axis.min <= from && to <= axis.max) return [];
    return is(
      `the file has the weights ${axis.min} to ${axis.max}; write "${axis.min} ${axis.max}"`,
    );
  }
  const nearest = String(Math.min(900, Math.max(100, Math.round(facts.weight / 100) * 100)));
  if (file.weight.includes(" ")) return is(`the file has one weight; write "${nearest}"`);
  if (Math.abs(from - facts.weight) <= CLASS_TOLERANCE) return [];
  return is(`the file states the weight ${facts.weight}; write "${nearest}", or correct the file`);
}

/** Each weight of the item is drawn by a file, and each weight of a file is stated. */
function unloadedWeights(font: LoadedFont): Finding[] {
  const { files, weight: weights } = font.item.font;
  const isUpright = files.some(({ style }) => style === "normal");
  const drawing = files.filter(({ style }) => !isUpright || style === "normal");
  const ranges = drawing.map(weightRangeOf);
  return weights.flatMap((weight, index) => {
    if (ranges.some(([from, to]) => from <= Number(weight) && Number(weight) <= to)) return [];
    const style = isUpright ? "upright " : "";
    const predicate = `is "${weight}", not provided by any ${style}file; remove it, or add the file`;
    return [finding(font, ["font", "weight", index], predicate)];
  });
}

/** What `new font` has written of the files. */
function metaMismatches(font: LoadedFont, read: readonly ReadFile[]): Finding[] {
  const { meta = {} } = font.item;
  const regular = regularFile(read);
  const { unitsPerEm, ascent, descent, lineGap, axes } = regular.facts;
  const differing = (path: string[], stated: unknown, actual: unknown): Finding[] => {
    if (stated === undefined || isDeepStrictEqual(stated, actual)) return [];
    const predicate = `is ${JSON.stringify(stated)}, but the files have ${JSON.stringify(actual)}; ${remedyFor(font.stem)}`;
    return [finding(font, ["meta", ...path], predicate)];
  };
  const metrics = { unitsPerEm, ascent, descent, lineGap } as const;
  const styles = (["normal", "italic"] as const).filter((style) =>
    read.some(({ file }) => file.style === style),
  );
  return [
    ...differing(["styles"], meta.styles, styles),
    ...differing(["languages"], meta.languages, languagesOfFiles(read)),
    ...differing(["axes"], meta.axes ?? [], axes),
    ...Object.entries(metrics).flatMap(([field, actual]) =>
      differing(["metrics", field], meta.metrics?.[field as keyof typeof metrics], actual),
    ),
    ...differing(["bytes"], meta.bytes, bytesOfFiles(read, font.item.font.subsets)),
  ];
}

function subsetsNotCovered(font: LoadedFont, read: readonly ReadFile[]): Finding[] {
  const { font: loading, meta } = font.item;
  const paths = filesByFace(read).map((parts) => parts.map(({ file }) => file.path).join(" and "));
  const faces = coverageOfFaces(read).map((face, index) => ({ ...face, path: paths[index] ?? "" }));
  const check = (path: string[], subsets: readonly string[] = []) =>
    subsets.flatMap((subset, index) => {
      const is = (predicate: string) => [
        finding(font, [...path, index], `is "${subset}", ${predicate}`),
      ];
      if (faces.some(({ coverage }) => !coverage.has(subset)))
        return is("which cannot be found in a file; remove it");
      return faces
        .flatMap(({ coverage, path: file }) => {
          const letter = coverage.get(subset);
          return letter === undefined ? [] : is(`but ${file} has no "${letter}"; remove it`);
        })
        .slice(0, 1);
    });
  return [
    ...check(["font", "subsets"], loading.subsets),
    ...check(["meta", "scripts"], meta?.scripts),
  ];
}
