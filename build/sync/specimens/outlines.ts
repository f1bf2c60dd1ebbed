import type { Catalog } from "../../../registry/pairing/catalog.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { slugOf } from "../../../registry/faces/provider-names.ts";
import { cardTextOf } from "../../site/shared/picture/card-text.ts";
import {
  type PictureLine,
  pictureLineKey,
  pictureLinesOf,
} from "../../site/shared/picture/picture-lines.ts";
import { everyPlainLine } from "../../site/shared/picture/plain-lettering.ts";
import { sheetFiles } from "../fonts/fontsource-sheet.ts";
import { type SetLine, type ShapedLine, lineSetter } from "./shaped-line.ts";
import { shortenedTexts, twoLineBreaks } from "./text-breaks.ts";

/**
 * The outlines of every text in the pictures of a registry's pairings, as HarfBuzz sets it, in one line or
 * in two of nearly the same width.
 *
 * @param folderOf the unpacked Fontsource package of a font
 * @returns the lines by `pictureLineKey`, and the texts that a face lacks a letter of, which the pictures draw
 *          in the site's own face
 */
export async function pictureOutlines(
  { pairings, fonts }: Catalog,
  folderOf: (font: FontItem) => string | undefined,
): Promise<{ lines: Map<number, readonly ShapedLine[]>; missing: PictureLine[] }> {
  const fontNamed = (name: string) => fonts.get(name);
  const drawn = [...pairings.values()].flatMap((pairing) => {
    const { name, sentence, families } = pictureLinesOf(pairing, fontNamed, cardTextOf(pairing));
    return [name, sentence, ...families];
  });
  const lines = new Map<number, readonly ShapedLine[]>();
  const missing: PictureLine[] = [];
  for (const line of [...everyPlainLine(), ...drawn]) {
    const key = pictureLineKey(line);
    if (lines.has(key)) continue;
    const font = fonts.get(line.font);
    const folder = font && folderOf(font);
    const outlined = font && folder && (await outlinedText(line, font, folder));
    if (outlined) lines.set(key, outlined);
    else missing.push(line);
  }
  return { lines, missing };
}

/** Undefined where the font has no file, or lacks one of the characters. */
async function outlinedText(
  line: PictureLine,
  font: FontItem,
  folder: string,
): Promise<readonly ShapedLine[] | undefined> {
  const slug = slugOf(font.title);
  const names = ["opsz", "wght", String(line.weight), `${line.weight}-italic`];
  const files = names.map((name) => sheetFiles(folder, slug, name)).find((sheet) => sheet);
  if (files === undefined) return undefined;
  return brokenLines(line, await lineSetter(files, line, `${line.text}…`));
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
  for (const shortened of [text, ...shortenedTexts(text)]) {
    const lines = balancedLines(shortened, setLine);
    if (lines && widthOf(lines) <= widestLine * unitsPerEm) return lines;
  }
  return balanced;
}

/** The two lines whose wider one is as narrow as possible; undefined where the text has no break. */
function balancedLines(text: string, setLine: SetLine): ShapedLine[] | undefined {
  const [narrowest] = twoLineBreaks(text)
    .map((parts) => parts.flatMap((part) => setLine(part) ?? []))
    .filter(({ length }) => length === 2)
    .sort((a, b) => widthOf(a) - widthOf(b));
  return narrowest;
}

function widthOf(lines: readonly ShapedLine[]): number {
  return Math.max(...lines.map(({ width }) => width));
}
