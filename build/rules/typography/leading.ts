import { HEADING_KEYS } from "../../../registry/scale.ts";
import { type Finding, finding } from "../../problem.ts";
import type { PairingWithFonts } from "../../loaded-registry.ts";
import type { Rule } from "../rule.ts";
import { xHeightOf } from "./x-height.ts";

/** With less, descenders touch ascenders; with more, the lines of a heading fall apart. */
const HEADING = { smallest: 0.95, largest: 1.4 };
const TEXT = { smallest: 1.4, largest: 1.8 };

/** In em. A tall x-height fills the line, so the lines need more space between them. */
const TALL_X_HEIGHT = 0.54;
const SMALLEST_FOR_TALL = 1.5;

export const leading: Rule = {
  name: "leading",
  severity: "error",
  summary:
    "`line-height` of headings 0.95 to 1.4, of text 1.4 to 1.8, from 1.5 where the x-height is tall",
  checkPairingWithFonts: (pairing) => {
    const { css } = pairing.item;
    const headings = HEADING_KEYS.flatMap((key) =>
      outside(pairing, key, css[key]["line-height"], HEADING),
    );
    const isTall = (xHeightOf(pairing.body) ?? 0) > TALL_X_HEIGHT;
    const bounds = isTall ? { ...TEXT, smallest: SMALLEST_FOR_TALL } : TEXT;
    return [...headings, ...outside(pairing, "body, p", css["body, p"]["line-height"], bounds)];
  },
};

function outside(
  pairing: PairingWithFonts,
  key: string,
  lineHeight: string,
  { smallest, largest }: typeof TEXT,
): Finding[] {
  if (Number(lineHeight) >= smallest && Number(lineHeight) <= largest) return [];
  const predicate = `is ${lineHeight}; keep it between ${smallest} and ${largest}`;
  return [finding(pairing, ["css", key, "line-height"], predicate)];
}
