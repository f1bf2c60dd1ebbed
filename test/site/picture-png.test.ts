import { crc32, inflateSync } from "node:zlib";
import { encodePng, rowBytes } from "../../build/site/shared/picture/png.ts";

const PALETTE = Array.from({ length: 16 }, (_, tone) => [255 - tone, 255 - tone, tone] as const);
const ROWS = Uint8Array.of(0, 0x01, 0x23, 0, 0xf0, 0x00);
const encoded = encodePng(4, 2, ROWS, PALETTE);

it.each([
  [1, 2],
  [4, 3],
  [5, 4],
])("has two pixels of a row of %i in a byte, behind one for the filter", (width, bytes) => {
  expect(rowBytes(width)).toBe(bytes);
});

it("is a PNG of the size, four bits a pixel, with a palette and the rows, each part with its checksum", () => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < encoded.length;) {
    const end = at + 8 + encoded.readUInt32BE(at);
    expect(encoded.readUInt32BE(end)).toBe(crc32(encoded.subarray(at + 4, end)));
    chunks.set(encoded.toString("latin1", at + 4, at + 8), encoded.subarray(at + 8, end));
    at = end + 4;
  }
  expect(encoded.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect(chunks.get("IHDR")?.toString("hex")).toBe("00000004000000020403000000");
  expect(chunks.get("PLTE")).toEqual(Buffer.from(PALETTE.flat()));
  expect(inflateSync(chunks.get("IDAT")!)).toEqual(Buffer.from(ROWS));
});
