import { type Contour, bowlStroke } from "../../../../registry/measures/contours.ts";
import { coverageOf, coveredSubsets } from "../../../../registry/measures/covered-subsets.ts";
import {
  HEADINGS,
  LETTER_FREQUENCIES,
  RUNNING_TEXT,
} from "../../../../registry/measures/measured-text.ts";
import { LONG_WORD } from "../../../../registry/pairing/phone-sizes.ts";
import type { FaceMeasures } from "../../../../registry/search/search-data.ts";
import type { CharacterSet } from "../../shared/faces/character-sets.ts";
import { inkContours } from "./ink-contours.ts";
import { EM, type TextContext, lettersOf } from "./face-letters.ts";

/** What a browser measures of a face; lengths in thousandths of an em, as whole as the registry's. */
export interface MeasuredFace {
  generic: FaceMeasures["generic"];
  /** The subsets whose letters it has, sorted. */
  subsets: readonly string[];
  /** The lightest and the boldest weight that it draws, in steps of 100; undefined for a single one. */
  weights?: readonly [lightest: number, boldest: number];
  ascent: number;
  /** Negative below the baseline. */
  descent: number;
  xHeight?: number;
  capHeight?: number;
  average?: number;
  contrast?: number;
  stem?: number;
  /** By weight, as `meta.advances` of a font has them. */
  advances?: Record<string, { text: number; heading: number; documentation: number }>;
}

const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const REGULAR = 400;

/** A face with optical sizes is measured at the default one of most, and drawn so, enlarged. */
const TEXT_PIXELS = 14;
const ENLARGED = EM / TEXT_PIXELS;

/**
 * Measures a face as the registry's were, by the browser that sets text in it.
 *
 * @param family of `declareFace`
 * @returns undefined for a face without letters
 */
export function measuredFace(context: TextContext, family: string): MeasuredFace | undefined {
  const has = lettersOf(context, family);
  const subsets = coveredSubsets([coverageOf(has)]);
  if (subsets.length === 0 && !["H", "x"].every((letter) => hasAll(has, letter))) return undefined;
  context.font = `${EM}px "${family}"`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("");
  const set = (weight: number) => {
    context.font = `${weight} ${TEXT_PIXELS}px "${family}"`;
  };
  // Widths are not rounded to pixels.
  context.textRendering = "geometricPrecision";
  set(REGULAR);
  const outlinesOf = (letter: string) => (hasAll(has, letter) ? outlinesIn(context, letter) : []);
  const topOf = (letter: string) => topOfOutlines(outlinesOf(letter));
  const [xHeight, capHeight] = [topOf("x"), topOf("H")];
  // Every glyph draws more than its letter: its outlines do not show how high that is.
  const isDecorated = topOf(".") >= xHeight;
  const stroke = bowlStroke(outlinesOf("o"));
  const weights = weightsDrawn(context, set, has);
  set(REGULAR);
  return {
    generic: genericOf(context, has, capHeight),
    subsets,
    ...(weights && { weights }),
    ascent: Math.round(fontBoundingBoxAscent),
    descent: -Math.round(fontBoundingBoxDescent),
    ...(!isDecorated && { xHeight, capHeight }),
    ...(stroke && {
      contrast: Number((stroke.thickest / stroke.thinnest).toFixed(2)),
      stem: Number((stroke.thickest / EM).toFixed(3)),
    }),
    ...(hasAll(has, LONG_WORD) && {
      average: averageOf(context, has),
      advances: advancesOf(context, set, weights),
    }),
  };
}

function hasAll(has: CharacterSet, text: string): boolean {
  return Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0));
}

/** In thousandths of an em. */
function widthOf(context: TextContext, text: string): number {
  return ENLARGED * context.measureText(text).width;
}

/** A letter that the face lacks is as wide as `x`. */
function averageOf(context: TextContext, has: CharacterSet): number {
  const sum = [...LETTER_FREQUENCIES].reduce((average, [letter, frequency]) => {
    return average + frequency * widthOf(context, hasAll(has, letter) ? letter : "x");
  }, 0);
  return Math.round(sum);
}

