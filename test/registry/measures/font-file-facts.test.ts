import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { coveredSubsets, missingLetter } from "../../../registry/measures/covered-subsets.ts";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import {
  MAX_TABLES_BYTES,
  Woff2Error,
  woff2Tables,
} from "../../../registry/measures/woff2-tables.ts";
import type { FontItem } from "../../../registry/items.ts";
import { ownRegistryDir } from "../../../registry/package-root.ts";
import { brandBytes, brandBytesWith } from "../../fixtures/brand-font.ts";
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
    ["no tables", fileOf([]), "is damaged: it has no table head"],
    ["a table that is too short", fileOf([[1, Buffer.alloc(4)]]), "is damaged"],
  ])("%s", (_, file, message) => {
    expect(() => fontFileFacts(file)).toThrow(Woff2Error);
    expect(() => fontFileFacts(file)).toThrow(message);
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
    expect(() => woff2Tables(fileOf([[1, 54]], bomb))).toThrow("cannot be decompressed");
    const stated = fileOf([[1, 200_000_000]], bomb);
    expect(() => woff2Tables(stated)).toThrow(`at most ${MAX_TABLES_BYTES} are allowed`);
  });
});

/** A woff2 file of tables, each the number of its tag, and its content or the length that is stated. */
function fileOf(tables: [tag: number, content: Buffer | number][], stream?: Buffer): Buffer {
  const contents = tables.map(([, content]) => (Buffer.isBuffer(content) ? content : Buffer.of()));
  const data = stream ?? brotliCompressSync(Buffer.concat(contents));
  const directory = tables.flatMap(([tag, content]) => {
    const length = Buffer.isBuffer(content) ? content.length : content;
    // Seven bits a byte, the highest first.
    const digits = [28, 21, 14, 7].map((shift) => 0x80 | ((length >>> shift) & 0x7f));
    return [tag, ...digits.slice(digits.findIndex((digit) => digit > 0x80)), length & 0x7f];
  });
  const header = Buffer.from(brandBytes().subarray(0, 48));
  header.writeUInt16BE(tables.length, TABLE_COUNT);
  header.writeUInt32BE(0, TABLES_BYTES);
  header.writeUInt32BE(data.length, 20);
  const file = Buffer.concat([header, Buffer.from(directory), data]);
  file.writeUInt32BE(file.length, LENGTH);
  return file;
}
