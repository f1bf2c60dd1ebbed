import { openTypeFile } from "../../../../registry/measures/font-file-facts.ts";
import { FONT_LIMITS } from "../../../../registry/measures/font-limits.ts";
import { Woff2Error, tagAt } from "../../../../registry/measures/woff2.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The OpenType font in a woff file of version 1.
 *
 * @throws Woff2Error when it would be too large, and RangeError or TypeError when it is damaged
 * @see W3C Recommendation, WOFF File Format 1.0, sections 3 and 4
 */
export async function sfntOfWoff(file: Bytes): Promise<Uint8Array> {
  const source = new DataView(file.buffer);
  const tables: Record<string, Uint8Array> = {};
  let bytes = 0;
  for (let entry = 44; entry < 44 + 20 * source.getUint16(12); entry += 20) {
    const offset = source.getUint32(entry + 4);
    const table = file.subarray(offset, offset + source.getUint32(entry + 8));
    const length = source.getUint32(entry + 12);
    bytes += length;
    if (bytes > FONT_LIMITS.tablesBytes)
      throw new Woff2Error(`has more than ${FONT_LIMITS.tablesBytes} bytes when decompressed`);
    tables[tagAt(file, entry)] = table.length < length ? await inflated(table, length) : table;
  }
  return openTypeFile(tables);
}

/** @throws RangeError as soon as it is longer */
async function inflated(table: Bytes, length: number): Promise<Bytes> {
  const bytes = new Uint8Array(length);
  let end = 0;
  const chunks = new Blob([table]).stream().pipeThrough(new DecompressionStream("deflate"));
  await chunks.pipeTo(
    new WritableStream({
      write: (chunk) => {
        bytes.set(chunk, end);
        end += chunk.length;
      },
    }),
  );
  return bytes;
}
