import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FontItem } from "../../../schemas/index.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import { hasWeightAxis, slugOf } from "../../../registry/faces/provider-names.ts";
import { type License, type PublishedLicense, publishedLicense } from "./font-license.ts";
import { type FaceStyle, readFaceStyles } from "./face-styles.ts";
import { REVIEWED_SCRIPTS } from "./reviewed-families.ts";
import { popularityIn } from "./popularity.ts";

type Weight = FontItem["font"]["weight"][number];
type Style = "normal" | "italic";

/** A weight and a style that the family has together. */
export interface FontFace {
  weight: Weight;
  style: Style;
}

/** What Capsize publishes of the regular style, in font units; undefined means not measured. */
export interface PublishedMeasures {
  familyName: string;
  category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  unitsPerEm: number;
  ascent: number;
  /** Negative below the baseline. */
  descent: number;
  lineGap: number;
  capHeight?: number;
  xHeight?: number;
  xWidthAvg: number;
}

/** What is known of a family, from four published sources. */
export interface FontFacts {
  family: string;
  /** `100` to `900`; heavier ones are left out, since neither specification nor client knows them. */
  weights: Weight[];
  styles: Style[];
  /** Every face, by weight, upright before italic: a family may have italics of some weights only. */
  faces: FontFace[];
  axes?: { tag: string; min: number; max: number; default: number }[];
  /** What `next/font` accepts; empty for some families. */
  subsets: string[];
  /** Every subset that the family covers, sorted, also those that `next/font` does not list. */
  scripts: string[];
  measured: PublishedMeasures;
  /** Absent for families newer than the published metadata. */
  license?: License;
  /** The family's place in the provider's order, 1 for the most used; absent where it has none. */
  popularity?: number;
  /** Absent for a family that no style describes. */
  faceStyles?: readonly FaceStyle[];
}

interface ProviderEntry {
  weights: string[];
  styles: Style[];
  axes?: { tag: string; min: number; max: number; defaultValue: number }[];
  subsets: string[];
}

interface PublishedEntry {
  family: string;
  /** `regular`, `italic`, `700`, `700italic` */
  variants: string[];
  subsets: string[];
}

/**
 * The facts about every family in `next/font`'s table of the provider's fonts, in its order.
 *
 * Weights, styles, axes and subsets are the table's; which weights have an italic, and the scripts,
 * come from Fontsource's copy of the provider's metadata, as does the license; measures and category
 * from Capsize; popularity from a copy of the provider's own list of families.
 *
 * @param packages package name -> folder
 * @throws when a family of the table has no metrics
 */
export function readFontFacts(packages: ReadonlyMap<string, string>): FontFacts[] {
  const fileIn = (name: string, path: string) => join(packages.get(name) ?? name, path);
  const table = readJson(
    fileIn("next", "dist/compiled/@next/font/dist/google/font-data.json"),
  ) as Record<string, ProviderEntry>;
  const published = readJson(
    fileIn("google-font-metadata", "data/api-response.json"),
  ) as PublishedEntry[];
  const licenses = readJson(fileIn("google-font-metadata", "data/licenses.json")) as Record<
    string,
    PublishedLicense
  >;
  const popularity = popularityIn(
    readFileSync(fileIn("ui-ux-pro-max-cli", "assets/data/google-fonts.csv"), "utf8"),
  );
  const { entireMetricsCollection } = createRequire(import.meta.url)(
    fileIn("@capsizecss/metrics", "dist/entireMetricsCollection.cjs"),
  ) as { entireMetricsCollection: Record<string, PublishedMeasures> };

  const faceStyles = readFaceStyles();
  const publishedByFamily = new Map(published.map((entry) => [entry.family, entry]));
  const measuredByFamily = new Map(
    Object.values(entireMetricsCollection).map((metrics) => [metrics.familyName, metrics]),
  );
  return Object.entries(table).map(([family, entry]) => {
    const measured = measuredByFamily.get(family);
    if (measured === undefined) throw new Error(`${family} has no metrics in @capsizecss/metrics`);
    const license = licenses[slugOf(family)];
    const place = popularity.get(family);
    const ownStyles = faceStyles.get(family);
    return {
      ...factsOf(family, entry, publishedByFamily.get(family), measured),
      ...(license && { license: publishedLicense(license) }),
      ...(place !== undefined && { popularity: place }),
      ...(ownStyles && { faceStyles: ownStyles }),
    };
  });
}

function factsOf(
  family: string,
  { weights, styles, axes, subsets }: ProviderEntry,
  published: PublishedEntry | undefined,
  measured: PublishedMeasures,
): FontFacts {
  const available = weights.filter((weight): weight is Weight => /^[1-9]00$/.test(weight));
  const scripts = [...subsets, ...(published?.subsets ?? REVIEWED_SCRIPTS.get(family) ?? [])];
  const has = ({ weight, style }: FontFace) =>
    published === undefined || published.variants.includes(variantName(weight, style));
  const every = available.flatMap((weight) => styles.map((style) => ({ weight, style })));
  return {
    family,
    weights: available,
    styles,
    // A variable family has every weight in each of its styles.
    faces: hasWeightAxis(axes) ? every : every.filter(has),
    ...(axes && {
      axes: axes.map(({ tag, min, max, defaultValue }) => ({
        tag,
        min,
        max,
        default: defaultValue,
      })),
    }),
    subsets,
    scripts: [...new Set(scripts)].sort(byCodePoints),
    measured,
  };
}

/** 400 is `regular`, or `italic`; 700 is `700`, or `700italic`. */
function variantName(weight: Weight, style: Style): string {
  if (weight === "400") return style === "normal" ? "regular" : "italic";
  return style === "normal" ? weight : `${weight}italic`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
