import { weightsOf } from "../../../../registry/faces/face-weights.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { subsetsOf } from "../../../../registry/faces/shared-scripts.ts";
import { type FontItem, isGoogleFont } from "../../../../registry/model/items.ts";
import { faceOf } from "../../../../registry/search/face-measures.ts";
import type { MeasuredFont } from "./partners-json.ts";

/** The measures of a font that partners are chosen by, as its item states them. */
export function measuredFont(item: FontItem): MeasuredFont {
  const { name, title, categories = [], meta } = item;
  return {
    name,
    ...titleBeside(name, title),
    categories,
    scripts: subsetsOf(item),
    weights: weightsOf(item),
    ...(meta?.popularity !== undefined && { popularity: meta.popularity }),
    face: faceOf(item),
    ...(!isGoogleFont(item) && { isLocal: true as const }),
  };
}

/** A title, where it is not the name in words. */
export function titleBeside(name: string, title: string): { title?: string } {
  return title === titleFromSlug(name) ? {} : { title };
}