function advancesOf(
  context: TextContext,
  set: (weight: number) => void,
  [lightest, boldest]: readonly [number, number] = [REGULAR, REGULAR],
): NonNullable<MeasuredFace["advances"]> {
  const perCharacter = (texts: readonly string[]) => {
    const width = texts.reduce((sum, text) => sum + widthOf(context, text), 0);
    return Number((width / texts.join("").length).toFixed(1));
  };
  const drawn = STEPS.filter((weight) => lightest <= weight && weight <= boldest);
  return Object.fromEntries(
    drawn.map((weight) => {
      set(weight);
      const documentation = Math.round(widthOf(context, LONG_WORD));
      return [
        weight,
        { text: perCharacter([RUNNING_TEXT]), heading: perCharacter(HEADINGS), documentation },
      ];
    }),
  );
}

/** Of several scripts: those that a face lacks would be drawn by another font, in its weights. */
const DRAWN_LETTERS = "Hnжあ中अبก가";

/** The weights between which the ink of letters changes. */
function weightsDrawn(
  context: TextContext,
  set: (weight: number) => void,
  has: CharacterSet,
): MeasuredFace["weights"] {
  const letters = Array.from(DRAWN_LETTERS).filter((letter) => hasAll(has, letter));
  const inked = STEPS.map((weight) => {
    set(weight);
    const { data } = pictureOf(context, letters.join(""), EM, EM / 5, 0, ENLARGED / 10);
    return data.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0);
  });
  const lightest = STEPS[inked.lastIndexOf(inked[0] ?? 0)] ?? REGULAR;
  const boldest = STEPS[inked.indexOf(inked.at(-1) ?? 0)] ?? REGULAR;
  return lightest < boldest ? [lightest, boldest] : undefined;
}

/** A larger letter is drawn with more than itself. */
const MAX_LETTER = 2 * EM;
const BASELINE = Math.round(0.75 * MAX_LETTER);

/** By the picture that the browser draws: it rounds the bounds of text. None of a letter that draws nothing. */
function outlinesIn(context: TextContext, letter: string): Contour[] {
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(letter);
  // Bounds are rounded to pixels of text.
  const left = ENLARGED * (actualBoundingBoxLeft + 2);
  const width = left + ENLARGED * (actualBoundingBoxRight + 2);
  return width > MAX_LETTER ? [] : inkContours(pictureOf(context, letter, width, MAX_LETTER, left));
}

/** Above the baseline; 0 without outlines. */
function topOfOutlines(outlines: readonly Contour[]): number {
  const heights = outlines.flat().map(([, y]) => BASELINE - y - 0.5);
  return heights.reduce((most, height) => Math.max(most, Math.round(height)), 0);
}

/** A text drawn on an empty canvas, its baseline at three quarters. */
function pictureOf(
  context: TextContext,
  text: string,
  width: number,
  height: number,
  x: number,
  scale = ENLARGED,
): ImageData {
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  context.clearRect(0, 0, across, down);
  context.save();
  context.setTransform(scale, 0, 0, scale, x, Math.round(0.75 * down));
  context.fillText(text, 0, 0);
  context.restore();
  return context.getImageData(0, 0, across, down);
}

/** From this ratio on, the feet of `H` are serifs. */
const SERIF_RATIO = 1.3;

function genericOf(
  context: TextContext,
  has: CharacterSet,
  capHeight: number,
): FaceMeasures["generic"] {
  const isFixed = Math.abs(widthOf(context, "i") - widthOf(context, "M")) < 1;
  if (hasAll(has, "iM") && isFixed) return "monospace";
  if (!hasAll(has, "H") || capHeight === 0) return "sans-serif";
  const picture = pictureOf(context, "H", MAX_LETTER, MAX_LETTER, EM / 10);
  const inkAt = (height: number) => {
    const y = Math.round(BASELINE - height * capHeight);
    const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
    return row.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0);
  };
  return inkAt(0.02) > SERIF_RATIO * inkAt(0.25) ? "serif" : "sans-serif";
}
