import type { FontItem } from "../../../schemas/index.ts";
import { impossibleHeights } from "../../../registry/faces/possible-heights.ts";
import { isVariablePackage, slugOf } from "../../../registry/faces/provider-names.ts";
import { advancesMeta, metricsOf } from "../../../registry/measures/face-meta.ts";
import type { SheetFile } from "../../../registry/measures/font-source.ts";
import {
  type GlyphMeasures,
  type MeasurableFace,
  readMeasurableFace,
} from "../../../registry/measures/measured-face.ts";
import { nearestWeight } from "../../../registry/pairing/scale.ts";
import type { FontFacts } from "./font-facts.ts";
import { sheetFiles } from "./fontsource-sheet.ts";
import { bytesOf } from "./sheet-bytes.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Metrics = NonNullable<Meta["metrics"]>;
type Weight = FontItem["font"]["weight"][number];

/** A published number that the glyphs contradict, or that is missing. */
export interface Correction {
  family: string;
  field: "xHeight" | "capHeight" | "xWidthAvg";
  /** In font units; undefined means not stated. */
  published?: number | undefined;
  /** In font units; undefined means that the face has no such glyph. */
  measured?: number | undefined;
  reason:
    | "not stated"
    | "differs from the glyph"
    | "the face has no such glyph"
    | "not possible, without files to measure";
}

/**
 * The facts that come from a family's files: no advances where the face has no Latin letters, neither those
 * nor bytes where the registry of packages has no files.
 */
export interface FamilyMeasures extends Pick<Meta, "advances" | "opticalAdvances" | "bytes"> {
  metrics: Metrics;
  corrections: Correction[];
}

/** A share of the em. Tables round, and a variable face is drawn anew; a wrong table is wrong by far more. */
const HEIGHT_TOLERANCE = 0.02;
/** A share of the advance. */
const ADVANCE_TOLERANCE = 0.01;
const REGULAR = 400;

/**
 * Compares the published measures with the glyphs of the family's own files, which win where the two
 * differ. Heights are those of the regular upright face, or the nearest weight; a face of capitals alone
 * has capitals, large or small, at `x`, and its x-height is theirs.
 *
 * @param folder the family's unpacked Fontsource package; undefined when none is published
 */
export async function measureFamily(
  facts: FontFacts,
  folder: string | undefined,
): Promise<FamilyMeasures> {
  if (folder === undefined) return withoutFiles(facts);
  const { measured, weights, axes, scripts } = facts;
  const sheets = sheetsOf(facts, folder);
  const faces = await readFaces(facts, sheets);
  const regular = String(nearestWeight(weights.map(Number), REGULAR)) as Weight;
  const glyphs = faces.get(regular)?.measuredAt(regular, measured.unitsPerEm);
  const corrections = correctionsOf(facts, glyphs);
  const corrected = {
    ...measured,
    ...Object.fromEntries(corrections.map(({ field, measured: actual }) => [field, actual])),
  };
  return {
    metrics: metricsOf(measured, corrected, glyphs?.stroke),
    ...advancesMeta(faces, measured.unitsPerEm, axes),
    bytes: bytesOf(sheets, scripts),
    corrections,
  };
}

/** A table that states an impossible height is not to be trusted for the other height either. */
function withoutFiles({ family, measured }: FontFacts): FamilyMeasures {
  const metrics = metricsOf(measured, measured);
  if (impossibleHeights(metrics).length === 0) return { metrics, corrections: [] };
  const corrections = (["capHeight", "xHeight"] as const).map((field): Correction => ({
    family,
    field,
    published: metrics[field],
    reason: "not possible, without files to measure",
  }));
  return { metrics: metricsOf(measured, { xWidthAvg: measured.xWidthAvg }), corrections };
}

/** What of the published numbers the glyphs contradict. */
function correctionsOf(
  { family, measured: published }: FontFacts,
  glyphs: GlyphMeasures | undefined,
): Correction[] {
  const tolerance = HEIGHT_TOLERANCE * published.unitsPerEm;
  const average = glyphs?.average;
  const compared: [field: Correction["field"], measured: number | undefined, tolerance: number][] =
    [];
  if (!glyphs?.isDecorated) {
    compared.push(["capHeight", glyphs?.capHeight, tolerance]);
    compared.push(["xHeight", glyphs?.xHeight, tolerance]);
  }
  if (average !== undefined) compared.push(["xWidthAvg", average, ADVANCE_TOLERANCE * average]);
  return compared.flatMap(([field, measured, limit]) => {
    const reason = reasonToCorrect(published[field], measured, limit);
    return reason ? [{ family, field, published: published[field], measured, reason }] : [];
  });
}

/** The stylesheets that items import, or may import. */
function sheetsOf({ family, weights, axes }: FontFacts, folder: string): Map<string, SheetFile[]> {
  const upright = isVariablePackage(axes) ? ["wght", "opsz"] : weights;
  const names = upright.flatMap((sheet) => [sheet, `${sheet}-italic`]);
  return new Map(
    names.flatMap((name) => {
      const files = sheetFiles(folder, slugOf(family), name);
      return files === undefined ? [] : [[name, files]];
    }),
  );
}

/** The face of each weight; a variable family has one for all of them. */
async function readFaces(
  { weights, axes }: FontFacts,
  sheets: ReadonlyMap<string, readonly SheetFile[]>,
): Promise<ReadonlyMap<Weight, MeasurableFace>> {
  const sheetsOfWeight = (weight: Weight) =>
    isVariablePackage(axes) ? ["opsz", "wght", "wght-italic"] : [weight, `${weight}-italic`];
  const faces = new Map<Weight, MeasurableFace>();
  const read = new Map<string | undefined, MeasurableFace>();
  for (const weight of weights) {
    const sheet = sheetsOfWeight(weight).find((name) => sheets.has(name));
    const face = read.get(sheet) ?? (await readMeasurableFace(sheets.get(sheet ?? "") ?? []));
    read.set(sheet, face);
    faces.set(weight, face);
  }
  return faces;
}

/** A height of 0 is not stated: Capsize writes 0, or leaves the field out. */
function reasonToCorrect(
  published: number | undefined,
  measured: number | undefined,
  tolerance: number,
): Correction["reason"] | undefined {
  const isStated = published !== undefined && published !== 0;
  if (measured === undefined) return isStated ? "the face has no such glyph" : undefined;
  if (!isStated) return "not stated";
  return Math.abs(published - measured) > tolerance ? "differs from the glyph" : undefined;
}
