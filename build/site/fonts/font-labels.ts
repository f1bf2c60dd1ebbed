import { labelOf } from "../shared/cards/label.ts";
import { scriptLabel } from "../../../registry/faces/script-names.ts";
import type { ListedFont } from "../shared/fonts/listed-font.ts";
import LABELS from "./font-labels.json" with { type: "json" };

/** @see https://fonts.google.com/variablefonts#axis-definitions */
const AXIS_NAMES = new Map(Object.entries(LABELS.axes));
const WEIGHT_NAMES = new Map(Object.entries(LABELS.weights));
const FEATURE_NAMES = new Map(Object.entries(LABELS.features));

/** `tnum` -> `Tabular figures`. */
export function featureName(tag: string): string {
  return FEATURE_NAMES.get(tag) ?? tag;
}

/** `600` -> `Semibold`; a weight without a name as it is. */
export function weightName(weight: string): string {
  return WEIGHT_NAMES.get(weight) ?? weight;
}

/** `wght` -> `Weight, wght`. */
export function axisLabel(tag: string): string {
  const name = AXIS_NAMES.get(tag);
  return name === undefined ? tag : `${name}, ${tag}`;
}

/** Of a font, beside its name. */
type Facts = Omit<ListedFont, "name" | "title">;

/** What a row says of a font: classification, weights, scripts beside Latin. */
export function fontFactsOf(font: Facts): readonly [string, string, string] {
  const [classification = ""] = font.kind;
  const scripts = font.script.filter((subset) => !NOT_NAMED.test(subset));
  return [labelOf(classification), weightsLine(font), scriptsLine(scripts)];
}

/** Subsets that are more letters of a script, or that (nearly) every font has. */
const NOT_NAMED = /-ext$|^(?:latin|math|menu|symbols2?|vietnamese)$/;

function weightsLine({ weight, axis, hasItalics }: Facts): string {
  const [first = "", last = first] = [weight[0], weight.at(-1)];
  const weights = first === last ? first : `${first}–${last}`;
  const variable = axis.includes("wght") ? " variable" : "";
  return `${weights}${variable}${hasItalics ? ", italics" : ""}`;
}

/** As many are named; of more, the number says enough. */
const MOST_NAMED = 2;

function scriptsLine(scripts: readonly string[]): string {
  const named = scripts.slice(0, MOST_NAMED).map(scriptLabel).join(", ");
  const others = scripts.length - MOST_NAMED;
  return others > 0 ? `${named} and ${others} more` : named;
}
