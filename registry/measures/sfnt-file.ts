import { readFile } from "node:fs/promises";
import decompress from "woff2-encoder/decompress";

/**
 * The tables of a font file, uncompressed. Fontsource names some files `.woff2` that hold TrueType;
 * browsers read them all the same.
 */
export async function readSfnt(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  const isCompressed = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  return isCompressed ? decompress(bytes) : bytes;
}
