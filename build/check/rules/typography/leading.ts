import { HEADING_KEYS } from "../../../../registry/pairing/scale.ts";
import { type Finding, finding } from "../../problem.ts";
import type { PairingWithFonts } from "../../read/loaded-registry.ts";
import type { Bounds, Rule } from "../rule.ts";
import { xHeightOf } from "./x-height.ts";

/** In em. A tall x-height fills the line, so the lines need more space between them. */
const TALL_X_HEIGHT = 0.54;

interface LeadingBounds extends Bounds {
  minHeading: number;
  maxHeading: number;
  minText: number;
  /** Of text in a face with a tall x-height. */
  minTallText: number;
  maxText: number;
}

export const leading: Rule<LeadingBounds> = {
  name: "leading",
  severity: "error",
  summary:
    "`line-height` of headings 0.95 to 1.4, of text 1.4 to 1.8, from 1.5 where the x-height is tall",
  // With less, descenders touch ascenders; with more, the lines of a heading fall apart.
  bounds: { minHeading: 0.95, maxHeading: 1.4, minText: 1.4, minTallText: 1.5, maxText: 1.8 },
  checkPairingWithFonts: (pairing, bounds) => {
    const { css } = pairing.item;
    const headings = HEADING_KEYS.flatMap((key) =>
      outside(pairing, key, css[key]["line-height"], bounds.minHeading, bounds.maxHeading),
    );
    const isTall = (xHeightOf(pairing.body) ?? 0) > TALL_X_HEIGHT;
    const minText = isTall ? bounds.minTallText : bounds.minText;
    const text = css["body, p"]["line-height"];
    return [...headings, ...outside(pairing, "body, p", text, minText, bounds.maxText)];
  },
};

function outside(
  pairing: PairingWithFonts,
  key: string,
  lineHeight: string,
  min: number,
  max: number,
): Finding[] {
  if (Number(lineHeight) >= min && Number(lineHeight) <= max) return [];
  const predicate = `is ${lineHeight}; keep it between ${min} and ${max}`;
  return [finding(pairing, ["css", key, "line-height"], predicate)];
}
