import type { Font } from "harfbuzzjs";
import type { FontItem } from "../../schemas/index.ts";
import { type Contour, contoursOf } from "./contours.ts";
import { FONT_LIMITS } from "./font-limits.ts";
import type { FontFor } from "./ink-extents.ts";
import { shaped } from "./measured-face.ts";

type Figures = NonNullable<NonNullable<FontItem["meta"]>["figures"]>;
type Feature = Figures["features"][number];

const DIGITS = Array.from("0123456789");
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const CAPITALS = LETTERS.map((letter) => letter.toUpperCase());
const OPERATORS = ["=>", "!=", "->", "===", "<="];
const PAIRS: Figures["distinct"] = ["0O", "1l", "1I", "Il"];

/** Whether a feature does what its name says. */
const WORKS: Readonly<Record<Feature, (font: Font) => boolean>> = {
  lnum: (font) => styleOf(font) === "oldstyle" && styleOf(font, "lnum") === "lining",
  onum: (font) => styleOf(font) === "lining" && styleOf(font, "onum") === "oldstyle",
  pnum: (font) => spacingOf(font) === "tabular" && spacingOf(font, "pnum") === "proportional",
  tnum: (font) => spacingOf(font) === "proportional" && spacingOf(font, "tnum") === "tabular",
  zero: (font) => changesMost(font, ["0"], "zero"),
  smcp: (font) => changesMost(font, LETTERS, "smcp"),
  c2sc: (font) => changesMost(font, CAPITALS, "c2sc"),
};

/**
 * How a face sets digits, and what it tells apart, as its files draw it.
 *
 * @param fontFor     of the regular upright face
 * @param isMonospace whether its ligatures of code are looked for
 * @returns undefined where no file draws all ten digits
 */
export function figuresOf(fontFor: FontFor, isMonospace: boolean): Figures | undefined {
  const font = fontFor(DIGITS.join(""));
  if (font === undefined || DIGITS.some((digit) => inkOf(font, digit).height === 0))
    return undefined;
  const rewrites = OPERATORS.some((operator) => changesMost(font, [operator], "liga=0", "calt=0"));
  return {
    style: styleOf(font),
    spacing: spacingOf(font),
    features: (Object.keys(WORKS) as Feature[]).filter((feature) => WORKS[feature](font)),
    distinct: PAIRS.filter((pair) => {
      const [one, other] = Array.from(pair, (letter) => outlineOf(fontFor(letter), letter));
      return one !== undefined && other !== undefined && lookDistinct(one, other);
    }),
    ...(isMonospace && rewrites && { rewritesOperators: true as const }),
  };
}

function glyphsOf(font: Font, text: string, ...features: string[]): number[] {
  return Array.from(shaped(font, text, features).getGlyphInfos(), ({ codepoint }) => codepoint);
}

/** Some faces have small capitals of the English letters only, others lack a few. */
function changesMost(font: Font, texts: readonly string[], ...features: string[]): boolean {
  const changed = texts.filter(
    (text) => glyphsOf(font, text).join() !== glyphsOf(font, text, ...features).join(),
  );
  return changed.length > texts.length / 2;
}

