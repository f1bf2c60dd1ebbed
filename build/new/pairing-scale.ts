import { xHeightOf } from "../../registry/faces/x-height.ts";
import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { PHONE_COLUMN_PIXELS, ROOT_PIXELS } from "../../registry/pairing/scale.ts";
import { nearestWeight } from "../../registry/faces/face-weights.ts";

/** How a pairing speaks: what a person chooses, and what the measures of the faces do not say. */
export const CHARACTERS = {
  compact: { ratio: 1.18, leading: -0.06, weight: 600 },
  balanced: { ratio: 1.25, leading: 0, weight: 700 },
  generous: { ratio: 1.29, leading: 0.05, weight: 500 },
  bold: { ratio: 1.35, leading: 0, weight: 800 },
} as const;

export type Character = keyof typeof CHARACTERS;

/** The fonts of the three roles. */
export interface RoleFonts {
  heading: FontItem;
  body: FontItem;
  mono: FontItem;
}

type Css = PairingItem["css"];

/** Text is set so large that a lowercase x has this height, as in Inter at 16 pixels. */
const X_PIXELS = 8.6;
const TEXT_PIXELS = { least: 16, most: 20 };
/** A face that states no x-height has that of most. */
const USUAL_X_HEIGHT = 0.5;
/** A heading is corrected for its face by so much at most. */
const CORRECTION = { least: 0.92, most: 1.2 };
/** From this ratio of thick to thin on, closer letters would close the gaps that hairlines leave. */
const HIGH_CONTRAST = 3;
/** Of the rule `scale-ratio`, with some room for rounding. */
const LEAST_RATIO = 1.12;

/** The size of long text in pixels: larger for faces with small lowercase letters. */
export function textPixels({ body }: RoleFonts): number {
  const pixels = Math.round(X_PIXELS / (xHeightOf(body) ?? USUAL_X_HEIGHT));
  return clamp(pixels, TEXT_PIXELS.least, TEXT_PIXELS.most);
}

/**
 * The rules of a pairing for its faces. Sizes rise from the text by one ratio, corrected by the heading's
 * x-height, as far as a long word fits a phone; the larger a heading, the closer its lines and letters;
 * code has the x-height of the text.
 */
export function pairingScale(fonts: RoleFonts, character: Character): Css {
  const { heading, body, mono } = fonts;
  const text = textPixels(fonts);
  const weight = weightOf(heading, CHARACTERS[character].weight);
  const [h1, h2, h3, minor] = headingPixels(fonts, character, text, weight);
  const rule = (pixels: number) => headingRule(heading, pixels, weight);
  const xHeight = xHeightOf(body) ?? USUAL_X_HEIGHT;
  const codeSize = xHeight / (xHeightOf(mono) ?? xHeight);
  return {
    h1: rule(h1),
    h2: rule(h2),
    h3: rule(h3),
    "h4, h5, h6": rule(minor),
    "body, p": {
      "font-family": "var(--font-body)",
      "line-height": String(textLeading(xHeight, CHARACTERS[character].leading)),
    },
    "code, pre": { "font-family": "var(--font-mono)", "font-size": `${rounded(codeSize, 0.01)}em` },
    "pre code": { "font-size": "inherit" },
  };
}

type HeadingPixels = [h1: number, h2: number, h3: number, minor: number];

function headingPixels(
  fonts: RoleFonts,
  character: Character,
  text: number,
  weight: number,
): HeadingPixels {
  const { heading, body } = fonts;
  const xHeights = (xHeightOf(body) ?? USUAL_X_HEIGHT) / (xHeightOf(heading) ?? USUAL_X_HEIGHT);
  const correction = correctionFor(fonts, xHeights, weight);
  const largest = Math.min(
    text * CHARACTERS[character].ratio ** 4 * correction,
    phonePixels(heading, weight),
  );
  // Of the rule `minor-headings`: letters as high as those of the text.
  const least = Math.max(text, Math.ceil(text * xHeights));
  const ratio = Math.max(LEAST_RATIO, (largest / (text * correction)) ** (1 / 4));
  const [h2 = 0, h3 = 0, minor = 0] = [1, 2, 3].map((step) => Math.round(largest / ratio ** step));
  // Of the rule `scale-ratio`: each level is seen to be above the next.
  const third = Math.max(h3, least);
  const second = Math.max(h2, Math.ceil(third * LEAST_RATIO));
  const first = Math.max(Math.floor(largest), Math.ceil(second * LEAST_RATIO));
  return [first, second, third, Math.min(Math.max(minor, least), third)];
}

/** Larger for faces with small lowercase letters, and for narrow ones; each counts in part. */
function correctionFor({ heading, body }: RoleFonts, xHeights: number, weight: number): number {
  const own = advanceOf(heading, weight);
  const widths = own
    ? (advanceOf(body, nearestWeight(body.font.weight.map(Number), 400)) ?? own) / own
    : 1;
  return clamp(xHeights ** 0.7 * widths ** 0.4, CORRECTION.least, CORRECTION.most);
}

/** The average advance of a character in em; undefined where the font does not state it. */
function advanceOf({ meta }: FontItem, weight: number): number | undefined {
  const advance = meta?.advances?.[String(weight)]?.text;
  return advance && meta.metrics ? advance / meta.metrics.unitsPerEm : undefined;
}

/** The largest size at which a long word fits a phone, without the spacing that brings it closer. */
function phonePixels({ meta }: FontItem, weight: number): number {
  const advance = meta?.advances?.[String(weight)]?.documentation;
  const unitsPerEm = meta?.metrics?.unitsPerEm;
  return advance && unitsPerEm ? PHONE_COLUMN_PIXELS / (advance / unitsPerEm) : Infinity;
}

function weightOf({ font }: FontItem, wanted: number): number {
  return nearestWeight(font.weight.map(Number), wanted);
}

function headingRule(heading: FontItem, pixels: number, weight: number): Css["h1"] {
  const rem = pixels / ROOT_PIXELS;
  return {
    "font-family": "var(--font-heading)",
    "font-size": `${rem}rem`,
    "line-height": String(headingLeading(rem)),
    "letter-spacing": `${tracking(heading, rem)}em`,
    "font-weight": String(weight) as Css["h1"]["font-weight"],
  };
}

/** 1.28 at 20 pixels, 1.08 at 47: the larger the letters, the less space their lines need. */
function headingLeading(rem: number): number {
  return rounded(clamp(1.28 - 0.118 * (rem - 1.25), 1, 1.3), 0.01);
}

/** None for letters that join, and between hairlines; more for a sans serif, whose letters are plainer. */
function tracking({ categories, meta }: FontItem, rem: number): number {
  const classification = categories?.[0];
  const isOfHairlines = (meta?.metrics?.contrast ?? 1) > HIGH_CONTRAST;
  if (classification === "handwriting" || isOfHairlines) return 0;
  const each = classification === "sans-serif" ? 0.009 : 0.006;
  return rounded(clamp(-each * (rem - 1.25), -0.03, 0), 0.005);
}

/** Letters with a tall x-height fill the line, so the lines need more space between them. */
function textLeading(xHeight: number, more: number): number {
  return rounded(clamp(1.55 + (xHeight - USUAL_X_HEIGHT) + more, 1.5, 1.8), 0.01);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** To a multiple of a step of a decimal, without the noise of binary fractions. */
function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(3));
}
