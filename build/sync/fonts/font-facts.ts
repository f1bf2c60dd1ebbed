import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FontItem } from "../../../schemas/index.ts";
import { type Classification, byCodePoints } from "../../../registry/model/items.ts";
import { hasWeightAxis, slugOf } from "../../../registry/faces/provider-names.ts";
import { REVIEWED_SCRIPTS } from "./classification.ts";
import { type License, type PublishedLicense, publishedLicense } from "./font-license.ts";

export type Weight = FontItem["font"]["weight"][number];
type Style = "normal" | "italic";

/** A weight and a style that the family has together. */
export interface FontFace {
  weight: Weight;
  style: Style;
}

/** What Capsize publishes of the regular style, in font units; undefined means not measured. */
export interface PublishedMeasures {
  familyName: string;
  category: Classification;
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
  /** Undefined for families newer than the published metadata. */
  license?: License | undefined;
  /** The family's place in the provider's order, 1 for the most used; undefined where it has none. */
  popularity?: number | undefined;
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
  const textIn = (name: string, path: string) => readFileSync(fileIn(name, path), "utf8");
  const table = JSON.parse(
    textIn("next", "dist/compiled/@next/font/dist/google/font-data.json"),
  ) as Record<string, ProviderEntry>;
  const published = JSON.parse(
    textIn("google-font-metadata", "data/api-response.json"),
  ) as PublishedEntry[];
  const licenses = JSON.parse(textIn("google-font-metadata", "data/licenses.json")) as Record<
    string,
    PublishedLicense
  >;
  const popularity = popularityIn(textIn("ui-ux-pro-max-cli", "assets/data/google-fonts.csv"));
  const { entireMetricsCollection } = createRequire(import.meta.url)(
    fileIn("@capsizecss/metrics", "dist/entireMetricsCollection.cjs"),
  ) as { entireMetricsCollection: Record<string, PublishedMeasures> };

  const publishedByFamily = new Map(published.map((entry) => [entry.family, entry]));
  const measuredByFamily = new Map(
    Object.values(entireMetricsCollection).map((metrics) => [metrics.familyName, metrics]),
  );
  return Object.entries(table).map(([family, entry]) => {
    const measured = measuredByFamily.get(family);
    if (measured === undefined) throw new Error(`${family} has no metrics in @capsizecss/metrics`);
    const license = licenses[slugOf(family)];
    return {
      ...factsOf(family, entry, publishedByFamily.get(family)),
      measured,
      license: license && publishedLicense(license),
      popularity: popularity.get(family),
    };
  });
}

function factsOf(
  family: string,
  { weights, styles, axes, subsets }: ProviderEntry,
  published: PublishedEntry | undefined,
): Omit<FontFacts, "measured"> {
  const available = weights.filter((weight): weight is Weight => /^[1-9]00$/.test(weight));
  const scripts = [...subsets, ...(published?.subsets ?? REVIEWED_SCRIPTS[family] ?? [])];
  const every = available.flatMap((weight) => styles.map((style) => ({ weight, style })));
  return {
    family,
    weights: available,
    styles,
    // A variable family has every weight in each of its styles.
    faces:
      hasWeightAxis(axes) || published === undefined
        ? every
        : every.filter((face) => published.variants.includes(variantName(face))),
    ...(axes && {
      axes: axes.map(({ defaultValue, ...axis }) => ({ ...axis, default: defaultValue })),
    }),
    subsets,
    scripts: [...new Set(scripts)].sort(byCodePoints),
  };
}

/** 400 is `regular`, or `italic`; 700 is `700`, or `700italic`. */
function variantName({ weight, style }: FontFace): string {
  if (weight === "400") return style === "normal" ? "regular" : "italic";
  return style === "normal" ? weight : `${weight}italic`;
}

/**
 * Every family's place in the provider's order of popularity: 1 is the most used. Families that the
 * provider ranks alike share a place, and the next one follows as many places later.
 *
 * @param table comma-separated, with a header line; no value has a comma
 * @returns     family -> place
 * @throws      when a column is missing or a rank is not a number
 */
export function popularityIn(table: string): ReadonlyMap<string, number> {
  const [header = "", ...lines] = table.trim().split(/\r?\n/);
  const columns = header.split(",");
  const [familyColumn, rankColumn] = [
    columns.indexOf("Family"),
    columns.indexOf("Popularity Rank"),
  ];
  if (familyColumn < 0 || rankColumn < 0) throw new Error("No columns Family and Popularity Rank");
  const ranked = lines.map((line) => {
    const values = line.split(",");
    const rank = Number(values[rankColumn]);
    if (!Number.isInteger(rank)) throw new Error(`Popularity Rank is not a number: ${line}`);
    return { family: values[familyColumn] ?? "", rank };
  });
  const ranks = ranked.map(({ rank }) => rank).sort((a, b) => a - b);
  return new Map(ranked.map(({ family, rank }) => [family, ranks.indexOf(rank) + 1]));
}
