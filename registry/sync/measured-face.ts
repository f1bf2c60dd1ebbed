import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, Variation, shape } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";
import { type SheetFile, isLoadedFor } from "./fontsource-sheet.ts";
import { LETTER_FREQUENCIES } from "./letter-frequencies.ts";

/** What the glyphs of a face measure, whole; a field is absent where the glyphs are. */
export interface FaceMeasures {
  /** The top of `x`, which is flat where that of `o` exceeds the line. */
  xHeight?: number;
  /** The top of `H`. */
  capHeight?: number;
  /**
   * Every glyph draws more than its letter: a grid, guides, a bar of highlight. A full stop then
   * reaches the top of `x`, and the outlines do not show how high the letters are.
   */
  isDecorated: boolean;
  /** Of an advance in English text. */
  average?: number;
  /** The advance of the word "Documentation", with kerning. */
  documentation?: number;
}

/** The files of a face, which hold one weight or an axis of weights. */
export interface OpenedFace {
  /** In units of an em of `unitsPerEm`, whatever the files have. */
  measuredAt: (weight: string, unitsPerEm: number) => FaceMeasures;
}

/** A file at one weight, and the glyph of each letter that it has. */
interface LoadedFile {
  font: Font;
  glyphs: ReadonlyMap<string, number>;
}

const WORD = "Documentation";
const MEASURED = [
  ...new Set([...Object.keys(LETTER_FREQUENCIES), ...Array.from(WORD), "H", "x", "."]),
];

/**
 * HarfBuzz measures, since browsers set text with it: kerning is that of the page, and a weight of a
 * variable face is drawn as there. Like a page, it takes each character from the file that the
 * stylesheet names for it: some Korean families have their Latin letters in several.
 *
 * @param files of one stylesheet
 */
export async function openFace(files: readonly SheetFile[]): Promise<OpenedFace> {
  const needed = files.filter((file) => MEASURED.some((letter) => isLoadedFor(file, letter)));
  const faces = await Promise.all(
    needed.map(async (file) => {
      const face = new Face(new Blob(await sfntOf(file.path)));
      return { face, glyphs: glyphsInText(new Font(face), file) };
    }),
  );
  return {
    measuredAt: (weight, unitsPerEm) => {
      const loaded = faces.map(({ face, glyphs }) => {
        const font = new Font(face);
        // Only metrics are read, so the unit of a font can be any.
        font.setScale(unitsPerEm, unitsPerEm);
        // A face without this axis ignores it; other axes stay at their defaults.
        font.setVariations([new Variation("wght", Number(weight))]);
        return { font, glyphs };
      });
      return measured(loaded);
    },
  };
}

/** Fontsource names some files `.woff2` that hold TrueType; browsers read them all the same. */
async function sfntOf(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  const isCompressed = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  return isCompressed ? decompress(bytes) : bytes;
}

function measured(files: readonly LoadedFile[]): FaceMeasures {
  const xHeight = topOf(files, "x");
  const capHeight = topOf(files, "H");
  const isLatin = Array.from(WORD).every((letter) => fileFor(files, letter) !== undefined);
  return {
    ...(xHeight !== undefined && { xHeight }),
    ...(capHeight !== undefined && { capHeight }),
    isDecorated: xHeight !== undefined && (topOf(files, ".") ?? 0) >= xHeight,
    ...(isLatin && { average: averageOf(files), documentation: wordOf(files) }),
  };
}

/** Undefined without a glyph, or with one that draws nothing. */
function topOf(files: readonly LoadedFile[], letter: string): number | undefined {
  const file = fileFor(files, letter);
  const extents = file?.font.glyphExtents(file.glyphs.get(letter) ?? 0);
  return extents === undefined || extents.height === 0 ? undefined : Math.round(extents.yBearing);
}

/** A character that the face lacks has the advance of `.notdef`, as Capsize counts it. */
function averageOf(files: readonly LoadedFile[]): number {
  const sum = Object.entries(LETTER_FREQUENCIES).reduce((average, [letter, frequency]) => {
    const file = fileFor(files, letter) ?? fileFor(files, "x");
    return average + frequency * (file?.font.glyphHAdvance(file.glyphs.get(letter) ?? 0) ?? 0);
  }, 0);
  return Math.round(sum);
}

/** Letters of one file are set together; there is no kerning between two files. */
function wordOf(files: readonly LoadedFile[]): number {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of WORD) {
    const font = fileFor(files, letter)?.font;
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return Math.round(runs.reduce((sum, { font, text }) => sum + advanceOf(font, text), 0));
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
function glyphsInText(font: Font, file: SheetFile): Map<string, number> {
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

function shaped(font: Font, text: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}

/** Of two rules for a character, a browser takes the later one whose file has it. */
function fileFor(files: readonly LoadedFile[], letter: string): LoadedFile | undefined {
  return files.findLast(({ glyphs }) => glyphs.has(letter));
}
