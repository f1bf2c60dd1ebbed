import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { type PictureLine, pictureLineKey } from "../picture/picture-lines.ts";
import { specimensDir } from "../../../../registry/model/package-root.ts";

/** The commands of an outline, as SVG names them; each is stored as its index. */
export const PATH_OPERATIONS = ["M", "L", "Q", "C"] as const;

export type PathOperation = (typeof PATH_OPERATIONS)[number];

/** In the folder `specimens/`. */
export const OUTLINES_FILE = "outlines.bin";

/** A line of glyphs. Lengths are in em, y upwards from the baseline. */
export interface OutlinedLine {
  isRightToLeft: boolean;
  /** The sum of the advances. */
  width: number;
  /** The edges of what is drawn, which differ from the advances by the side bearings. */
  left: number;
  bottom: number;
  right: number;
  top: number;
  unitsPerEm: number;
  glyphs: readonly OutlinedGlyph[];
}

export interface OutlinedGlyph {
  /** Where its path begins in the file. */
  offset: number;
  /** Where it stands on its line. */
  x: number;
  y: number;
}

/** Prepared outlines of texts. */
export interface SpecimenOutlines {
  /** Paths and lines; `OutlineReader` reads the numbers of a path. */
  bytes: Uint8Array;
  /** The text's one or two lines; undefined where it has not been prepared, or has changed since. */
  linesOf: (line: PictureLine) => readonly OutlinedLine[] | undefined;
}

/** Reads the outlines of this package, as `syncOutlines` writes them. */
export function readSpecimenOutlines(): SpecimenOutlines {
  const bytes = inflateRawSync(readFileSync(join(specimensDir, OUTLINES_FILE)));
  const glyphCount = bytes.readUInt32LE(0);
  const lineCount = bytes.readUInt32LE(4);
  const offsets = new Map<number, number>();
  for (let index = 0; index < lineCount; index += 1) {
    const at = 8 + 4 * glyphCount + 10 * index;
    offsets.set(bytes.readUIntLE(at, 6), bytes.readUInt32LE(at + 6));
  }
  return {
    bytes,
    linesOf: (line) => {
      const offset = offsets.get(pictureLineKey(line));
      return offset === undefined ? undefined : linesAt(bytes, offset, line.unitsPerEm);
    },
  };
}

function linesAt(bytes: Buffer, offset: number, unitsPerEm: number): OutlinedLine[] {
  const reader = new OutlineReader(bytes, offset);
  return Array.from({ length: reader.unsigned() }, () => lineIn(reader, bytes, unitsPerEm));
}

function lineIn(reader: OutlineReader, bytes: Buffer, unitsPerEm: number): OutlinedLine {
  const isRightToLeft = reader.unsigned() === 1;
  const width = reader.signed() / unitsPerEm;
  const [left, bottom] = [reader.signed() / unitsPerEm, reader.signed() / unitsPerEm];
  const [right, top] = [reader.signed() / unitsPerEm, reader.signed() / unitsPerEm];
  let [x, y] = [0, 0];
  const glyphs = Array.from({ length: reader.unsigned() }, (): OutlinedGlyph => {
    const offset = bytes.readUInt32LE(8 + 4 * reader.unsigned());
    x += reader.signed();
    y += reader.signed();
    return { offset, x: x / unitsPerEm, y: y / unitsPerEm };
  });
  return { isRightToLeft, width, left, bottom, right, top, unitsPerEm, glyphs };
}

/** Reads the integers of the file: seven bits a byte, signed ones in zigzag order. */
export class OutlineReader {
  position: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes;
    this.position = position;
  }

  unsigned(): number {
    const first = this.#bytes[this.position++] ?? 0;
    return first < 128 ? first : this.#longer(first & 127);
  }

  signed(): number {
    const value = this.unsigned();
    return value & 1 ? -(value + 1) / 2 : value / 2;
  }

  #longer(low: number): number {
    let value = low;
    for (let shift = 7; ; shift += 7) {
      const byte = this.#bytes[this.position++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
