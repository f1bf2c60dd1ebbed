import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { resolveFontName } from "../../../registry/pairing/pairing-fonts.ts";
import { HEADING_KEYS, nearestWeight } from "../../../registry/pairing/scale.ts";
import type { Loaded } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** No rule states the weight of text and code, so it is what the browser uses for them. */
const TEXT_WEIGHT = "400";

/** Without the weight the browser synthesizes a bold, or takes another weight without notice. */
export const fontWeights: Rule = {
  name: "font-weights",
  severity: "error",
  summary:
    "every weight of a heading is one that its font has; the fonts of text and code have 400",
  checkRegistry: ({ pairings, fontsByName }) =>
    pairings.flatMap((pairing) => {
      const { item } = pairing;
      const fontOf = (rule: { "font-family": string }) =>
        fontsByName.get(resolveFontName(item, rule["font-family"]) ?? "");
      return [
        ...HEADING_KEYS.flatMap((key) => missingWeight(pairing, key, fontOf(item.css[key]))),
        ...(["body, p", "code, pre"] as const).flatMap((key) =>
          missingRegular(pairing, key, fontOf(item.css[key])),
        ),
      ];
    }),
};

function missingWeight(
  pairing: Loaded<PairingItem>,
  key: (typeof HEADING_KEYS)[number],
  font: FontItem | undefined,
): Finding[] {
  const weight = pairing.item.css[key]["font-weight"];
  if (font === undefined || font.font.weight.includes(weight)) return [];
  const nearest = nearestWeight(font.font.weight.map(Number), Number(weight));
  const predicate = `is "${weight}", which ${lackOf(font)}; write "${nearest}"`;
  return [finding(pairing, ["css", key, "font-weight"], predicate)];
}

function missingRegular(
  pairing: Loaded<PairingItem>,
  key: "body, p" | "code, pre",
  font: FontItem | undefined,
): Finding[] {
  if (font === undefined || font.font.weight.includes(TEXT_WEIGHT)) return [];
  const predicate = `is drawn at weight ${TEXT_WEIGHT}, which ${lackOf(font)}; choose another font`;
  return [finding(pairing, ["css", key], predicate)];
}

function lackOf({ title, font }: FontItem): string {
  return `${title} does not have (available: ${font.weight.join(", ")})`;
}
