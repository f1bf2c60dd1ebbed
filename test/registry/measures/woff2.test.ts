import { brotliCompressSync } from "node:zlib";
import { FONT_LIMITS } from "../../../registry/measures/font-limits.ts";
import { woff2Tables } from "../../../registry/measures/woff2.ts";
import { brandBytes, brandBytesWith } from "../../fixtures/brand-font.ts";
import { openTypeTables, woff2Of, woff2Stating } from "../../fixtures/font-tables.ts";

/** Offsets in the header of a woff2 file. */
const [LENGTH, TABLE_COUNT, TABLES_BYTES] = [8, 12, 16];
const HEADER_BYTES = 48;

it("tables that WOFF2 does not transform are those that woff2-encoder restores", async () => {
  const tables = woff2Tables(brandBytes());
  const restored = await openTypeTables(brandBytes());
  expect(tables.size).toBe(Object.keys(restored).length);
  for (const tag of ["cmap", "hhea", "name", "OS/2", "post", "fvar"])
    expect(tables.get(tag)?.equals(restored[tag]!)).toBe(true);
});

it("the tables of a font by tag, whatever their length", () => {
  const tables = { glyf: Buffer.from("outlines"), loca: Buffer.of(), test: Buffer.alloc(200, 7) };
  expect(Object.fromEntries(woff2Tables(woff2Of(tables)))).toEqual(tables);
});

describe("a hostile file is refused, whatever it declares", () => {
  const bomb = brotliCompressSync(Buffer.alloc(40_000_000));
  const numbered = (count: number) =>
    woff2Of(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`t${at}`.padEnd(4), Buffer.of(1)]),
      ),
    );
  const withoutData = (file: Buffer, directoryBytes: number) =>
    Buffer.from(file.subarray(0, HEADER_BYTES + directoryBytes));
  const withDuplicate = woff2Of({ head: Buffer.alloc(54), hhea: Buffer.alloc(36) });
  withDuplicate.write("head", withDuplicate.indexOf("hhea"), "latin1");

  it.each<[string, Buffer, string]>([
    ["nothing", Buffer.alloc(0), "is not a woff2 font"],
    ["a text", Buffer.from("body { color: red }".repeat(10)), "is not a woff2 font"],
    ["a TrueType font", Buffer.from("00010000".repeat(20), "hex"), "is a TrueType font"],
    ["an OpenType font", Buffer.from("OTTO"), "is an OpenType font, not woff2; compress it"],
    ["a woff font", Buffer.from("wOFF"), "is a woff font, not woff2; compress it"],
    ["the signature alone", Buffer.from("wOF2"), "is incomplete"],
    ["half of a file", brandBytes().subarray(0, 9_000), "is incomplete"],
    ["a wrong length", brandBytesWith({ [LENGTH]: 7 }), "is incomplete"],
    ["a collection", brandBytesWith({ 4: 0x74746366 }), "is a collection of fonts"],
    ["101 tables", numbered(101), "has 101 tables, at most 100 are allowed"],
    ["65,535 tables", brandBytesWith({ [TABLE_COUNT]: 0xffff0000 }), "has 65535 tables"],
    ["4 GB of tables", brandBytesWith({ [TABLES_BYTES]: 0xffffffff }), "4294967295 bytes"],
    ["tables that do not decompress", brandBytesWith({ 20: 100 }), "cannot be decompressed"],
    ["a decompression bomb", woff2Stating([[1, 54]], bomb), "cannot be decompressed"],
    [
      "a decompression bomb that declares itself",
      woff2Stating([[1, 40_000_000]], bomb),
      `has 40000000 bytes when decompressed, at most ${FONT_LIMITS.tablesBytes} are allowed`,
    ],
    [
      "fewer bytes than it declares",
      woff2Stating([[1, 54]], brotliCompressSync(Buffer.alloc(53))),
      "is damaged: its tables are not as long as it declares",
    ],
    [
      "a directory that ends in a table",
      withoutData(woff2Stating([[1, 54]]), 1),
      "is incomplete: its directory of tables ends too early",
    ],
    [
      "a length of more than 32 bits",
      Buffer.concat([withoutData(woff2Stating([[1, 54]]), 1), Buffer.alloc(9, 0xff)]),
      "has an invalid directory of tables",
    ],
    [
      "a duplicate table, of which two readers could take different ones",
      withDuplicate,
      "is damaged: it has a duplicate table",
    ],
  ])("%s", (name, file, message) => {
    if (/^a (directory|length)/.test(name)) file.writeUInt32BE(file.length, LENGTH);
    const read = () => woff2Tables(file);
    expect(read).toThrow(expect.objectContaining({ name: "Woff2Error" }));
    expect(read).toThrow(message);
  });

  it("100 tables are read", () => {
    expect(woff2Tables(numbered(100)).size).toBe(100);
  });
});
