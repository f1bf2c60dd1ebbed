import { FONT_LIMITS } from "../../../../registry/measures/font-limits.ts";
import { Woff2Error } from "../../../../registry/measures/woff2.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The OpenType font in a woff file of version 1.
 *
 * @throws Woff2Error when it would be too large, and RangeError or TypeError when it is damaged
 * @see W3C Recommendation, WOFF File Format 1.0, sections 3 and 4
 */
export async function sfntOfWoff(file: Bytes): Promise<Bytes> {
  const source = new DataView(file.buffer);
  const count = source.getUint16(12);
  const entries = Array.from({ length: count }, (_, index) => 44 + 20 * index);
  const lengthOf = (entry: number) => source.getUint32(entry + 12);
  let end = 12 + 16 * count;
  const bytes = entries.reduce((sum, entry) => sum + lengthOf(entry), end);
  if (bytes > FONT_LIMITS.tablesBytes)
    throw new Woff2Error(
      `has ${bytes} bytes when decompressed, at most ${FONT_LIMITS.tablesBytes} are allowed`,
    );
  const font = new Uint8Array(bytes);
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  for (const [index, entry] of entries.entries()) {
    const [offset, packed] = [source.getUint32(entry + 4), source.getUint32(entry + 8)];
    const table = file.subarray(offset, offset + packed);
    const record = 12 + 16 * index;
    font.set(file.subarray(entry, entry + 4), record);
    target.setUint32(record + 8, end);
    target.setUint32(record + 12, lengthOf(entry));
    font.set(packed < lengthOf(entry) ? await inflated(table, lengthOf(entry)) : table, end);
    end += lengthOf(entry);
  }
  return font;
}

/** @throws RangeError as soon as it is longer */
async function inflated(table: Bytes, length: number): Promise<Bytes> {
  const inflating = new Blob([table]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = inflating.getReader();
  const bytes = new Uint8Array(length);
  let end = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes.set(next.value, end);
    end += next.value.length;
  }
  return bytes;
}
