import { crc32, inflateSync } from "node:zlib";
import { encodePng, rowBytes } from "../../build/site/picture/png.ts";

const PALETTE = Array.from({ length: 16 }, (_, tone) => [255 - tone, 255 - tone, tone] as const);

interface Chunk {
  type: string;
  content: Buffer;
  isChecked: boolean;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({
      type: png.toString("latin1", at + 4, at + 8),
      content: png.subarray(at + 8, end),
      isChecked: png.readUInt32BE(end) === crc32(png.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return chunks;
}

const rows = Uint8Array.of(0, 0x01, 0x23, 0, 0xf0, 0x00);
const encoded = () => encodePng(4, 2, rows, PALETTE);

it.each([
  [1, 2],
  [4, 3],
  [5, 4],
])("has two pixels of a row of %i in a byte, behind one for the filter", (width, bytes) => {
  expect(rowBytes(width)).toBe(bytes);
});

it("begins with the signature of PNG", () => {
  expect(encoded().subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
});

it("states the size, four bits a pixel, and a palette", () => {
  const [header, palette] = chunksOf(encoded());
  expect(header?.content.toString("hex")).toBe("00000004000000020403000000");
  expect(palette?.content).toEqual(Buffer.from(PALETTE.flat()));
});

it("holds the rows, each behind the number of its filter", () => {
  const content = chunksOf(encoded()).find(({ type }) => type === "IDAT")?.content;
  expect(inflateSync(content!)).toEqual(Buffer.from(rows));
});

it("has the chunks of an indexed image in their order, each with its checksum", () => {
  expect(chunksOf(encoded()).map(({ type, isChecked }) => [type, isChecked])).toEqual([
    ["IHDR", true],
    ["PLTE", true],
    ["IDAT", true],
    ["IEND", true],
  ]);
});
