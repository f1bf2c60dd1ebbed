import type { FontItem } from "../../../registry/model/items.ts";
import {
  LEAST_CAP_HEIGHT_TO_X_HEIGHT,
  POSSIBLE_HEIGHTS,
  impossibleHeights,
} from "../../../registry/faces/possible-heights.ts";
import type { Loaded } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/**
 * Fallback faces and the rules of typography are computed from these numbers, and the tables of many
 * fonts are wrong. The range is beside the function that checks it.
 */
export const fontMetrics: Rule = {
  name: "font-metrics",
  severity: "error",
  summary:
    "heights that a face can have: x .15 to .9 em, capitals .3 to 1.5 em; `meta.advances` has all weights of `font.weight`",
  checkFont: (loaded) => [...heightsOutside(loaded), ...missingWeights(loaded)],
};

function heightsOutside(loaded: Loaded<FontItem>): Finding[] {
  const metrics = loaded.item.meta?.metrics;
  if (metrics === undefined) return [];
  return impossibleHeights(metrics).map((field) => {
    const { min, max } = POSSIBLE_HEIGHTS[field];
    const em = ((metrics[field] ?? 0) / metrics.unitsPerEm).toFixed(3);
    const least =
      field === "capHeight" ? ` and at least ${LEAST_CAP_HEIGHT_TO_X_HEIGHT} of the x-height` : "";
    const predicate = `is ${em} em, expected ${min} to ${max} em${least}; measure it in the glyph, or leave it out`;
    return finding(loaded, ["meta", "metrics", field], predicate);
  });
}

function missingWeights(loaded: Loaded<FontItem>): Finding[] {
  const { font, meta } = loaded.item;
  const advances = meta?.advances;
  if (advances === undefined) return [];
  return font.weight
    .filter((weight) => advances[weight] === undefined)
    .map((weight) => {
      const predicate = `has no weight "${weight}", which font.weight lists; measure it, or leave advances out`;
      return finding(loaded, ["meta", "advances"], predicate);
    });
}
