import { brotliDecompressSync } from "node:zlib";
import { FONT_LIMITS } from "./font-limits.ts";

/** A file that is not a woff2 font, or not one that can be used; the message is a predicate. */
export class Woff2Error extends Error {
  override name = "Woff2Error";
}

/** Tables by tag; those that nothing here reads may go by their number in the directory. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 48;

/** The tags of the tables that are read, by their numbers in a directory of tables. */
const KNOWN_TAGS: ReadonlyMap<number, string> = new Map([
  [0, "cmap"],
  [1, "head"],
  [2, "hhea"],
  [5, "name"],
  [6, "OS/2"],
  [7, "post"],
  [10, "glyf"],
  [11, "loca"],
  [13, "CFF "],
  [32, "CBDT"],
  [37, "sbix"],
  [47, "fvar"],
]);

/**
 * The tables of a woff2 file as it stores them: outlines have another form there than in OpenType, which
 * only woff2-encoder restores. Nothing larger than FONT_LIMITS allows is decompressed, whatever the file
 * declares; woff2-encoder has no such bound, and cannot be called without waiting.
 *
 * @throws Woff2Error when the file is not a complete woff2 font
 * @see W3C Recommendation, WOFF File Format 2.0, section 4
 */
export function woff2Tables(file: Buffer): FontTables {
  const { entries, bytes, end } = directoryOf(file);
  const data = decompressed(file.subarray(end, end + file.readUInt32BE(20)), bytes);
  let offset = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      offset += length;
      return [tag, data.subarray(offset - length, offset)];
    }),
  );
}

/**
 * The bytes that `woff2Tables` would decompress a file to, as it declares them.
 *
 * @throws Woff2Error for more than one file may have, and when the directory of tables is invalid
 */
export function woff2TablesBytes(file: Uint8Array): number {
  return directoryOf(file).bytes;
}

/** What a file declares: its tables, their size decompressed, and where the compressed ones begin. */
function directoryOf(file: Uint8Array) {
  if (tagAt(file, 0) !== "wOF2") throw new Woff2Error(formatProblem(tagAt(file, 0)));
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER_BYTES || header.getUint32(8) !== file.length)
    throw new Woff2Error("is incomplete: its length is not the one that it declares");
  if (tagAt(file, 4) === "ttcf")
    throw new Woff2Error("is a collection of fonts; export a file for each");
  const { entries, end } = entriesOf(file, header.getUint16(12));
  const bytes = entries.reduce((sum, { length }) => sum + length, 0);
  const largest = Math.max(bytes, header.getUint32(16));
  if (largest > FONT_LIMITS.tablesBytes)
    throw new Woff2Error(
      `has ${largest} bytes when decompressed, at most ${FONT_LIMITS.tablesBytes} are allowed`,
    );
  if (new Set(entries.map(({ tag }) => tag)).size < entries.length)
    throw new Woff2Error("is damaged: it has a duplicate table");
  return { entries, bytes, end };
}

/** The four characters at an offset. */
export function tagAt(file: Uint8Array, offset: number): string {
  return String.fromCharCode(...file.subarray(offset, offset + 4));
}

function formatProblem(signature: string): string {
  const format = { "\0\u0001\0\0": "a TrueType", OTTO: "an OpenType", wOFF: "a woff" }[signature];
  return format === undefined
    ? "is not a woff2 font"
    : `is ${format} font, not woff2; compress it, for example with: npx woff2-encoder`;
}

function entriesOf(file: Uint8Array, count: number) {
  if (count > FONT_LIMITS.tables)
    throw new Woff2Error(`has ${count} tables, at most ${FONT_LIMITS.tables} are allowed`);
  let end = HEADER_BYTES;
  const nextByte = () => {
    const byte = file[end];
    if (byte === undefined)
      throw new Woff2Error("is incomplete: its directory of tables ends too early");
    end += 1;
    return byte;
  };
  const entries = Array.from({ length: count }, () => {
    const flags = nextByte();
    const known = flags & 0x3f;
    const tag =
      known === 0x3f
        ? String.fromCharCode(nextByte(), nextByte(), nextByte(), nextByte())
        : (KNOWN_TAGS.get(known) ?? `number ${known}`);
    const version = flags >> 6;
    // The outlines are transformed unless they say otherwise, other tables only if they say so.
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const length = base128(nextByte);
    return { tag, length: isTransformed ? base128(nextByte) : length };
  });
  return { entries, end };
}

/** UIntBase128: seven bits a byte, at most five bytes. */
function base128(nextByte: () => number): number {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = nextByte();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  throw new Woff2Error("has an invalid directory of tables");
}

function decompressed(stream: Buffer, bytes: number): Buffer {
  let data: Buffer;
  try {
    data = brotliDecompressSync(stream, { maxOutputLength: Math.max(bytes, 1) });
  } catch {
    throw new Woff2Error("is damaged: its tables cannot be decompressed");
  }
  if (data.length !== bytes)
    throw new Woff2Error("is damaged: its tables are not as long as it declares");
  return data;
}
