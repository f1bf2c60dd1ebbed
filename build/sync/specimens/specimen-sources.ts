import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import type { FontItem } from "../../../registry/model/items.ts";
import { hasWeightAxis, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { type SheetFile, isLoadedFor } from "../../../registry/measures/font-source.ts";
import { CHUNKED_SCRIPTS, sheetFiles } from "../fonts/fontsource-sheet.ts";
import { readSfnt } from "../../../registry/measures/font-source.ts";

/** The folders of a family's unpacked packages. */
export interface FamilyFolders {
  /** The package that pairings install. */
  installed: string;
  /** Its static package, where the script that Fontsource cuts into chunks is in one file. */
  unchunked?: string;
}

/** A stylesheet of a family. */
export interface FaceChoice {
  style: "normal" | "italic";
  /** One that a static family has; of no matter where there is a file of all weights. */
  weight: number;
  /** Whether the axis of optical sizes is wanted. */
  hasOpticalSizes: boolean;
}

/** A font file with the characters to take from it. */
export interface SourcePart {
  /** `latin`, `cyrillic`. */
  subset: string;
  /** The file's name. */
  source: string;
  sfnt: Uint8Array;
  characters: string;
  /** Axis -> its first and last value. */
  axes: Readonly<Record<string, { min: number; max: number; default: number }>>;
}

interface OpenedFile {
  file: SheetFile;
  sfnt: Uint8Array;
  codePoints: ReadonlySet<number>;
  axes: SourcePart["axes"];
}

/** A family's files, each read at most once. */
export class FamilySources {
  readonly #font: FontItem;
  readonly #folders: FamilyFolders;
  readonly #opened = new Map<string, Promise<OpenedFile>>();

  constructor(font: FontItem, folders: FamilyFolders) {
    this.#font = font;
    this.#folders = folders;
  }

  /**
   * The characters by file, from as few files as possible: the first part is of the file that has the
   * most of them. A chunk adds what the file of the whole script lacks, such as a full-width comma. A
   * character that no file has is left out.
   */
  async partsFor(characters: Iterable<string>, choice: FaceChoice): Promise<SourcePart[]> {
    let wanted = [...new Set(characters)].sort();
    const files = this.#filesOf(choice).filter((file) =>
      wanted.some((character) => isLoadedFor(file, character)),
    );
    const opened = await Promise.all(files.map((file) => this.#open(file)));
    const parts: SourcePart[] = [];
    while (wanted.length > 0) {
      const part = largestPart(wanted, opened);
      if (part === undefined) break;
      parts.push(part);
      wanted = wanted.filter((character) => !part.characters.includes(character));
    }
    return parts;
  }

  /** The characters that the family's Latin file has. */
  async latinPart(characters: Iterable<string>, choice: FaceChoice): Promise<SourcePart> {
    const file = this.#filesOf(choice).findLast((latin) => isLoadedFor(latin, "a"));
    if (file === undefined) throw new RangeError(`${this.#font.name} has no Latin file`);
    return partOf([...new Set(characters)].sort(), await this.#open(file));
  }

  #open(file: SheetFile): Promise<OpenedFile> {
    const opened = this.#opened.get(file.path) ?? open(file);
    this.#opened.set(file.path, opened);
    return opened;
  }

  #filesOf(choice: FaceChoice): SheetFile[] {
    const { name, meta } = this.#font;
    const sheet = `${sheetOf(this.#font, choice)}${choice.style === "italic" ? "-italic" : ""}`;
    const files = sheetFiles(this.#folders.installed, name, sheet) ?? [];
    const whole = CHUNKED_SCRIPTS.filter((script) => meta?.scripts?.includes(script)).flatMap(
      (script) => this.#wholeScript(script, choice),
    );
    // Those of mathematics and symbols repeat Greek letters.
    const parts = files.filter(({ subset }) => subset !== "math" && subset !== "symbols");
    return [...whole, ...parts];
  }

  #wholeScript(script: string, { weight, style }: FaceChoice): SheetFile[] {
    const file = `${this.#font.name}-${script}-${weight}-${style}.woff2`;
    return [this.#folders.installed, this.#folders.unchunked ?? ""]
      .map((folder) => join(folder, "files", file))
      .filter((path) => existsSync(path))
      .slice(0, 1)
      .map((path) => ({ subset: script, path, bytes: statSync(path).size }));
  }
}

function sheetOf({ meta }: FontItem, { weight, hasOpticalSizes }: FaceChoice): string {
  if (!isVariablePackage(meta?.axes)) return String(weight);
  return hasOpticalSizes || !hasWeightAxis(meta?.axes) ? "opsz" : "wght";
}

/** The file with the most; if two have as many, the later one, as in a browser; undefined when no file has any. */
function largestPart(
  wanted: readonly string[],
  files: readonly OpenedFile[],
): SourcePart | undefined {
  return files
    .map((file) => partOf(wanted, file))
    .filter(({ characters }) => characters !== "")
    .reduce<SourcePart | undefined>(
      (best, part) => (part.characters.length >= (best?.characters.length ?? 0) ? part : best),
      undefined,
    );
}

function partOf(
  wanted: readonly string[],
  { file, sfnt, axes, codePoints }: OpenedFile,
): SourcePart {
  const has = (character: string) => codePoints.has(character.codePointAt(0) ?? 0);
  return {
    subset: file.subset,
    source: basename(file.path),
    sfnt,
    axes,
    characters: wanted.filter(has).join(""),
  };
}

async function open(file: SheetFile): Promise<OpenedFile> {
  const sfnt = await readSfnt(file.path);
  const face = new Face(new Blob(sfnt));
  return { file, sfnt, codePoints: new Set(face.collectUnicodes()), axes: face.getAxisInfos() };
}
