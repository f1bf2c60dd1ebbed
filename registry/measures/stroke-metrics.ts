import type { FontItem } from "../../schemas/index.ts";
import type { BowlStroke } from "./bowl-stroke.ts";

type Metrics = NonNullable<NonNullable<FontItem["meta"]>["metrics"]>;

/** A ratio and a part of the em, so that faces compare. */
export function strokeMetrics(
  { thickest, thinnest }: BowlStroke,
  unitsPerEm: number,
): Pick<Metrics, "contrast" | "stem"> {
  return {
    contrast: Number((thickest / thinnest).toFixed(2)),
    stem: Number((thickest / unitsPerEm).toFixed(3)),
  };
}
