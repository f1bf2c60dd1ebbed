import { nearestWeight } from "../../registry/faces/face-weights.ts";
import { scriptsBeyondLatin } from "../../registry/faces/script-names.ts";
import { sharedScripts } from "../../registry/faces/shared-scripts.ts";
import { xHeightOf } from "../../registry/faces/x-height.ts";
import type { FontItem, WrittenPairing } from "../../registry/model/items.ts";
import {
  USUAL_X_HEIGHT,
  clamp,
  correctionFor,
  headingRule,
  leastFirstPixels,
  rounded,
} from "../../registry/pairing/derived-css.ts";
import { ownLeading } from "../../registry/pairing/language-rules.ts";

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

/** Text is set so large that a lowercase x has this height, as in Inter at 16 pixels. */
const X_PIXELS = 8.6;
const TEXT_PIXELS = { least: 16, most: 20 };

/** The size of long text in pixels: larger for faces with small lowercase letters. */
export function textPixels({ body }: RoleFonts): number {
  const pixels = Math.round(X_PIXELS / (xHeightOf(body) ?? USUAL_X_HEIGHT));
  return clamp(pixels, TEXT_PIXELS.least, TEXT_PIXELS.most);
}

/**
 * What a pairing has to state, for its faces; the rest is derived. Sizes rise from the text by one ratio,
 * corrected by the heading's x-height.
 */
export function pairingScale(fonts: RoleFonts, character: Character): WrittenPairing["css"] {
  const { heading, body } = fonts;
  const { ratio, leading, weight: wanted } = CHARACTERS[character];
  const text = textPixels(fonts);
  const weight = nearestWeight(heading.font.weight.map(Number), wanted);
  const largest = text * ratio ** 4 * correctionFor(fonts, weight);
  const h1 = headingRule(
    heading,
    Math.max(Math.floor(largest), leastFirstPixels(text, fonts, weight)),
    weight,
  );
  const inScript = (font: FontItem, lineHeight: number) =>
    String(Math.max(lineHeight, sharedLeading(fonts, font)));
  return {
    h1: { ...h1, "line-height": inScript(heading, Number(h1["line-height"])) },
    "body, p": {
      "font-family": "var(--font-body)",
      "line-height": inScript(body, textLeading(xHeightOf(body) ?? USUAL_X_HEIGHT, leading)),
    },
    "code, pre": { "font-family": "var(--font-mono)" },
  };
}

/** Letters with a tall x-height fill the line, so the lines need more space between them. */
function textLeading(xHeight: number, more: number): number {
  return rounded(clamp(1.55 + (xHeight - USUAL_X_HEIGHT) + more, 1.5, 1.8), 0.01);
}

/** What a face needs in English, and in a script that the heading and the text face are made for: both have it alone. */
function sharedLeading(fonts: RoleFonts, font: FontItem): number {
  const shared = scriptsBeyondLatin(sharedScripts(fonts));
  return ownLeading(font, shared.length === 1 ? shared : []);
}
