import { Blob, Buffer, Face, Feature, Font, Variation, shape } from "harfbuzzjs";
import { type BowlStroke, bowlStroke, contoursOf } from "./contours.ts";
import { FONT_LIMITS } from "./font-limits.ts";
import { type SheetFile, isLoadedFor, readSfnt } from "./font-source.ts";
import { HEADINGS, LETTER_FREQUENCIES, RUNNING_TEXT } from "./measured-text.ts";

/** What the glyphs of a face measure, whole; a field is absent where the glyphs are. */
export interface GlyphMeasures {
  /** The top of `x`, which is flat where that of `o` exceeds the line. */
  xHeight?: number;
  /** The top of `H`. */
  capHeight?: number;
  /**
   * Every glyph draws more than its letter: a grid, guides, a bar of highlight. A full stop then
   * reaches the top of `x`, and the outlines do not show how high the letters are.
   */
  isDecorated: boolean;
  /** The stroke of `o`, not rounded; absent where its outlines are not a bowl and a counter. */
  stroke?: BowlStroke;
  /** The average advance in English text, by the frequency of letters, as Capsize has it. */
  average?: number;
  advances?: Advances;
}

/** How wide a face sets text, with kerning. */
export interface Advances {
  /** The average advance of a character in running text. */
  text: number;
  /** The same in headings, which have more capitals. */
  heading: number;
  /** The advance of the word "Documentation". */
  documentation: number;
}

/** The files of a face, which hold one weight or an axis of weights. */
export interface MeasurableFace {
  /**
   * In units of an em of `unitsPerEm`, whatever the files have.
   *
   * @param opticalSize in pixels, for a face with that axis; the axis's default without it
   */
  measuredAt: (weight: string, unitsPerEm: number, opticalSize?: number) => GlyphMeasures;
}

/** A file at one weight, and the glyph of each letter that it has. */
interface LoadedFile {
  font: Font;
  glyphs: ReadonlyMap<string, number>;
}

const WORD = "Documentation";
const MEASURED = [
  ...new Set([
    ...LETTER_FREQUENCIES.keys(),
    ...Array.from(`${RUNNING_TEXT}${HEADINGS.join("")}${WORD}Hx.`),
  ]),
];

/** The tables of a file, uncompressed, and the characters that a browser loads it for. */
export interface FaceFile extends Pick<SheetFile, "ranges"> {
  face: Face;
}

/** @param sfnt uncompressed tables, which HarfBuzz copies into memory of its own */
export function faceOf(sfnt: Uint8Array): Face {
  return new Face(new Blob(sfnt));
}

/** @param files of one stylesheet */
export async function readMeasurableFace(files: readonly SheetFile[]): Promise<MeasurableFace> {
  const needed = files.filter((file) => MEASURED.some((letter) => isLoadedFor(file, letter)));
  return measurableFace(await readFaceFiles(needed));
}

/** With the tables of each file. */
export async function readFaceFiles(files: readonly SheetFile[]): Promise<FaceFile[]> {
  return Promise.all(
    files.map(async (file) => ({ ...file, face: faceOf(await readSfnt(file.path)) })),
  );
}

/**
 * HarfBuzz measures, since browsers set text with it: kerning is that of the page, and a weight of a
 * variable face is drawn as there. Like a page, it takes each character from the file that the
 * stylesheet names for it: some Korean families have their Latin letters in several.
 */
export function measurableFace(files: readonly FaceFile[]): MeasurableFace {
  const faces = files.map((file) => ({
    face: file.face,
    glyphs: glyphsInText(new Font(file.face), file),
  }));
  return {
    measuredAt: (weight, unitsPerEm, opticalSize) => {
      const loaded = faces.map(({ face, glyphs }) => ({
        font: fontAt(face, { weight: Number(weight), unitsPerEm, opticalSize }),
        glyphs,
      }));
      return measured(loaded);
    },
  };
}

/** A face at a weight and an optical size; an axis that it lacks is ignored, the others stay at their defaults. */
export function fontAt(
  face: Face,
  setting: { weight: number; unitsPerEm: number; opticalSize?: number | undefined },
): Font {
  const { weight, unitsPerEm, opticalSize } = setting;
  const font = new Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([
    new Variation("wght", weight),
    ...(opticalSize === undefined ? [] : [new Variation("opsz", opticalSize)]),
  ]);
  return font;
}