function inkOf(font: Font, digit: string, ...features: string[]) {
  const [glyph = 0] = glyphsOf(font, digit, ...features);
  const { yBearing = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
  return { top: yBearing, bottom: yBearing + height, height };
}

/** A share of the height of 6 and 8, which are high in both styles. */
const OLD_STYLE_SHARE = 0.1;

/** Old-style digits: 0, 1 and 2 are as low as small letters, and most of 3, 4, 5, 7 and 9 go below the line. */
function styleOf(font: Font, ...features: string[]): Figures["style"] {
  const median = (digits: string, side: "top" | "bottom") =>
    Array.from(digits, (digit) => inkOf(font, digit, ...features)[side]).sort((a, b) => a - b)[
      digits.length >> 1
    ] ?? 0;
  const [high, low, line] = [median("68", "top"), median("012", "top"), median("012", "bottom")];
  const least = OLD_STYLE_SHARE * (high - line);
  return high - low > least && line - median("34579", "bottom") > least ? "oldstyle" : "lining";
}

/** A share of the widest digit. */
const TABULAR_TOLERANCE = 0.005;

/** Each digit is set twice, since many a face kerns 11. */
function spacingOf(font: Font, ...features: string[]): Figures["spacing"] {
  const widths = DIGITS.map((digit) =>
    shaped(font, digit + digit, features)
      .getGlyphPositions()
      .reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  );
  const widest = Math.max(...widths);
  return widest - Math.min(...widths) > TABULAR_TOLERANCE * widest ? "proportional" : "tabular";
}

/** Undefined for a glyph without an outline, or with one that takes too long. */
function outlineOf(font: Font | undefined, letter: string): Contour[] | undefined {
  const commands = font?.glyphToJson(glyphsOf(font, letter)[0] ?? 0) ?? [];
  if (commands.length === 0 || commands.length > FONT_LIMITS.outlineCommands) return undefined;
  return contoursOf(commands);
}

/** Lines on which outlines are compared. */
const LINES = 32;

/**
 * A share of the area that either silhouette has. Two bars of nearly one height differ by 0.1 at most (I and l
 * of Arimo 0.06, of Jost 0.09), slab serifs alone by 0.13 (1 and l of VT323); letters that readers tell apart
 * by 0.15 and more (1 and I of Libre Baskerville, I and l of Source Serif 4 0.18).
 */
const DISTINCT_SHARE = 0.14;

/**
 * Whether two letters look different. Both are stretched to one width, since a narrower O is still an O, and
 * keep their heights. Silhouettes are compared, so that the thickness of strokes does not count, and the
 * middle, where a zero has its dot or slash.
 */
function lookDistinct(one: readonly Contour[], other: readonly Contour[]): boolean {
  const heights = [...one, ...other].flat().map(([, y]) => y);
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)];
  let [differing, either] = [0, 0];
  for (let line = 0.5; line < LINES; line += 1) {
    const y = bottom + ((top - bottom) * line) / LINES;
    const [[left, right], [otherLeft, otherRight]] = [spanOf(one, y), spanOf(other, y)];
    const shared = Math.max(0, Math.min(right, otherRight) - Math.max(left, otherLeft));
    differing += right - left + otherRight - otherLeft - 2 * shared;
    either += right - left + otherRight - otherLeft - shared;
  }
  return differing > DISTINCT_SHARE * either || isOpen(one) !== isOpen(other);
}

/** From the first ink on a line to the last one, as shares of the width; an empty span without any. */
function spanOf(contours: readonly Contour[], y: number): [left: number, right: number] {
  const at = crossingsOf(contours, y).map(({ x }) => x);
  return at.length === 0 ? [0, 0] : [Math.min(...at), Math.max(...at)];
}

/** Whether there is no ink in the middle, by the nonzero rule. */
function isOpen(contours: readonly Contour[]): boolean {
  const heights = contours.flat().map(([, y]) => y);
  const before = crossingsOf(contours, (Math.min(...heights) + Math.max(...heights)) / 2);
  return before.reduce((sum, { x, direction }) => sum + (x < 0.5 ? direction : 0), 0) === 0;
}

/** Where outlines cross a horizontal line, as shares of their width, and whether they go up or down there. */
function crossingsOf(contours: readonly Contour[], height: number) {
  const all = contours.flat().map(([x]) => x);
  const [left, right] = [Math.min(...all), Math.max(...all)];
  return contours.flatMap((contour) =>
    contour.flatMap(([x, y], index) => {
      const [fromX, fromY] = contour.at(index - 1) ?? [x, y];
      if (fromY <= height === y <= height) return [];
      const at = fromX + ((x - fromX) * (height - fromY)) / (y - fromY);
      return [{ x: (at - left) / (right - left), direction: Math.sign(y - fromY) }];
    }),
  );
}
