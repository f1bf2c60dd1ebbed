import { nearestWeight } from "../faces/face-weights.ts";
import { proportionsOf } from "../faces/proportions.ts";
import { codeSizeBeside, xHeightOf } from "../faces/x-height.ts";
import type { FontItem, PairingItem, WrittenPairing } from "../model/items.ts";
import { resolveFontName } from "./pairing-fonts.ts";
import { phoneSizes } from "./phone-sizes.ts";
import {
  HEADING_KEYS,
  ROOT_PIXELS,
  boldOf,
  isComplete,
  pixelsAboveText,
  pixelsOf,
  textSizeOf,
} from "./scale.ts";

type HeadingRule = PairingItem["css"]["h1"];

/** The fonts that sizes depend on; of a family by its name nothing is known. */
export interface ScaleFonts {
  heading?: FontItem | undefined;
  body?: FontItem | undefined;
}

/** A face that states no x-height has that of most. */
export const USUAL_X_HEIGHT = 0.5;
/** A heading is corrected for its face by so much at most. */
const CORRECTION = { least: 0.92, most: 1.2 };
/** From this ratio of thick to thin on, closer letters would close the gaps that hairlines leave. */
const HIGH_CONTRAST = 3;
/** Of the rule `scale-ratio`, with some room for rounding. */
const LEAST_RATIO = 1.12;

/**
 * A pairing with all keys and properties, the sizes of a phone and the measure: the item itself where nothing is
 * derived. Headings have even steps from `h1` to the text, and differ from the usual leading and tracking of their sizes as `h1` does; code has
 * the x-height of the text.
 *
 * @param fonts every font by name
 */
export function completePairing(
  written: WrittenPairing,
  fonts: (name: string) => FontItem | undefined,
): PairingItem {
  if (!isComplete(written)) return completePairing(withAllRules(written, fonts), fonts);
  const body = fonts(resolveFontName(written, written.css["body, p"]["font-family"]) ?? "");
  const measure = written.meta?.measure ?? (body && measureOf(body));
  const phone = written.meta?.phone ?? phoneSizes(written, fonts);
  if (measure === written.meta?.measure && phone === written.meta?.phone) return written;
  return {
    ...written,
    meta: { ...(measure && { measure }), ...(phone && { phone }), ...written.meta },
  };
}

/** The width of this many characters on average, as books have them. */
const MEASURE_CHARACTERS = 66;

/** The width of a column in em; undefined where the font states no widths. */
function measureOf(body: FontItem): string | undefined {
  const { width } = proportionsOf(body);
  return width === undefined ? undefined : `${rounded(MEASURE_CHARACTERS * width, 0.1)}em`;
}

function withAllRules(
  written: WrittenPairing,
  fonts: (name: string) => FontItem | undefined,
): PairingItem {
  const { css } = written;
  const fontOf = (rule: { "font-family": string }) =>
    fonts(resolveFontName(written, rule["font-family"]) ?? "");
  const [heading, body, mono] = [fontOf(css.h1), fontOf(css["body, p"]), fontOf(css["code, pre"])];
  const sizes = headingPixels(written, { heading, body });
  let weight = Number(css.h1["font-weight"]);
  const [h1, h2, h3, minor] = HEADING_KEYS.map((key, level): HeadingRule => {
    const stated: Partial<HeadingRule> = css[key] ?? {};
    const font = fontOf({ "font-family": stated["font-family"] ?? css.h1["font-family"] });
    const rule = { ...headingBelow(css.h1, sizes[level] ?? 0, weight, font), ...stated };
    weight = Number(rule["font-weight"]);
    return rule;
  }) as [HeadingRule, HeadingRule, HeadingRule, HeadingRule];
  const codeSize = (body && mono && codeSizeBeside(body, mono)) ?? "1em";
  return {
    ...written,
    css: {
      h1,
      h2,
      h3,
      "h4, h5, h6": minor,
      "body, p": css["body, p"],
      "code, pre": { "font-size": codeSize, ...css["code, pre"] },
      "pre code": { "font-size": "inherit" },
    },
  };
}

/** A rule of a heading in rem, by the usual leading and tracking of its size, for a face. */
export function headingRule(heading: FontItem | undefined, pixels: number, weight: number) {
  const rem = pixels / ROOT_PIXELS;
  return {
    "font-family": "var(--font-heading)",
    "font-size": `${rem}rem`,
    "line-height": String(headingLeading(rem)),
    "letter-spacing": `${tracking(heading, rem)}em`,
    "font-weight": weightOf(heading, weight),
  };
}

