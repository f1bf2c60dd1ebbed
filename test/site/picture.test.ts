import { inflateSync } from "node:zlib";
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  pictureOf,
} from "../../build/site/shared/picture/picture.ts";
import { rowBytes } from "../../build/site/shared/picture/png.ts";
import { readSpecimenOutlines } from "../../build/site/shared/specimen/specimen-outlines.ts";
import { catalog, pictureLines } from "./own-registry.ts";

const MARGIN = 72;

const outlines = readSpecimenOutlines();

const pairing = (name: string) => catalog.pairings.get(name)!;

const picture = (name: string) =>
  pictureOf(pictureLines(pairing(name)), outlines, "Typography Registry");

/** The columns with ink, first and last, in rows `from` to `to`; undefined without any. */
function inkedColumns(png: Buffer, from: number, to: number): [number, number] | undefined {
  const data = png.indexOf("IDAT", 0, "latin1");
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  let [first, last] = [Infinity, -Infinity];
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < PICTURE_WIDTH; column += 1) {
      const pair = rows[row * rowBytes(PICTURE_WIDTH) + 1 + (column >> 1)]!;
      if ((column & 1 ? pair & 15 : pair >> 4) < 2) continue;
      first = Math.min(first, column);
      last = Math.max(last, column);
    }
  }
  return first === Infinity ? undefined : [first, last];
}

it("is the same bytes every time, whatever was drawn before", () => {
  const first = picture("minimal");
  picture("caravanserai");
  expect(picture("minimal")).toEqual(first);
});

it("differs for every pairing", () => {
  const names = [...catalog.pairings.keys()].slice(0, 10);
  expect(new Set(names.map((name) => picture(name).toString("base64"))).size).toBe(names.length);
});

it.each(["minimal", "caravanserai", "engawa", "temple-drum"])("keeps the margins: %s", (name) => {
  const png = picture(name);
  expect(inkedColumns(png, 0, MARGIN - 1)).toBeUndefined();
  expect(inkedColumns(png, PICTURE_HEIGHT - 60, PICTURE_HEIGHT)).toBeUndefined();
  const [left, right] = inkedColumns(png, 0, PICTURE_HEIGHT)!;
  expect(left).toBeGreaterThanOrEqual(MARGIN - 1);
  expect(right).toBeLessThanOrEqual(PICTURE_WIDTH - MARGIN);
});

it.each(["minimal", "editorial", "first-dance"])(
  "aligns the ink of the name with the left margin, without its side bearing: %s",
  (name) => {
    const [left] = inkedColumns(picture(name), 0, 300)!;
    expect(Math.abs(left - MARGIN)).toBeLessThanOrEqual(1);
  },
);

it("aligns a text that is read from the right with the right margin", () => {
  const [left, right] = inkedColumns(picture("caravanserai"), 400, 500)!;
  expect(left).toBeGreaterThan(2 * MARGIN);
  expect(Math.abs(right - (PICTURE_WIDTH - MARGIN))).toBeLessThanOrEqual(1);
});

it("sets a title of two families in two lines, the second from the ampersand on", () => {
  const { name } = pictureLines(pairing("libre-baskerville-libre-franklin"));
  const [first, second] = outlines.linesOf(name)!;
  // "Libre Baskerville" and "& Libre Franklin", of which spaces have no outlines.
  expect([first?.glyphs.length, second?.glyphs.length]).toEqual([16, 14]);
});

it("has outlines of every text of the pairings that the package ships", () => {
  const missing = [...catalog.pairings.values()].flatMap((item) => {
    const { name, sentence, families } = pictureLines(item);
    return [name, sentence, ...families].filter((line) => outlines.linesOf(line) === undefined);
  });
  expect(missing.map(({ font, text }) => `${font}: ${text}`)).toEqual([]);
});

it("draws a pairing of another registry in the site's own face", () => {
  const own = {
    ...pairing("minimal"),
    title: "House Style",
    description: "Set with care, for us.",
  };
  const png = pictureOf(pictureLines(own), outlines, "Typography Registry");
  const [nameLeft, nameRight] = inkedColumns(png, 72, 300)!;
  expect(nameRight - nameLeft).toBeGreaterThan(PICTURE_WIDTH / 2);
  expect(inkedColumns(png, 420, 480)).toBeDefined();
});

it("has no outlines of a text that has changed", () => {
  const { name } = pictureLines(pairing("minimal"));
  expect(outlines.linesOf({ ...name, weight: name.weight + 1 })).toBeUndefined();
  expect(outlines.linesOf({ ...name, tracking: 0 })).toBeUndefined();
  expect(outlines.linesOf({ ...name, text: "Minimum" })).toBeUndefined();
});
