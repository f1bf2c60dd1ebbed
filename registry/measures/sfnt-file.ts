import { readFile } from "node:fs/promises";
import decompress from "woff2-encoder/decompress";

/** The uncompressed tables of a font file. */
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
