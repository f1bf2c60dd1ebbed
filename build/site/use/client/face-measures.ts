import { bowlStroke } from "../../../../registry/measures/contours.ts";
import { coverageOf, coveredSubsets } from "../../../../registry/measures/covered-subsets.ts";
import { LETTER_FREQUENCIES } from "../../../../registry/measures/measured-text.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import type { FaceMeasures } from "../../../../registry/search/face-measures.ts";
import type { CharacterSet } from "../../shared/faces/character-sets.ts";
import type { TextContext } from "./face-letters.ts";
import { EM, ENLARGED, LetterPicture, TEXT_PIXELS } from "./letter-picture.ts";

type Meta = NonNullable<FontItem["meta"]>;

/** What a browser measures of a face, as `meta` of a font has it. */
export interface MeasuredFace {
  generic: FaceMeasures["generic"];
  /** The subsets whose letters it has, sorted. */
  subsets: readonly string[];
  /** That it draws, in steps of 100, ascending; none where every weight is drawn alike. */
  weights: readonly number[];
  metrics: NonNullable<Meta["metrics"]>;
}

const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900];
const REGULAR = 400;

/** Of several scripts: one that a face lacks would be drawn by another font, in its weights. */
const COMMON_LETTERS = "nжあ中अبก가";

/** From this ratio on, the feet of `H` are serifs. */
const SERIF_RATIO = 1.3;

/**
 * Measures a face as the registry's were, by the browser that sets text in it.
 *
 * @param has of `declareFace`
 * @returns undefined for a face without letters
 */
export function measuredFace(
  context: TextContext,
  family: string,
  has: CharacterSet,
): MeasuredFace | undefined {
  const hasAll = (text: string) =>
    Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0));
  const common = Array.from(COMMON_LETTERS).find(hasAll);
  if (common === undefined) return undefined;
  context.font = `${EM}px "${family}"`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("");
  // Widths are not rounded to pixels.
  context.textRendering = "geometricPrecision";
  const setWeight = (weight: number) => {
    context.font = `${weight} ${TEXT_PIXELS}px "${family}"`;
  };
  const inked = STEPS.map((weight) => {
    setWeight(weight);
    return new LetterPicture(context, common, 0.1).ink();
  });
  const weights = STEPS.slice(
    inked.lastIndexOf(inked[0] ?? 0),
    inked.indexOf(inked.at(-1) ?? 0) + 1,
  );
  setWeight(REGULAR);
  const heights = heightsOf(context, hasAll);
  const measures = hasAll("o") ? strokeOf(context, heights.xHeight) : {};
  const generic = genericOf(context, hasAll, heights.capHeight);
  return {
    generic,
    subsets: coveredSubsets([coverageOf(has)]),
    weights: weights.length > 1 ? weights : [],
    metrics: {
      unitsPerEm: EM,
      ascent: Math.round(fontBoundingBoxAscent),
      descent: -Math.round(fontBoundingBoxDescent),
      lineGap: 0,
      ...heights,
      xWidthAvg: averageOf(context, hasAll),
      ...measures,
    },
  };
}

type HasAll = (text: string) => boolean;

/** None where every glyph draws more than its letter: its picture does not show how high that is. */
function heightsOf(context: TextContext, hasAll: HasAll): { xHeight?: number; capHeight?: number } {
  const topOf = (letter: string) => (hasAll(letter) ? new LetterPicture(context, letter).top() : 0);
  const [xHeight, capHeight] = [topOf("x"), topOf("H")];
  if (topOf(".") >= xHeight) return {};
  return { xHeight, ...(capHeight > 0 && { capHeight }) };
}

function strokeOf(context: TextContext, xHeight = EM / 2): { contrast?: number; stem?: number } {
  const stroke = bowlStroke(new LetterPicture(context, "o").bowl(widthOf(context, "o"), xHeight));
  if (stroke === undefined) return {};
  return {
    contrast: Number((stroke.thickest / stroke.thinnest).toFixed(2)),
    stem: Number((stroke.thickest / EM).toFixed(3)),
  };
}

function genericOf(
  context: TextContext,
  hasAll: HasAll,
  capHeight: number | undefined,
): FaceMeasures["generic"] {
  const isFixed = Math.abs(widthOf(context, "i") - widthOf(context, "M")) < 1;
  if (hasAll("iM") && isFixed) return "monospace";
  if (capHeight === undefined) return "sans-serif";
  const picture = new LetterPicture(context, "H");
  const hasFeet = picture.ink(0.02 * capHeight) > SERIF_RATIO * picture.ink(0.25 * capHeight);
  return hasFeet ? "serif" : "sans-serif";
}

function widthOf(context: TextContext, text: string): number {
  return ENLARGED * context.measureText(text).width;
}

/** A letter that the face lacks is as wide as `x`, where it has that. */
function averageOf(context: TextContext, hasAll: HasAll): number {
  const sum = [...LETTER_FREQUENCIES].reduce(
    (average, [letter, frequency]) =>
      average + frequency * widthOf(context, hasAll(letter) ? letter : "x"),
    0,
  );
  return Math.round(sum);
}
