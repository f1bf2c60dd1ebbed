import type { FontItem } from "../../../registry/model/items.ts";
import type { PictureLine } from "../../site/picture/picture-lines.ts";
import { slugOf } from "../../../registry/faces/provider-names.ts";
import { sheetFiles } from "../fonts/fontsource-sheet.ts";
import { type SetLine, type ShapedLine, lineSetter } from "./shaped-line.ts";
import { shortenedTexts, twoLineBreaks } from "./text-breaks.ts";

/**
 * A text as HarfBuzz sets it, in one line or in two of nearly the same width.
 *
 * @param folder the unpacked Fontsource package of the font
 * @returns undefined where the font has no file, or lacks one of the characters
 */
export async function outlinedText(
  line: PictureLine,
  font: FontItem,
  folder: string,
): Promise<readonly ShapedLine[] | undefined> {
  const slug = slugOf(font.title);
  const names = ["opsz", "wght", String(line.weight), `${line.weight}-italic`];
  const files = names.map((name) => sheetFiles(folder, slug, name)).find((sheet) => sheet);
  if (files === undefined) return undefined;
  const setLine = await lineSetter(files, line, `${line.text}…`);
  return brokenLines(line, setLine);
}

function brokenLines(
  { text, unitsPerEm, oneLineWidth, widestLine }: PictureLine,
  setLine: SetLine,
): ShapedLine[] | undefined {
  const whole = setLine(text);
  if (whole === undefined) return undefined;
  if (whole.width <= oneLineWidth * unitsPerEm) return [whole];
  const balanced = balancedLines(text, setLine);
  if (balanced === undefined) return [whole];
  if (widthOf(balanced) <= widestLine * unitsPerEm) return balanced;
  for (const shortened of shortenedTexts(text)) {
    const lines = balancedLines(shortened, setLine);
    if (lines && widthOf(lines) <= widestLine * unitsPerEm) return lines;
  }
  return balanced;
}

/** The two lines whose wider one is as narrow as possible; undefined where the text has no break. */
function balancedLines(text: string, setLine: SetLine): ShapedLine[] | undefined {
  const pairs = twoLineBreaks(text).map((parts) => parts.flatMap((part) => setLine(part) ?? []));
  return pairs
    .filter(({ length }) => length === 2)
    .reduce<ShapedLine[] | undefined>(
      (best, pair) => (best && widthOf(best) <= widthOf(pair) ? best : pair),
      undefined,
    );
}

function widthOf(lines: readonly ShapedLine[]): number {
  return Math.max(...lines.map(({ width }) => width));
}
