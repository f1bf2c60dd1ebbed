import { Buffer, Direction, Feature, type Font, shape } from "harfbuzzjs";
import { type SheetFile, isLoadedFor } from "../../../registry/measures/font-source.ts";
import type { PathCommand } from "../../../registry/measures/contours.ts";
import { fontAt } from "../../../registry/measures/measured-face.ts";
import { type OpenFile, openFilesFor } from "./specimen-sources.ts";

/** A glyph on its line, in units of the em, y upwards. */
export interface PlacedGlyph {
  /** Different for every glyph, file and setting. */
  id: string;
  x: number;
  y: number;
  /** Its outline at the origin. */
  outline: () => readonly PathCommand[];
}

export interface ShapedLine {
  glyphs: readonly PlacedGlyph[];
  width: number;
  isRightToLeft: boolean;
}

/** How a face is set. Tracking is in em. */
export interface FaceSetting {
  weight: number;
  opticalSize: number;
  unitsPerEm: number;
  tracking: number;
}

/** Sets a line; undefined where no file of the face has one of its characters. */
export type SetLine = (text: string) => ShapedLine | undefined;

/** A file at one setting. */
interface SetFile {
  file: OpenFile;
  font: Font;
}

interface Run {
  set: SetFile;
  text: string;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{N}]/u;

/** Browsers do not apply optional ligatures to text with letter spacing. */
const TRACKED = ["liga", "clig"].map((tag) => new Feature(tag, 0));

/**
 * A face that HarfBuzz sets lines with, as browsers do: each character from the file that the stylesheet
 * names for it.
 *
 * @param files of one stylesheet
 * @param text  every character that will be set
 */
export async function lineSetter(
  files: readonly SheetFile[],
  setting: FaceSetting,
  text: string,
): Promise<SetLine> {
  const open = await openFilesFor(text, files);
  const setFiles = open.map((file) => ({ file, font: fontAt(file.face, setting) }));
  return (line) => shapedLine(line, setFiles, setting);
}

function shapedLine(
  text: string,
  files: readonly SetFile[],
  setting: FaceSetting,
): ShapedLine | undefined {
  const runs = runsOf(text, files);
  if (runs === undefined) return undefined;
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  if (isRightToLeft && LEFT_TO_RIGHT.test(text)) {
    throw new RangeError(`"${text}" has two directions, which is not supported. Use one.`);
  }
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of isRightToLeft ? runs.toReversed() : runs) {
    x = placeRun(run, x, isRightToLeft, setting, glyphs);
  }
  return { glyphs, width: x - setting.tracking * setting.unitsPerEm, isRightToLeft };
}

/** Characters of one file, one after the other; undefined where no file has a character. */
function runsOf(text: string, files: readonly SetFile[]): Run[] | undefined {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    // When two rules match a character, a browser takes the later one whose file has it.
    const set = files.findLast(
      ({ file }) => isLoadedFor(file, character) && file.codePoints.has(code),
    );
    if (set === undefined) return undefined;
    const last = runs.at(-1);
    if (last?.set === set) last.text += character;
    else runs.push({ set, text: character });
  }
  return runs;
}

/** @returns where the next run begins */
function placeRun(
  { set: { font, file }, text }: Run,
  start: number,
  isRightToLeft: boolean,
  { weight, opticalSize, unitsPerEm, tracking }: FaceSetting,
  glyphs: PlacedGlyph[],
): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // A run of spaces alone tells no direction.
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer, tracking === 0 ? [] : TRACKED);
  const positions = buffer.getGlyphPositions();
  let x = start;
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    glyphs.push({
      id: [file.path, weight, opticalSize, unitsPerEm, codepoint].join(" "),
      x: x + xOffset,
      y: yOffset,
      outline: () => font.glyphToJson(codepoint),
    });
    // A mark has no advance, and stays with its letter.
    x += xAdvance === 0 ? 0 : xAdvance + tracking * unitsPerEm;
  }
  return x;
}
