import { weightsOf } from "../../../../registry/faces/face-weights.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { subsetsOf } from "../../../../registry/faces/shared-scripts.ts";
import { type FontItem, isGoogleFont } from "../../../../registry/model/items.ts";
import { type FaceMeasures, faceOf } from "../../../../registry/search/face-measures.ts";

/** A font that partners are chosen for, or that is one. */
export interface MeasuredFont {
  name: string;
  /** Missing where it is the name in words. */
  title?: string;
  categories: readonly string[];
  scripts: readonly string[];
  popularity?: number;
  face: FaceMeasures;
  /** Ascending. */
  weights: readonly number[];
  /** The weights of upright faces here; one of plain Latin with the hash in the name of its file. */
  drawn?: readonly (readonly [weights: string, hash?: string])[];
  /** Whether the registry publishes its files: then its own pairings alone install it. */
  isLocal?: true;
}

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