/** The rule of a smaller heading, which differs from what is usual for its size as `h1` does. */
function headingBelow(
  h1: HeadingRule,
  pixels: number,
  weight: number,
  font: FontItem | undefined,
): HeadingRule {
  const usual = headingRule(font, pixels, weight);
  const ofFirst = headingRule(font, pixelsOf(h1["font-size"]), weight);
  const differing = (property: "line-height" | "letter-spacing", step: number) => {
    const [value = 0, first = 0, wanted = 0] = [usual, ofFirst, h1].map((rule) =>
      Number.parseFloat(rule[property]),
    );
    return rounded(value + wanted - first, step);
  };
  return {
    ...usual,
    "font-family": h1["font-family"],
    "line-height": String(differing("line-height", 0.01)),
    "letter-spacing": `${differing("letter-spacing", 0.005)}em`,
  };
}

/** The sizes of all headings: what is stated; of the others each in even steps from the one above to the text. */
function headingPixels({ css, meta }: WrittenPairing, fonts: ScaleFonts): number[] {
  const text = pixelsOf(css["body, p"]["font-size"] ?? textSizeOf({ meta }));
  const end = text * correctionFor(fonts, Number(css.h1["font-weight"]));
  const least = leastPixels(text, fonts, Number(css.h1["font-weight"]));
  const stated = HEADING_KEYS.map((key) => css[key]?.["font-size"]).map((size) =>
    size === undefined ? undefined : pixelsOf(size),
  );
  const sizes: number[] = [];
  for (const [step, size] of stated.entries()) {
    const above = sizes.at(-1) ?? 0;
    const even = Math.round(above * (end / above) ** (1 / (stated.length + 1 - step)));
    // Each of the first three is seen to be above the next.
    const most = step === stated.length - 1 ? above : Math.floor(above / LEAST_RATIO);
    const below = stated.slice(step).map((other = 0) => other);
    const smallest = Math.max(step === 1 ? secondPixels(least) : least, ...below);
    sizes.push(size ?? Math.min(Math.max(Math.min(even, most), smallest), above));
  }
  return sizes;
}

/** Of the rule `minor-headings`: letters as high as those of the text, and larger where bold text is heavier. */
function leastPixels(text: number, fonts: ScaleFonts, weight: number): number {
  const least = Math.max(text, Math.ceil(text * xHeightsOf(fonts)));
  const isLight = weight < boldOf(fonts.heading);
  return isLight ? Math.max(least, pixelsAboveText(text)) : least;
}

function secondPixels(least: number): number {
  return Math.ceil(least * LEAST_RATIO);
}

/** The least size of `h1` under which headings descend to letters as high as those of the text. */
export function leastFirstPixels(text: number, fonts: ScaleFonts, weight: number): number {
  return Math.ceil(secondPixels(leastPixels(text, fonts, weight)) * LEAST_RATIO);
}

function xHeightsOf({ heading, body }: ScaleFonts): number {
  const xHeight = (font?: FontItem) => (font && xHeightOf(font)) ?? USUAL_X_HEIGHT;
  return xHeight(body) / xHeight(heading);
}

/** Larger for faces with small lowercase letters, and for narrow ones; each counts in part. */
export function correctionFor(fonts: ScaleFonts, weight: number): number {
  const { heading, body } = fonts;
  const own = heading && advanceOf(heading, weight);
  const regular = body && advanceOf(body, nearestWeight(body.font.weight.map(Number), 400));
  const widths = own ? (regular ?? own) / own : 1;
  return clamp(xHeightsOf(fonts) ** 0.7 * widths ** 0.4, CORRECTION.least, CORRECTION.most);
}

/** The average advance of a character in em; undefined where the font does not state it. */
function advanceOf({ meta }: FontItem, weight: number): number | undefined {
  const advance = meta?.advances?.[String(weight)]?.text;
  return advance && meta.metrics ? advance / meta.metrics.unitsPerEm : undefined;
}

function weightOf(font: FontItem | undefined, wanted: number): HeadingRule["font-weight"] {
  const weight = nearestWeight((font?.font.weight ?? []).map(Number), wanted);
  return String(weight) as HeadingRule["font-weight"];
}

/** 1.28 at 20 pixels, 1.08 at 47: the larger the letters, the less space their lines need. */
function headingLeading(rem: number): number {
  return rounded(clamp(1.28 - 0.118 * (rem - 1.25), 1, 1.3), 0.01);
}

/** None for letters that join, and between hairlines; more for a sans serif, whose letters are plainer. */
function tracking(font: FontItem | undefined, rem: number): number {
  const classification = font?.categories?.[0];
  const isOfHairlines = (font?.meta?.metrics?.contrast ?? 1) > HIGH_CONTRAST;
  if (classification === "handwriting" || isOfHairlines) return 0;
  const each = classification === "sans-serif" ? 0.009 : 0.006;
  return rounded(clamp(-each * (rem - 1.25), -0.03, 0), 0.005);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** To a multiple of a step of a decimal, without the noise of binary fractions. */
export function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(3));
}
