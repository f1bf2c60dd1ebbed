import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { coveredSubsets, missingLetter } from "../../../registry/measures/covered-subsets.ts";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import { FONT_LIMITS } from "../../../registry/measures/font-limits.ts";
import { Woff2Error, woff2Tables } from "../../../registry/measures/woff2-tables.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { brandBytes, brandBytesWith } from "../../fixtures/brand-font.ts";
import { woff2Of, woff2Stating } from "../../fixtures/font-tables.ts";
import { readJson } from "../../fixtures/read.ts";

const specimen = (name: string) =>
  readFileSync(join(ownRegistryDir, "specimens/faces", `${name}.woff2`));

/** Offsets in the header of a woff2 file. */
const [LENGTH, TABLE_COUNT, TABLES_BYTES] = [8, 12, 16];

describe("a file states what the shipped item of its face does", () => {
  it.each([
    ["unbounded-500-700", "unbounded"],
    ["source-serif-4-400-italic", "source-serif-4"],
    ["ibm-plex-mono-400", "ibm-plex-mono"],
    ["abril-fatface-400", "abril-fatface"],
  ])("%s", (file, name) => {
    const { meta } = readJson(join(ownRegistryDir, "fonts", `${name}.json`)) as FontItem;
    const { unitsPerEm, ascent, descent, lineGap } = meta!.metrics!;
    const facts = fontFileFacts(specimen(file));
    expect(facts).toMatchObject({ unitsPerEm, ascent, descent, lineGap });
    expect(facts.isItalic).toBe(file.endsWith("italic"));
  });

  it("the axis of weights that was cut", () => {
    const [axis, ...others] = fontFileFacts(brandBytes()).axes;
    expect(axis).toMatchObject({ tag: "wght", min: 500, max: 700 });
    expect(others).toEqual([]);
  });

  it("the characters that it has", () => {
    const { hasCharacter } = fontFileFacts(specimen("source-serif-4-greek-400-700"));
    const has = (character: string) => hasCharacter(character.codePointAt(0)!);
    expect(["α", "Ω", "ж", "漢", "\u{1f600}"].map(has)).toEqual([true, true, false, false, false]);
    expect(coveredSubsets(hasCharacter)).not.toContain("latin");
    expect(missingLetter("cyrillic", hasCharacter)).toBe("А");
  });
});

describe("a table's tag is the one that its number has in WOFF2", () => {
  it.each(
    [
      ...["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf"],
      ...["loca", "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT"],
      ...["VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT"],
      ...["CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc", "bsln", "cvar"],
      ...["fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd"],
      ...["prop", "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill"],
    ].map((tag, number) => [number, tag] as const),
  )("%i is %s", (number, tag) => {
    // Outlines as they are have the version 3, all else the version 0.
    const flags = tag === "glyf" || tag === "loca" ? 0xc0 | number : number;
    const content = Buffer.from("of the table");
    expect([...woff2Tables(woff2Stating([[flags, content]]))]).toEqual([[tag, content]]);
  });
});

describe("a hostile file is refused, whatever it states", () => {
  it.each<[string, Buffer, string]>([
    ["nothing", Buffer.alloc(0), "is not a woff2 font"],
    ["the signature alone", Buffer.from("wOF2"), "is incomplete"],
    ["a text", Buffer.from("body { color: red }".repeat(10)), "is not a woff2 font"],
    ["a TrueType font", Buffer.from("00010000".repeat(20), "hex"), "is a TrueType font"],
    ["half of a file", brandBytes().subarray(0, 9_000), "is incomplete"],
    ["a wrong length", brandBytesWith({ [LENGTH]: 7 }), "is incomplete"],
    ["a collection", brandBytesWith({ 4: 0x74746366 }), "is a collection of fonts"],
    ["65,535 tables", brandBytesWith({ [TABLE_COUNT]: 0xffff0000 }), "has 65535 tables"],
    ["4 GB of tables", brandBytesWith({ [TABLES_BYTES]: 0xffffffff }), "4294967295 bytes"],
    ["tables that do not decompress", brandBytesWith({ 20: 100 }), "is damaged"],
    ["no tables", woff2Stating([]), "is damaged: it has no table head"],
    ["a table that is too short", woff2Stating([[1, Buffer.alloc(4)]]), "is damaged"],
  ])("%s", (_, file, message) => {
    expect(() => fontFileFacts(file)).toThrow(Woff2Error);
    expect(() => fontFileFacts(file)).toThrow(message);
  });

  it.each([
    ["OTTO", "is an OpenType font, not woff2; compress it, for example with: npx woff2-encoder"],
    ["wOFF", "is a woff font, not woff2; compress it, for example with: npx woff2-encoder"],
  ])("the signature %s", (signature, message) => {
    const file = Buffer.from(signature.padEnd(100));
    expect(() => woff2Tables(file)).toThrow(expect.objectContaining({ message }));
  });

  it.each<[string, Buffer, string]>([
    [
      "a directory that ends in a table",
      withoutData(woff2Stating([[1, 54]]), 1),
      "is incomplete: its directory of tables ends too early",
    ],
    [
      "a length of more than 32 bits",
      Buffer.concat([woff2Stating([[1, 54]]).subarray(0, 49), Buffer.alloc(9, 0xff)]),
      "has an invalid directory of tables",
    ],
    [
      "fewer bytes than the tables have",
      woff2Stating([[1, 54]], brotliCompressSync(Buffer.alloc(53))),
      "is damaged: its tables are not as long as it states",
    ],
  ])("%s", (_, file, message) => {
    file.writeUInt32BE(file.length, LENGTH);
    expect(() => woff2Tables(file)).toThrow(expect.objectContaining({ message }));
  });

  it.each([
    [100, "nothing"],
    [101, "has 101 tables, at most 100 are allowed"],
  ])("%i tables: %s", (count, message) => {
    const tables = Array.from({ length: count }, (_, index) => [
      `t${index}`.padEnd(4),
      Buffer.of(1),
    ]);
    const read = () => woff2Tables(woff2Of(Object.fromEntries(tables)));
    if (message === "nothing") expect(read().size).toBe(count);
    else expect(read).toThrow(expect.objectContaining({ message }));
  });

  it("every byte of a file replaced in turn: facts or a Woff2Error, nothing else", () => {
    const bytes = brandBytes();
    // The header and the directory of tables.
    for (let offset = 0; offset < 160; offset += 1) {
      for (const value of [0, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[offset] = value;
        try {
          fontFileFacts(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(Woff2Error);
        }
      }
    }
  });

  it("a decompression bomb: no more is decompressed than the tables are said to have", () => {
    const bomb = brotliCompressSync(Buffer.alloc(200_000_000));
    expect(bomb.length).toBeLessThan(1_000);
    expect(() => woff2Tables(woff2Stating([[1, 54]], bomb))).toThrow("cannot be decompressed");
    const stated = woff2Stating([[1, 200_000_000]], bomb);
    expect(() => woff2Tables(stated)).toThrow(`at most ${FONT_LIMITS.tablesBytes} are allowed`);
  });
});

it("the tables of a font by tag, whatever their length", () => {
  const tables = {
    glyf: Buffer.from("outlines"),
    loca: Buffer.from("12"),
    test: Buffer.alloc(200, 7),
  };
  expect(Object.fromEntries(woff2Tables(woff2Of(tables)))).toEqual(tables);
});

/** The file cut off after its header and so many bytes of its directory. */
function withoutData(file: Buffer, directoryBytes: number): Buffer {
  return Buffer.from(file.subarray(0, 48 + directoryBytes));
}
