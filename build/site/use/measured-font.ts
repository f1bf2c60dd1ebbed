import { nearestWeight, weightsOf } from "../../../registry/faces/face-weights.ts";
import { titleFromSlug } from "../../../registry/faces/provider-names.ts";
import { subsetsOf } from "../../../registry/faces/shared-scripts.ts";
import { type FontItem, isGoogleFont } from "../../../registry/model/items.ts";
import { faceOf } from "../../../registry/search/face-measures.ts";
import type { MeasuredFont } from "./partners-json.ts";

/** Of most headings; the width of a word differs little between them. */
const HEADING_WEIGHT = 600;

/** The measures of a font that partners are chosen by, as its item states them. */
export function measuredFont(item: FontItem): MeasuredFont {
  const { name, title, categories = [], meta } = item;
  const weights = weightsOf(item);
  const { metrics, advances, popularity } = meta ?? {};
  const word = advances?.[String(nearestWeight(weights, HEADING_WEIGHT)) as "400"]?.documentation;
  return {
    name,
    ...titleBeside(name, title),
    categories,
    scripts: subsetsOf(item),
    weights,
    ...(popularity !== undefined && { popularity }),
    face: faceOf(item),
    ...(word !== undefined &&
      metrics && { wordWidth: Number((word / metrics.unitsPerEm).toFixed(2)) }),
    ...(!isGoogleFont(item) && { isLocal: true as const }),
  };
}

/** A title, where it is not the name in words. */
export function titleBeside(name: string, title: string): { title?: string } {
  return title === titleFromSlug(name) ? {} : { title };
}
