import type { FontItem, PairingItem } from "../../registry/items.ts";
import { fontBehind } from "../../registry/pairing-fonts.ts";
import { nearestWeight } from "../../registry/scale.ts";
import type { Loaded } from "../loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** What the browser uses where running text states no weight; code then has that of the text. */
const TEXT_WEIGHT = "400";
/** What the browser gives a heading that states none, on a page without a reset. */
const HEADING_WEIGHT = "700";

/** Without the weight the browser synthesizes a bold, or takes another weight without notice. */
export const fontWeights: Rule = {
  name: "font-weights",
  severity: "error",
  summary:
    "every weight in use is one that the font has; where none is stated: text 400, code as the text, headings 700",
  checkRegistry: ({ pairings, fontsByName }) =>
    pairings.flatMap((pairing) =>
      Object.entries(pairing.item.css).flatMap(([key, rule]) => {
        const font = fontsByName.get(fontBehind(pairing.item, rule["font-family"]) ?? "");
        return font === undefined ? [] : missingWeight(pairing, key, rule["font-weight"], font);
      }),
    ),
};

function missingWeight(
  pairing: Loaded<PairingItem>,
  key: string,
  stated: string | undefined,
  { title, font }: FontItem,
): Finding[] {
  const weight = stated ?? unstatedWeight(key, pairing.item);
  if (font.weight.some((available) => available === weight)) return [];
  const nearest = nearestWeight(font.weight.map(Number), Number(weight));
  const lack = `which ${title} does not have (available: ${font.weight.join(", ")})`;
  return stated === undefined
    ? [
        finding(
          pairing,
          ["css", key],
          `has no font-weight, so the browser uses ${weight}, ${lack}; set "font-weight": "${nearest}"`,
        ),
      ]
    : [
        finding(
          pairing,
          ["css", key, "font-weight"],
          `is "${weight}", ${lack}; write "${nearest}"`,
        ),
      ];
}

function unstatedWeight(key: string, { css }: PairingItem): string {
  if (key === "body, p") return TEXT_WEIGHT;
  if (key === "code, pre") return css["body, p"]["font-weight"] ?? TEXT_WEIGHT;
  return HEADING_WEIGHT;
}
