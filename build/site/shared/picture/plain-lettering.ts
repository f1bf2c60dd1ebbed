import type { PictureLine } from "./picture-lines.ts";
import type {
  OutlinedGlyph,
  OutlinedLine,
  SpecimenOutlines,
} from "../specimen/specimen-outlines.ts";
import { SITE_FONT } from "../specimen/specimens.ts";

export type PlainWeight = 400 | 600;

const PLAIN_WEIGHTS: readonly PlainWeight[] = [400, 600];

/** Every printable character of ASCII, and those of English typography. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)),
  ...Array.from("–—‘’“”…é"),
];

/** One line a character and weight: what has to be prepared to letter any plain text. */
export function everyPlainLine(): PictureLine[] {
  return PLAIN_WEIGHTS.flatMap((weight) => CHARACTERS.map((text) => plainLine(text, weight)));
}

/**
 * Any text in the site's own face, which names the site in every picture and stands in for a face without
 * outlines: letter by letter, without kerning. Characters that are not prepared become a question mark.
 */
export function plainLettering(
  text: string,
  weight: PlainWeight,
  outlines: SpecimenOutlines,
): OutlinedLine {
  const letters = Array.from(text).flatMap((character) => {
    const own = outlines.linesOf(plainLine(character, weight));
    return (own ?? outlines.linesOf(plainLine("?", weight)))?.[0] ?? [];
  });
  const glyphs: OutlinedGlyph[] = [];
  let width = 0;
  for (const letter of letters) {
    for (const glyph of letter.glyphs) glyphs.push({ ...glyph, x: glyph.x + width });
    width += letter.width;
  }
  return {
    isRightToLeft: false,
    width,
    left: letters[0]?.left ?? 0,
    right: width,
    bottom: Math.min(0, ...letters.map(({ bottom }) => bottom)),
    top: Math.max(0, ...letters.map(({ top }) => top)),
    unitsPerEm: UNITS,
    glyphs,
  };
}

const UNITS = 1000;

/** A line of any text in the site’s own face. */
export function plainLine(text: string, weight: PlainWeight): PictureLine {
  return {
    font: SITE_FONT,
    weight,
    opticalSize: 32,
    tracking: 0,
    xHeight: undefined,
    text,
    unitsPerEm: UNITS,
    oneLineWidth: Infinity,
    widestLine: Infinity,
  };
}
