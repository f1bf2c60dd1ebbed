import { readFile } from "node:fs/promises";
import decompress from "woff2-encoder/decompress";

/** A woff2 file that a stylesheet of a Fontsource package loads. */
export interface SheetFile {
  /** A subset's name, a chunk's number, or `fallback`: one file for every character. */
  subset: string;
  path: string;
  bytes: number;
  /** The code points that a browser loads it for, ends included; undefined means every one. */
  ranges?: [first: number, last: number][];
}

/** Whether a browser loads the file for a character. */
export function isLoadedFor(file: Pick<SheetFile, "ranges">, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return file.ranges?.some(([first, last]) => first <= codePoint && codePoint <= last) ?? true;
}

/** The tables of a font file, uncompressed, as `sfntOf`. */
export async function readSfnt(path: string): Promise<Uint8Array> {
  return sfntOf(await readFile(path));
}

/**
 * The tables of a font, uncompressed. Fontsource names some files `.woff2` that hold TrueType; browsers
 * read them all the same.
 */
export async function sfntOf(bytes: Buffer): Promise<Uint8Array> {
  const isCompressed = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  return isCompressed ? decompress(bytes) : bytes;
}
