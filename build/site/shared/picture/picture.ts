import { MEASURE, type PictureLine, type PictureLines } from "./picture-lines.ts";
import { plainLettering } from "./plain-lettering.ts";
import type { SpecimenOutlines } from "../specimen/specimen-outlines.ts";
import { Canvas } from "./canvas.ts";
import { drawLine } from "./draw-line.ts";
import { drawLines, drawRule, evenHeight, sizeToFit } from "./draw-lines.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const LEFT = (PICTURE_WIDTH - MEASURE) / 2;
const RIGHT = LEFT + MEASURE;
const TOP = 72;
const RULE = { left: LEFT, right: RIGHT, top: 508, bottom: 510 };
const FOOT_BASELINE = 560;
/** Of the last line. */
const SENTENCE_BASELINE = RULE.top - 44;

const INK = 15;
const GREY = 10;
const FAINT = 2;

const NAME = { largest: 264, tallest: 256, leading: 1.06, spaceBelow: 72 };
const SENTENCE = { oneLine: 36, twoLines: 36, leading: 1.4 };
/** Of a text in another script, which is shorter. */
const PREVIEW = { oneLine: 64, twoLines: 44, leading: 1.5 };
const FOOT = { size: 25, gap: 40 };

const canvas = new Canvas(PICTURE_WIDTH, PICTURE_HEIGHT);

/**
 * The social picture of a pairing, a PNG: its name in its heading face, a sentence in its text face, the
 * names of its families. A text without prepared outlines is drawn in the site's own face.
 */
export function pictureOf(
  lines: PictureLines,
  outlines: SpecimenOutlines,
  registryName: string,
): Buffer {
  canvas.clear();
  const top = drawSentence(lines, outlines);
  drawName(lines.name, top - NAME.spaceBelow, outlines);
  canvas.ink(INK);
  drawRule(RULE, canvas.coverage);
  canvas.ink(FAINT);
  drawFoot(lines.families, outlines, registryName);
  canvas.ink(GREY);
  return canvas.toPng();
}

/** From the top margin downwards, as large as the width allows, and the space above what follows. */
function drawName(name: PictureLine, bottom: number, outlines: SpecimenOutlines): void {
  const lines = outlines.linesOf(name) ?? [plainLettering(name.text, 600, outlines)];
  const [top = 0, descent = 0] = [lines[0]?.top, lines.at(-1)?.bottom];
  const height = top - descent + (lines.length - 1) * NAME.leading;
  const tallest = Math.min(NAME.tallest, bottom - TOP);
  const size = Math.min(NAME.largest, tallest / height, sizeToFit(lines, MEASURE));
  const block = { left: LEFT, right: RIGHT, first: TOP + top * size, size, leading: NAME.leading };
  drawLines(lines, block, outlines, canvas.coverage);
}

/**
 * The last line stands on the same baseline in every picture.
 *
 * @returns where the first line's ink begins
 */
function drawSentence({ sentence, isPreview }: PictureLines, outlines: SpecimenOutlines): number {
  const lines = outlines.linesOf(sentence) ?? [plainLettering(sentence.text, 400, outlines)];
  const { oneLine, twoLines, leading } = isPreview ? PREVIEW : SENTENCE;
  const largest = (lines.length === 1 ? oneLine : twoLines) * evenHeight(sentence);
  const size = Math.min(largest, sizeToFit(lines, MEASURE));
  const first = SENTENCE_BASELINE - (lines.length - 1) * Math.round(leading * size);
  drawLines(lines, { left: LEFT, right: RIGHT, first, size, leading }, outlines, canvas.coverage);
  return first - (lines[0]?.top ?? 0) * size;
}

function drawFoot(
  families: readonly PictureLine[],
  outlines: SpecimenOutlines,
  registryName: string,
): void {
  const site = plainLettering(registryName, 600, outlines);
  const siteX = RIGHT - site.right * FOOT.size;
  drawLine(site, outlines.bytes, { x: siteX, y: FOOT_BASELINE, size: FOOT.size }, canvas.coverage);
  const names = families.map((family) => ({
    line: outlines.linesOf(family)?.[0] ?? plainLettering(family.text, 400, outlines),
    size: FOOT.size * evenHeight(family),
  }));
  const width = names.reduce((sum, { line, size }) => sum + (line.right - line.left) * size, 0);
  const room = siteX - LEFT - FOOT.gap * names.length;
  const fit = Math.min(1, room / width);
  let x = LEFT;
  for (const { line, size } of names) {
    const fitted = size * fit;
    const at = { x: x - line.left * fitted, y: FOOT_BASELINE, size: fitted };
    drawLine(line, outlines.bytes, at, canvas.coverage);
    x += (line.right - line.left) * fitted + FOOT.gap;
  }
}
