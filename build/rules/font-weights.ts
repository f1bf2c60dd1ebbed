import type { FontItem, PairingItem } from "../../registry/items.ts";
import { fontBehind } from "../../registry/pairing-fonts.ts";
import { nearestWeight } from "../../registry/scale.ts";
import type { Loaded, LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** What the browser uses where running text states no weight; code then has that of the text. */
const TEXT_WEIGHT = "400";
/** What the browser gives a heading that states none, on a page without a reset. */
const HEADING_WEIGHT = "700";

/**
 * Every weight that a pairing uses exists in the font that its role resolves to; else the browser
 * thickens the strokes by itself, or quietly takes another weight.
 */
export function fontWeights({ pairings, fonts }: LoadedRegistry): Problem[] {
  const byName = new Map(fonts.map(({ stem, item }) => [stem, item]));
  return pairings.flatMap((pairing) => problemsOf(pairing, byName));
}

function problemsOf({ file, item }: Loaded<PairingItem>, fonts: Map<string, FontItem>): Problem[] {
  return Object.entries(item.css).flatMap(([key, rule]): Problem[] => {
    const font = fonts.get(fontBehind(item, rule["font-family"]) ?? "");
    const stated = rule["font-weight"];
    const weight = stated ?? unstatedWeight(key, item);
    if (font === undefined || font.font.weight.includes(weight)) return [];

    const available = font.font.weight;
    const nearest = nearestWeight(available.map(Number), Number(weight));
    const use = `${key} ${stated === undefined ? "states no weight, so it uses" : "uses"} ${weight}`;
    return [
      {
        rule: "font-weights",
        file,
        pointer: pointerOf(stated === undefined ? ["css", key] : ["css", key, "font-weight"]),
        message: `${use}, which ${font.title} lacks (it has ${available.join(", ")}); write "${nearest}"`,
      },
    ];
  });
}

function unstatedWeight(key: string, { css }: PairingItem): FontItem["font"]["weight"][number] {
  if (key === "body, p") return TEXT_WEIGHT;
  if (key === "code, pre") return css["body, p"]["font-weight"] ?? TEXT_WEIGHT;
  return HEADING_WEIGHT;
}
