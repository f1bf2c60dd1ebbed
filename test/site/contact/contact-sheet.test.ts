import { contactSheet } from "../../../build/site/contact/contact-sheet.ts";
import { wrappedLines } from "../../../build/site/shared/picture/wrapped-lines.ts";
import type { SitePairing } from "../../../build/site/shared/site.ts";
import { readSpecimenOutlines } from "../../../build/site/shared/specimen/specimen-outlines.ts";
import { catalog, pictureLines, sitePairings as all } from "../own-registry.ts";
import { tonesOf } from "../picture-pixels.ts";

const MAX_BYTES = 250_000;
const [WIDTH, MARGIN, HEAD, ROW, FOOT] = [1200, 48, 96, 352, 24];

const outlines = readSpecimenOutlines();
const pairing = (name: string) => all.find((one) => one.name === name)!;
const sheetOf = (some: readonly SitePairing[]) => contactSheet("calm", some, { catalog, outlines });

/** Whether a column of rows has ink, hairlines apart. */
const hasInk = (rows: readonly string[]) => (column: number) =>
  rows.some((tones) => tones.charAt(column) > "2");

const columns = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

it.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [12, 4],
])("of %i pairings has %i rows", (count, rows) => {
  const png = sheetOf(all.slice(0, count));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEAD + rows * ROW + FOOT]);
});

it("is the same bytes every time, whatever was drawn before", () => {
  const first = sheetOf(all.slice(0, 2));
  sheetOf(all.slice(20, 32));
  expect(sheetOf(all.slice(0, 2))).toEqual(first);
});

it.each([
  ["of long and two-line names", ["libre-baskerville-libre-franklin", "breakfast-show", "agency"]],
  ["of swashes and deep descenders", ["overture", "artist-proof", "deed-box", "invitation"]],
  ["of other scripts", ["caravanserai", "satchel", "jasmine-rope", "temple-drum", "flower-string"]],
  ["of long sentences", ["space-mono-alone", "movie-poster", "poppins-alone", "love-letter"]],
])("keeps margins and the paper around hairlines free: %s", (_, names) => {
  const rows = tonesOf(sheetOf(names.map(pairing)));
  const between = [...columns(0, MARGIN - 2), ...columns(387, 429), ...columns(771, 813)];
  expect([...between, ...columns(WIDTH - MARGIN + 2, WIDTH)].filter(hasInk(rows))).toEqual([]);
  for (let top = HEAD; top < rows.length - FOOT; top += ROW) {
    const near = [...rows.slice(top - 20, top), ...rows.slice(top + 1, top + 20)];
    expect(columns(0, WIDTH).filter(hasInk(near))).toEqual([]);
  }
});

it("is of at most 250 KB", () => {
  const dense = sheetOf(all.slice(0, 12));
  expect(dense.length).toBeGreaterThan(50_000);
  expect(dense.length).toBeLessThanOrEqual(MAX_BYTES);
});

it("sets the sentence of every pairing in English at 13 pixels at least, in four lines at most", () => {
  const small = all.filter((one) => {
    const { sentence, isPreview } = pictureLines(one.item);
    const prepared = outlines.linesOf(sentence)!;
    return !isPreview && wrappedLines(prepared, sentence.text, 336 / 13).length > 4;
  });
  expect(small.map(({ name }) => name)).toEqual([]);
});

it("draws a pairing of another registry in the site's own face, a long sentence inside its cell", () => {
  const minimal = pairing("minimal");
  const description = "A sentence that does not end, set with care by us and for us, ".repeat(9);
  const own = { ...minimal, item: { ...minimal.item, title: "House Style", description } };
  const rows = tonesOf(sheetOf([own])).slice(HEAD);
  expect(columns(MARGIN, 384).some(hasInk(rows.slice(160, 274)))).toBe(true);
  expect(columns(0, WIDTH).filter(hasInk(rows.slice(274, 280)))).toEqual([]);
  expect(columns(387, WIDTH).filter(hasInk(rows))).toEqual([]);
});
