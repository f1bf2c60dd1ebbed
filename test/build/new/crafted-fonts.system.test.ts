import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import { localFontItem } from "../../../build/new/local-font-item.ts";
import { NewItemError } from "../../../build/new/write-new-file.ts";
import { sfntOf } from "../../../registry/measures/font-source.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { brandBytes } from "../../fixtures/brand-font.ts";
import { openTypeTables, woff2Of, wordsOf } from "../../fixtures/font-tables.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

type Tables = Readonly<Record<string, Buffer>>;

const SOUND = await openTypeTables(brandBytes());
const GLYPHS = SOUND["maxp"]!.readUInt16BE(4);
const GLYPH_OF_O = new Font(new Face(new Blob(await sfntOf(brandBytes())))).nominalGlyph(111);

/** An item that the schema accepts, or why there is none. */
async function itemOrMessage(tables: Tables): Promise<object | string> {
  const source = join(temporaryFolder(), "crafted.woff2");
  writeFileSync(source, woff2Of(tables));
  try {
    const { item } = await localFontItem({ name: "acme-sans", files: [source] });
    expect(schemaErrors("font", JSON.parse(JSON.stringify(item)))).toEqual([]);
    return item;
  } catch (error) {
    if (!(error instanceof NewItemError)) throw error;
    return error.message.replace(source, "It");
  }
}

/** A static font of these glyphs. */
function withGlyphs(glyphAt: (index: number) => Buffer): Tables {
  const { head, fvar: _, gvar: __, HVAR: ___, MVAR: ____, avar: _____, ...others } = SOUND;
  const glyphs = Array.from({ length: GLYPHS }, (_, index) => glyphAt(index));
  const loca = Buffer.alloc((GLYPHS + 1) * 4);
  for (const [index, { length }] of glyphs.entries())
    loca.writeUInt32BE(loca.readUInt32BE(index * 4) + length, (index + 1) * 4);
  const longOffsets = Buffer.from(head!);
  longOffsets.writeUInt16BE(1, 50);
  return { ...others, head: longOffsets, loca, glyf: Buffer.concat(glyphs) };
}

/** A glyph that consists of others. */
const compositeOf = (...parts: number[]) => {
  const last = parts.length - 1;
  const words = parts.flatMap((part, index) => [index < last ? 0x23 : 0x03, part, 0, 0]);
  return wordsOf(-1, 0, 0, 500, 500, ...words);
};

/** A glyph of two contours with so many points each. */
function glyphOf(points: number): Buffer {
  const zigzag = Array.from({ length: 2 * points }, (_, index) => (index % 2 === 0 ? 9 : -9));
  const flags = Buffer.alloc(2 * points, 1);
  const ends = wordsOf(2, 0, 0, 1000, 1000, points - 1, 2 * points - 1, 0);
  return Buffer.concat([ends, flags, wordsOf(...zigzag, ...zigzag)]);
}

it.each(Object.keys(SOUND))(
  "%s missing, cut or damaged: an item that validation accepts or a NewItemError, nothing else",
  async (tag) => {
    const { [tag]: table = Buffer.of(), ...others } = SOUND;
    await itemOrMessage(others);
    await itemOrMessage({ ...others, [tag]: table.subarray(0, table.length / 2) });
    for (const byte of [0, 0x7f, 0xff]) {
      const damaged = Buffer.from(table);
      for (let offset = 5; offset < table.length; offset += 31) damaged[offset] = byte;
      await itemOrMessage({ ...others, [tag]: damaged });
    }
  },
);

it.each<[string, () => Tables]>([
  ["glyphs that consist of themselves", () => withGlyphs((index) => compositeOf(index, index))],
  [
    "glyphs of which each consists of the next eight times",
    () => withGlyphs((index) => compositeOf(...Array<number>(8).fill((index + 1) % GLYPHS))),
  ],
  [
    "an o of 60,000 points",
    () => withGlyphs((index) => (index === GLYPH_OF_O ? glyphOf(30_000) : Buffer.of())),
  ],
])("%s are measured", async (_, tables) => {
  expect(await itemOrMessage(tables())).toMatchObject({ name: "acme-sans" });
});

it.each<[string, () => Tables, string]>([
  [
    "a font without glyf",
    () => Object.fromEntries(Object.entries(SOUND).filter(([tag]) => tag !== "glyf")),
    "It is damaged: it has no table of outlines.",
  ],
  [
    "outlines without their offsets",
    () => Object.fromEntries(Object.entries(SOUND).filter(([tag]) => tag !== "loca")),
    "It is damaged: its outlines cannot be decompressed. Export it again.",
  ],
  [
    "letters without a width",
    () => ({ ...SOUND, hmtx: Buffer.alloc(SOUND["hmtx"]!.length), HVAR: Buffer.of() }),
    "The files give the item an invalid /meta/metrics/xWidthAvg, which must be >= 1. Export them again.",
  ],
])("%s is refused, and not with a stack trace", async (_, tables, message) => {
  expect(await itemOrMessage(tables())).toBe(message);
});

it("a family with the control characters of a terminal is not shown", async () => {
  const text = Buffer.from("Acme\u001b[2J Sans", "utf16le").swap16();
  const name = Buffer.concat([wordsOf(0, 1, 18, 3, 1, 0x409, 1, text.length, 0), text]);
  expect(await itemOrMessage({ ...SOUND, name })).toMatchObject({ title: "Acme Sans" });
});
