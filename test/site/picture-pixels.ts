import { inflateSync } from "node:zlib";
import type { Coverage } from "../../build/site/shared/picture/coverage.ts";

/** The shades of each row, drawn in the darkest ink: a hexadecimal digit a pixel. */
export function shadesOf(coverage: Coverage): string[] {
  return Array.from({ length: coverage.height }, (_, row) => {
    const pixels = new Uint8Array(coverage.width / 2);
    coverage.drawRow(row, 15, pixels, 0);
    return Buffer.from(pixels).toString("hex");
  });
}

/** The tones of each row of a PNG of 16 colors, a hexadecimal digit a pixel. */
export function tonesOf(png: Buffer): string[] {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const rows = inflateSync(contentOf(png, "IDAT"));
  const bytes = rows.length / height;
  return Array.from({ length: height }, (_, row) =>
    rows
      .subarray(row * bytes + 1, (row + 1) * bytes)
      .toString("hex")
      .slice(0, width),
  );
}

/** The colors of a PNG, each as its hexadecimal digits. */
export function paletteOf(png: Buffer): string[] {
  return contentOf(png, "PLTE").toString("hex").match(/.{6}/g) ?? [];
}

function contentOf(png: Buffer, chunk: string): Buffer {
  const at = png.indexOf(chunk, 0, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}
