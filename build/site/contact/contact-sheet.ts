import { labelOf } from "../shared/cards/label.ts";
import { Canvas } from "../shared/picture/canvas.ts";
import { cardTextOf } from "../shared/picture/card-text.ts";
import { drawLines, drawRule, evenHeight, sizeToFit } from "../shared/picture/draw-lines.ts";
import {
  type PictureLine,
  type PictureLines,
  pictureLinesOf,
} from "../shared/picture/picture-lines.ts";
import { type PlainWeight, plainLettering } from "../shared/picture/plain-lettering.ts";
import { wrappedLines } from "../shared/picture/wrapped-lines.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import type { SpecimenOutlines } from "../shared/specimen/specimen-outlines.ts";

/** Where a text may be, in pixels. */
interface Cell {
  left: number;
  right: number;
  top: number;
}

const COLUMNS = 3;
const MOST_ROWS = 4;
/** More would be too small to choose by. */
export const MOST_PAIRINGS = COLUMNS * MOST_ROWS;

const MARGIN = 48;
const CELL = { width: 336, height: 352, gap: 48 };
const WIDTH = 2 * MARGIN + COLUMNS * CELL.width + (COLUMNS - 1) * CELL.gap;
const HEAD_HEIGHT = 96;
const FOOT_HEIGHT = 24;

/** Baselines are from the top: of the page, and of the cell. */
const HEAD = { baseline: 62, size: 32, weight: 600 } as const;
const COMMAND = { baseline: 298, size: 17, weight: 600 } as const;
const FAMILIES = { baseline: 322, size: 14.5, weight: 400 } as const;
/** The baseline of its last line. */
const NAME = { baseline: 122, size: 72, leading: 1.06, above: 90, below: 24 };
/** The baseline of its first line. A text in another script than Latin is shorter. */
const SENTENCE = { baseline: 178, size: 17, previewSize: 20, leading: 1.45, height: 94 };

const INK = 15;
const GREY = 10;
const FAINT = 2;

const canvas = new Canvas(WIDTH, HEAD_HEIGHT + MOST_ROWS * CELL.height + FOOT_HEIGHT);

/** The contact sheet of a tag, a PNG: each pairing with its name and a sentence in its faces, and what it is called. */
export function contactSheet(
  tag: string,
  pairings: readonly SitePairing[],
  { catalog, outlines }: Pick<Site, "catalog" | "outlines">,
): Buffer {
  const cells = pairings.map((pairing, index) => ({ pairing, cell: cellAt(index) }));
  canvas.clear();
  drawPlain(labelOf(tag), HEAD, { left: MARGIN, right: WIDTH - MARGIN, top: 0 }, outlines);
  for (const { pairing, cell } of cells) {
    const { item } = pairing;
    const lines = pictureLinesOf(item, (font) => catalog.fonts.get(font), cardTextOf(item));
    drawName(lines.name, cell, outlines);
    drawSentence(lines, cell, outlines);
  }
  canvas.ink(INK);
  for (const { cell } of cells) drawRules(cell);
  canvas.ink(FAINT);
  for (const { pairing, cell } of cells) {
    const { name, heading, body } = pairing;
    drawPlain(name, COMMAND, cell, outlines);
    const families = [...new Set([heading.title, body.title])];
    drawPlain(families.join(" + "), FAMILIES, cell, outlines);
  }
  canvas.ink(GREY);
  const rows = Math.ceil(pairings.length / COLUMNS);
  return canvas.toPng(HEAD_HEIGHT + rows * CELL.height + FOOT_HEIGHT);
}

function cellAt(index: number): Cell {
  const left = MARGIN + (index % COLUMNS) * (CELL.width + CELL.gap);
  const top = HEAD_HEIGHT + Math.floor(index / COLUMNS) * CELL.height;
  return { left, right: left + CELL.width, top };
}

/** Above a row, and between its cells. */
function drawRules({ left, top }: Cell): void {
  const middle = left - CELL.gap / 2;
  const rule =
    left === MARGIN
      ? { left, right: WIDTH - MARGIN, top, bottom: top + 1 }
      : { left: middle, right: middle + 1, top: top + 1, bottom: top + CELL.height };
  drawRule(rule, canvas.coverage);
}

/** As large as the width, and what is above and below the baseline, allow. */
function drawName(name: PictureLine, cell: Cell, outlines: SpecimenOutlines): void {
  const lines = outlines.linesOf(name) ?? [plainLettering(name.text, 600, outlines)];
  const { baseline, leading, above, below } = NAME;
  const [top = 0, bottom = 0] = [lines[0]?.top, lines.at(-1)?.bottom];
  const largest = Math.min(NAME.size, sizeToFit(lines, CELL.width), below / Math.max(0, -bottom));
  const size = Math.min(largest, above / (top + (lines.length - 1) * leading));
  const first = cell.top + baseline - (lines.length - 1) * Math.round(leading * size);
  drawLines(lines, { ...cell, first, size, leading }, outlines, canvas.coverage);
}

/** In as many lines as there is room for; a longer sentence is smaller. */
function drawSentence(
  { sentence, isPreview }: PictureLines,
  cell: Cell,
  outlines: SpecimenOutlines,
): void {
  const prepared = outlines.linesOf(sentence) ?? [plainLettering(sentence.text, 400, outlines)];
  const { baseline, leading, height } = SENTENCE;
  let size = (isPreview ? SENTENCE.previewSize : SENTENCE.size) * evenHeight(sentence);
  const wrapped = () => wrappedLines(prepared, sentence.text, CELL.width / size);
  let lines = wrapped();
  while (lines.length * leading * size > height || sizeToFit(lines, CELL.width) < size) {
    size *= 0.98;
    lines = wrapped();
  }
  const first = cell.top + baseline;
  drawLines(lines, { ...cell, first, size, leading }, outlines, canvas.coverage);
}

/** A text in the site's own face. */
function drawPlain(
  text: string,
  { baseline, size, weight }: { baseline: number; size: number; weight: PlainWeight },
  cell: Cell,
  outlines: SpecimenOutlines,
): void {
  const lines = [plainLettering(text, weight, outlines)];
  const fitted = Math.min(size, sizeToFit(lines, cell.right - cell.left));
  const block = { ...cell, first: cell.top + baseline, size: fitted, leading: 1 };
  drawLines(lines, block, outlines, canvas.coverage);
}
