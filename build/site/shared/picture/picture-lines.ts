import { hash } from "node:crypto";
import type { CardText } from "./card-text.ts";
import { FONT_ROLES, type FontItem, type PairingItem } from "../../../../registry/model/items.ts";
import { resolveFontName, fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import { pixelsOf } from "../../../../registry/pairing/scale.ts";
import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { isForLargeSizes } from "../../../../registry/faces/generic-family.ts";

/** Every font by name. */
export type Fonts = (name: string) => FontItem | undefined;

/** A text of a pairing's picture as it is set, in one face. Lengths are in em. */
export interface PictureLine {
  /** The font item's name. */
  font: string;
  weight: number;
  /** In CSS pixels, for a face with optical sizes. */
  opticalSize: number;
  tracking: number;
  text: string;
  /** Of the font; undefined where it does not state one. */
  xHeight: number | undefined;
  /** The precision of the outlines. */
  unitsPerEm: number;
  /** A wider text is set in two lines. */
  oneLineWidth: number;
  /** What two lines cannot hold is cut off at a word, with an ellipsis. */
  widestLine: number;
}

/** Everything in a pairing's picture that is set in its own faces. */
export interface PictureLines {
  /** The native name of a pairing of another script, where the heading face has it. */
  name: PictureLine;
  /** The description's first sentence, or a text in the pairing's own script. */
  sentence: PictureLine;
  /** Whether the sentence is a text in the pairing's own script, which is shorter. */
  isPreview: boolean;
  /** The families' names; a family of two roles once. */
  families: readonly PictureLine[];
}

/** The width of the text area of a picture, in pixels. */
export const MEASURE = 1056;

/** The sizes of each text, in pixels: one line is at least so large, two lines are at least so large. */
const NAME_SIZE = { oneLine: 132, twoLines: 60 };
const SENTENCE_SIZE = { oneLine: 34, twoLines: 27 };
/** Of a text in another script, which is shorter. */
const PREVIEW_SIZE = { oneLine: 40, twoLines: 34 };

const NAME_UNITS = 1500;
const TEXT_UNITS = 500;
const REGULAR = 400;
/** In pixels. */
const FAMILY_SIZE = 22;

/**
 * What a pairing's picture says, and in which faces.
 */
export function pictureLinesOf(
  pairing: PairingItem,
  fonts: Fonts,
  { name, sentence, script }: Pick<CardText, "name" | "sentence" | "script">,
): PictureLines {
  const { h1 } = pairing.css;
  const heading = resolveFontName(pairing, h1["font-family"]) ?? "";
  const isPreview = script !== "latin";
  const native = pairing.meta?.nativeName;
  const size = isPreview ? PREVIEW_SIZE : SENTENCE_SIZE;
  return {
    name: {
      // The cut of the page's own h1, not the one for the size of the picture.
      ...faceOf(heading, fonts, Number(h1["font-weight"]), pixelsOf(h1["font-size"])),
      tracking: Number.parseFloat(h1["letter-spacing"]) || 0,
      text: native !== undefined && covers(fonts(heading), native) ? native : name,
      unitsPerEm: NAME_UNITS,
      ...widthsAt(NAME_SIZE),
    },
    sentence: {
      ...faceOf(faceForText(pairing, sentence, fonts), fonts, REGULAR, size.oneLine),
      text: sentence,
      ...widthsAt(size),
    },
    isPreview,
    families: [...new Set(FONT_ROLES.map((role) => fontInRole(pairing, role) ?? ""))].map(
      (font) => ({
        ...faceOf(readableFace(font, pairing, fonts), fonts, REGULAR, FAMILY_SIZE),
        text: fonts(font)?.title ?? font,
      }),
    ),
  };
}

/** A number below 2^48 that differs for texts, faces and sizes that differ. */
export function pictureLineKey(line: PictureLine): number {
  const { font, weight, opticalSize, tracking, text } = line;
  const { unitsPerEm, oneLineWidth, widestLine } = line;
  const parts = [font, weight, opticalSize, tracking, unitsPerEm, oneLineWidth, widestLine, text];
  return Number.parseInt(hash("sha256", parts.join("\n")).slice(0, 12), 16);
}

/** A line of small text in a face: as wide as it is, without tracking. */
function faceOf(font: string, fonts: Fonts, weight: number, opticalSize: number): PictureLine {
  const item = fonts(font);
  const weights = (item?.font.weight ?? []).map(Number);
  const { unitsPerEm = 1, xHeight } = item?.meta?.metrics ?? {};
  return {
    font,
    weight: nearestWeight(weights, weight),
    opticalSize,
    tracking: 0,
    xHeight: xHeight === undefined ? undefined : xHeight / unitsPerEm,
    text: "",
    unitsPerEm: TEXT_UNITS,
    oneLineWidth: Infinity,
    widestLine: Infinity,
  };
}

function widthsAt({ oneLine, twoLines }: { oneLine: number; twoLines: number }) {
  return { oneLineWidth: MEASURE / oneLine, widestLine: MEASURE / twoLines };
}

/** A face for large sizes, or of dots, is not legible in small text: its name is set in the text face. */
function readableFace(font: string, pairing: PairingItem, fonts: Fonts): string {
  const item = fonts(font);
  const body = fontInRole(pairing, "body") ?? font;
  const isLarge = item && (isForLargeSizes(item) || item.categories?.includes("pixel"));
  return isLarge ? body : font;
}

/** The text face, unless only the heading face has the letters. */
function faceForText(pairing: PairingItem, text: string, fonts: Fonts): string {
  const body = resolveFontName(pairing, pairing.css["body, p"]["font-family"]) ?? "";
  const heading = resolveFontName(pairing, pairing.css.h1["font-family"]) ?? "";
  return [body, heading].find((font) => covers(fonts(font), text)) ?? body;
}

function covers(font: FontItem | undefined, text: string): boolean {
  const available = font?.meta?.scripts ?? font?.font.subsets ?? [];
  return scriptsOf(text).every(({ subsets }) =>
    subsets.some((subset) => available.some((name) => name === subset)),
  );
}
