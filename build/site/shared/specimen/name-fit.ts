import { scriptIn } from "../cards/card-language.ts";
import type { FontItem, PairingItem } from "../../../../registry/model/items.ts";

/** A larger name would leave the specimen below the first view. */
const LARGEST = "max(7rem, min(10cqi, 14vh))";
/** In rem: a longer name has several lines. */
const SMALLEST = 3;
/** In em: so wide a name of another script is in one line on a phone, too. What stands in for its face would break it elsewhere. */
const LONGEST_LINE = 10;
const LINE_HEIGHT = 1.04;
/** Of the line: an estimate is of average letters, and these may be wide ones. */
const ESTIMATE_MARGIN = 1.14;
/** Of a word among others, whose few letters differ more from the average. */
const WORD_MARGIN = 1.25;
/** Of the line: browsers round the advances of letters. */
const DRAWN_MARGIN = 1.01;
const TYPICAL_ADVANCE = 0.56;
/** What the ink of a name reaches where it has not been drawn, in em from the baseline. */
const TYPICAL_INK = { top: 0.76, bottom: -0.24 };

/** A name as a browser has drawn it in one line, in em of its size. */
export interface DrawnName {
  /** From the edge of the first letter to that of the last, with letter spacing. */
  width: number;
  /** From the origin to the edge of the first letter. */
  left: number;
  /** From the edge of the last letter to the end of its advance, with letter spacing. */
  rightBearing: number;
  /** From the baseline upwards. */
  top: number;
  /** From the baseline, negative below it. */
  bottom: number;
}

/** What a browser has drawn of a pairing. `npm run sync:pictures` writes it. */
export interface DrawnPairing {
  /** Of what was drawn: a pairing that has changed since has another one. */
  key: string;
  name: DrawnName;
}

/**
 * Declarations that set a name across its container: as large as it fits in one line, between the size of a title
 * and that of a poster. Margins are measured from the ink, not from side bearings and the edges of the line.
 *
 * @param drawn without it, its size is estimated
 */
export function nameFit(
  name: string,
  pairing: PairingItem,
  heading: FontItem,
  drawn?: DrawnName,
): Record<string, string> {
  const estimated = (text: string, margin: number) =>
    estimatedWidth(text, pairing, heading, margin);
  const width = drawn
    ? drawn.width * DRAWN_MARGIN
    : estimated(name, name.includes(" ") ? ESTIMATE_MARGIN : WORD_MARGIN);
  const words = name.split(" ").map((word) => estimated(word, WORD_MARGIN));
  const longestWord = words.length > 1 ? Math.min(width, Math.max(...words)) : width;
  const fitting = (em: number) => `${rounded(100 / em)}cqi`;
  const isOneLine = scriptIn(name) !== "latin" && width <= LONGEST_LINE;
  const least = isOneLine ? "0px" : `min(${SMALLEST}rem, ${fitting(longestWord)})`;
  return {
    "font-size": `clamp(${least}, ${fitting(width)}, ${LARGEST})`,
    ...(isOneLine && { "white-space": "nowrap" }),
    "line-height": String(LINE_HEIGHT),
    ...(drawn && {
      "margin-inline-start": `${rounded(-drawn.left)}em`,
      "margin-inline-end": `${rounded(-drawn.rightBearing)}em`,
    }),
    ...blockMargins(heading, drawn ?? TYPICAL_INK),
  };
}

/** Negative margins as large as the space between the edges of the lines and the ink. */
function blockMargins(
  { meta }: FontItem,
  { top, bottom }: Pick<DrawnName, "top" | "bottom">,
): Record<string, string> {
  if (meta?.metrics === undefined) return {};
  const { ascent, descent, unitsPerEm } = meta.metrics;
  const baseline = (LINE_HEIGHT + (ascent + descent) / unitsPerEm) / 2;
  return {
    "margin-block-start": `${rounded(top - baseline)}em`,
    "margin-block-end": `${rounded(baseline - LINE_HEIGHT - bottom)}em`,
  };
}

function estimatedWidth(
  text: string,
  { css }: PairingItem,
  { meta }: FontItem,
  margin: number,
): number {
  const weight = css.h1["font-weight"];
  const advance = meta?.advances?.[weight]?.heading;
  const unitsPerEm = meta?.metrics?.unitsPerEm ?? 1000;
  const average = advance === undefined ? TYPICAL_ADVANCE : advance / unitsPerEm;
  const spacing = Number.parseFloat(css.h1["letter-spacing"]);
  return text.length * (average * margin + spacing);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
