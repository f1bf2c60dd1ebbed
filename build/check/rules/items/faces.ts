import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  LEAST_CAP_HEIGHT_TO_X_HEIGHT,
  POSSIBLE_HEIGHTS,
  impossibleHeights,
} from "../../../../registry/faces/possible-heights.ts";
import type { FontItem, PairingItem } from "../../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { resolveFontName } from "../../../../registry/pairing/pairing-fonts.ts";
import { HEADING_KEYS } from "../../../../registry/pairing/scale.ts";
import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import { didYouMean } from "../../../../registry/search/nearest.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

/** A variable family has no other weights than those of its `wght` axis. */
export const fontAxes: Rule = {
  name: "font-axes",
  severity: "error",
  isBeyondSpecification: true,
  summary: "the weights of a variable family are within its `wght` axis",
  checkFont: (loaded) => {
    const { font, meta } = loaded.item;
    const axis = meta?.axes?.find(({ tag }) => tag === "wght");
    if (axis === undefined) return [];
    return font.weight.flatMap((weight, index) => {
      if (axis.min <= Number(weight) && Number(weight) <= axis.max) return [];
      const predicate = `is "${weight}", outside the wght axis (${axis.min} to ${axis.max}); remove it`;
      return [finding(loaded, ["font", "weight", index], predicate)];
    });
  },
};

/**
 * Fallback faces and the rules of typography are computed from these numbers, and the tables of many
 * fonts are wrong. The range is beside the function that checks it.
 */
export const fontMetrics: Rule = {
  name: "font-metrics",
  severity: "error",
  isBeyondSpecification: true,
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

let supported: ReadonlySet<string> | undefined;

/**
 * The client writes a font's subsets into a call of `next/font/google`, which is type-checked: one that
 * `next/font` does not support (`menu`, `japanese`) breaks the user's build.
 */
export const fontSubsets: Rule = {
  name: "font-subsets",
  severity: "error",
  isBeyondSpecification: true,
  summary: "subsets are those that `next/font` supports; others are recorded in `meta.scripts`",
  checkFont: (loaded) => {
    // A local font has no call of next/font; font-files compares its subsets with its files.
    if (loaded.item.font.provider === "local") return [];
    const known = (supported ??= nextSubsets());
    return loaded.item.font.subsets.flatMap((subset, index) => {
      if (known.has(subset)) return [];
      const isRecorded = subset === "menu" || loaded.item.meta?.scripts?.includes(subset);
      const remedy = isRecorded
        ? "; remove it"
        : `; record it in meta.scripts instead${didYouMean(subset, known)}`;
      const predicate = `is "${subset}", which next/font does not support${remedy}`;
      return [finding(loaded, ["font", "subsets", index], predicate)];
    });
  },
};

function nextSubsets(): Set<string> {
  const text = readFileSync(join(ownRegistryDir, "next-subsets.json"), "utf8");
  return new Set(JSON.parse(text) as string[]);
}

/** No rule states the weight of text and code, so it is what the browser uses for them. */
const TEXT_WEIGHT = "400";

/** Without the weight the browser synthesizes a bold, or takes another weight without notice. */
export const fontWeights: Rule = {
  name: "font-weights",
  severity: "error",
  isBeyondSpecification: true,
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
