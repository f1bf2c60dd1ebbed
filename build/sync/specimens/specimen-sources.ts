import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import type { FontItem } from "../../../registry/model/items.ts";
import { hasWeightAxis, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { type SheetFile, isLoadedFor, readSfnt } from "../../../registry/measures/font-source.ts";
import { CHUNKED_SCRIPTS, sheetFiles } from "../fonts/fontsource-sheet.ts";

/** A family, and the folders of its unpacked packages. */
export interface FamilySources {
  font: FontItem;
  /** The package that pairings install. */
  installed: string;
  /** Its static package, where the script that Fontsource cuts into chunks is in one file. */
  unchunked: string | undefined;
}

/** A stylesheet of a family. */
export interface FaceChoice {
  style: "normal" | "italic";
  /** One that a static family has; of no matter where there is a file of all weights. */
  weight: number;
  /** Whether the axis of optical sizes is wanted. */
  hasOpticalSizes: boolean;
}

/** A font file, open in HarfBuzz. */
export interface OpenFile extends SheetFile {
  sfnt: Uint8Array;
  face: Face;
  codePoints: ReadonlySet<number>;
}

/** A font file with the characters to take from it. */
export interface SourcePart {
  file: OpenFile;
  characters: string;
}

/** A file is needed for many texts and settings, one after another; some have 10 MB. */
const opened = new LRUCache<string, Promise<OpenFile>>({ max: 100 });

/** Those of the files that a browser loads for one of the characters, in their order. */
export function openFilesFor(
  characters: Iterable<string>,
  files: readonly SheetFile[],
): Promise<OpenFile[]> {
  const wanted = [...characters];
  const needed = files.filter((file) => wanted.some((character) => isLoadedFor(file, character)));
  return Promise.all(
    needed.map((file) => {
      const open = opened.get(file.path) ?? openFile(file);
      opened.set(file.path, open);
      return open;
    }),
  );
}

async function openFile(file: SheetFile): Promise<OpenFile> {
  const sfnt = await readSfnt(file.path);
  const face = new Face(new Blob(sfnt));
  return { ...file, sfnt, face, codePoints: new Set(face.collectUnicodes()) };
}

/**
 * The characters by file, from as few files as possible: the first part is of the file that has the
 * most of them. A chunk adds what the file of the whole script lacks, such as a full-width comma. A
 * character that no file has is left out.
 */
export async function partsFor(
  characters: Iterable<string>,
  sources: FamilySources,
  choice: FaceChoice,
): Promise<SourcePart[]> {
  let wanted = [...new Set(characters)].sort();
  const files = await openFilesFor(wanted, filesOf(sources, choice));
  const parts: SourcePart[] = [];
  for (;;) {
    const { file, characters: taken } = largestPart(wanted, files);
    if (file === undefined || taken === "") return parts;
    parts.push({ file, characters: taken });
    wanted = wanted.filter((character) => !taken.includes(character));
  }
}

/** The characters that the family's Latin file has. */
export async function latinPart(
  characters: string,
  sources: FamilySources,
  choice: FaceChoice,
): Promise<SourcePart> {
  const file = (await openFilesFor("a", filesOf(sources, choice))).at(-1);
  if (file === undefined) throw new RangeError(`${sources.font.name} has no Latin file`);
  return { file, characters: charactersIn(file, [...new Set(characters)].sort()) };
}

function filesOf({ font, installed, unchunked = "" }: FamilySources, choice: FaceChoice) {
  const { name, meta } = font;
  const { weight, style } = choice;
  const sheet = `${sheetOf(font, choice)}${style === "italic" ? "-italic" : ""}`;
  const files = sheetFiles(installed, name, sheet) ?? [];
  const scripts = CHUNKED_SCRIPTS.filter((script) => meta?.scripts?.includes(script));
  const whole = scripts.flatMap((subset): SheetFile[] => {
    const path = [installed, unchunked]
      .map((folder) => join(folder, "files", `${name}-${subset}-${weight}-${style}.woff2`))
      .find((candidate) => existsSync(candidate));
    return path === undefined ? [] : [{ subset, path, bytes: statSync(path).size }];
  });
  // Those of mathematics and symbols repeat Greek letters.
  const parts = files.filter(({ subset }) => subset !== "math" && subset !== "symbols");
  return [...whole, ...parts];
}

function sheetOf({ meta }: FontItem, { weight, hasOpticalSizes }: FaceChoice): string {
  if (!isVariablePackage(meta?.axes)) return String(weight);
  return hasOpticalSizes || !hasWeightAxis(meta?.axes) ? "opsz" : "wght";
}

/** The file with the most; if two have as many, the later one, as in a browser. */
function largestPart(
  wanted: readonly string[],
  files: readonly OpenFile[],
): { file?: OpenFile; characters: string } {
  return files.reduce<{ file?: OpenFile; characters: string }>(
    (best, file) => {
      const characters = charactersIn(file, wanted);
      return characters.length >= best.characters.length ? { file, characters } : best;
    },
    { characters: "" },
  );
}

function charactersIn({ codePoints }: OpenFile, wanted: readonly string[]): string {
  return wanted.filter((character) => codePoints.has(character.codePointAt(0) ?? 0)).join("");
}