function measured(files: readonly LoadedFile[]): GlyphMeasures {
  const xHeight = topOf(files, "x");
  const capHeight = topOf(files, "H");
  const stroke = strokeOf(files, "o");
  const isLatin = Array.from(WORD).every((letter) => fileFor(files, letter) !== undefined);
  return {
    ...(xHeight !== undefined && { xHeight }),
    ...(capHeight !== undefined && { capHeight }),
    isDecorated: xHeight !== undefined && (topOf(files, ".") ?? 0) >= xHeight,
    ...(stroke && { stroke }),
    ...(isLatin && { average: averageOf(files), advances: advancesOf(files) }),
  };
}

/** Undefined without a glyph, or with one that draws nothing. */
function topOf(files: readonly LoadedFile[], letter: string): number | undefined {
  const file = fileFor(files, letter);
  const extents = file?.font.glyphExtents(file.glyphs.get(letter) ?? 0);
  return extents === undefined || extents.height === 0 ? undefined : Math.round(extents.yBearing);
}

function strokeOf(files: readonly LoadedFile[], letter: string): BowlStroke | undefined {
  const file = fileFor(files, letter);
  if (file === undefined) return undefined;
  const commands = file.font.glyphToJson(file.glyphs.get(letter) ?? 0);
  if (commands.length > FONT_LIMITS.outlineCommands) return undefined;
  return bowlStroke(contoursOf(commands));
}

/** A character that the face lacks has the advance of `.notdef`, as Capsize counts it. */
function averageOf(files: readonly LoadedFile[]): number {
  const sum = [...LETTER_FREQUENCIES].reduce((average, [letter, frequency]) => {
    const file = fileFor(files, letter) ?? fileFor(files, "x");
    return average + frequency * (file?.font.glyphHAdvance(file.glyphs.get(letter) ?? 0) ?? 0);
  }, 0);
  return Math.round(sum);
}

function advancesOf(files: readonly LoadedFile[]): Advances {
  const perCharacter = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + widthOf(files, text), 0) / texts.join("").length;
  return {
    text: rounded(perCharacter([RUNNING_TEXT])),
    heading: rounded(perCharacter(HEADINGS)),
    documentation: Math.round(widthOf(files, WORD)),
  };
}

/** One decimal: a fallback face is scaled by less than a thousandth. */
function rounded(units: number): number {
  return Number(units.toFixed(1));
}

/**
 * Characters of one file are set together; there is no kerning between two files. One that the face
 * lacks is set as `x`: a browser takes it from another font.
 */
function widthOf(files: readonly LoadedFile[], set: string): number {
  const runs: { font: Font; text: string }[] = [];
  for (const character of set) {
    const own = fileFor(files, character)?.font;
    const letter = own === undefined ? "x" : character;
    const font = own ?? fileFor(files, "x")?.font;
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.reduce((sum, { font, text }) => sum + advanceOf(font, text), 0);
}

function advanceOf(font: Font, text: string): number {
  return shaped(font, text)
    .getGlyphPositions()
    .reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/**
 * The glyphs that text shows, by letter: in some faces (Spectral SC) a substitution replaces every
 * small letter, so that the glyph of the character map is never seen.
 */
function glyphsInText(font: Font, file: FaceFile): Map<string, number> {
  const glyphs = new Map<string, number>();
  for (const letter of MEASURED) {
    const mapped = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    if (mapped === undefined || !isLoadedFor(file, letter)) continue;
    const inText = shaped(font, `n${letter}n`).getGlyphInfos();
    // More or fewer glyphs than letters: a ligature.
    glyphs.set(letter, inText.length === 3 ? (inText[1]?.codepoint ?? mapped) : mapped);
  }
  return glyphs;
}

/**
 * A text as a browser sets it.
 *
 * @param features OpenType features to turn on or off, besides the default ones: `onum`, `liga=0`
 */
export function shaped(font: Font, text: string, features: readonly string[] = []): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(
    font,
    buffer,
    features.flatMap((feature) => Feature.fromString(feature) ?? []),
  );
  return buffer;
}

/** When two rules match a character, a browser takes the later one whose file has it. */
function fileFor(files: readonly LoadedFile[], letter: string): LoadedFile | undefined {
  return files.findLast(({ glyphs }) => glyphs.has(letter));
}
