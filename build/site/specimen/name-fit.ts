import type { FontItem, PairingItem } from "../../../registry/items.ts";

/** In rem: a larger name would leave the specimen below the first view. */
const LARGEST = 13;
/** In rem: a longer name has several lines. */
const SMALLEST = 3.25;
/** Of the line: an estimate is of average letters, and these may be wide ones. */
const ESTIMATE_MARGIN = 1.14;
const TYPICAL_ADVANCE = 0.56;

/** What is known of a name as it is drawn, in em of its size. */
export interface DrawnName {
  /** From the edge of the first letter to that of the last, with letter spacing. */
  width: number;
  /** From the origin to the edge of the first letter. */
  left: number;
}

/**
 * Declarations that set a name across its container, whose inline size is that of a container query: as
 * large as it fits in one line, between the size of a title and that of a poster. Its first letter's
 * edge, not its side bearing, is at the margin.
 *
 * @param drawn where its outlines are known; else its width is estimated
 */
export function nameFit(
  name: string,
  pairing: PairingItem,
  heading: FontItem,
  drawn?: DrawnName,
): Record<string, string> {
  const estimate = estimatedWidth(name, pairing, heading);
  const width = drawn?.width ?? estimate;
  const longestWord = name
    .split(" ")
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  const wordWidth = Math.min(width, estimatedWidth(longestWord, pairing, heading));
  const fitting = (em: number) => `${Number((100 / em).toFixed(2))}cqi`;
  return {
    "font-size": `clamp(min(${SMALLEST}rem, ${fitting(wordWidth)}), ${fitting(width)}, ${LARGEST}rem)`,
    ...(drawn && { "margin-inline-start": `${Number((-drawn.left).toFixed(3))}em` }),
  };
}

function estimatedWidth(text: string, { css }: PairingItem, { meta }: FontItem): number {
  const weight = css.h1["font-weight"];
  const advance = meta?.advances?.[weight]?.heading;
  const unitsPerEm = meta?.metrics?.unitsPerEm ?? 1000;
  const average = advance === undefined ? TYPICAL_ADVANCE : advance / unitsPerEm;
  const spacing = Number.parseFloat(css.h1["letter-spacing"]);
  return text.length * (average * ESTIMATE_MARGIN + spacing);
}
