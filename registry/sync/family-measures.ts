import type { FontItem } from "../../schemas/index.ts";
import { impossibleHeights } from "../possible-heights.ts";
import { hasWeightAxis, slugOf } from "../provider-names.ts";
import { nearestWeight } from "../scale.ts";
import type { FontFacts, PublishedMeasures } from "./font-facts.ts";
import { type SheetFile, sheetFiles } from "./fontsource-sheet.ts";
import { type FaceMeasures, type OpenedFace, openFace } from "./measured-face.ts";
import { bytesOf } from "./sheet-bytes.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Metrics = NonNullable<Meta["metrics"]>;
type Weight = FontItem["font"]["weight"][number];

/** A published number that the glyphs contradict, or that is missing. */
export interface Correction {
  family: string;
  /** `xHeight`, `capHeight`, or `average` and the weight. */
  field: string;
  /** In font units; undefined means not stated. */
  published?: number;
  /** In font units; undefined means that the face has no such glyph. */
  measured?: number;
  reason:
    | "not stated"
    | "differs from the glyph"
    | "the face has no such glyph"
    | "not possible, without files to measure";
}

/** The facts that come from a family's files. */
export interface FamilyMeasures {
  metrics: Metrics;
  /** Absent where the face has no Latin letters, or the registry of packages has no files. */
  advances?: NonNullable<Meta["advances"]>;
  /** Absent where the registry of packages has no files. */
  bytes?: NonNullable<Meta["bytes"]>;
  corrections: Correction[];
}

/** Of the em. Tables round, and a variable face is drawn anew; a wrong table is wrong by far more. */
const HEIGHT_TOLERANCE = 0.02;
/** Of the advance: as exact as a fallback face has to be for running text. */
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
  const sheets = sheetsOf(facts, folder);
  const { unitsPerEm } = facts.measured;
  const measures = await measuresByWeight(facts, sheets);
  const corrections: Correction[] = [];
  const corrected = (
    field: string,
    published: number | undefined,
    measured: number | undefined,
    tolerance: number,
  ): number | undefined => {
    const reason = reasonToCorrect(published, measured, tolerance);
    if (reason === undefined) return published;
    corrections.push({ family: facts.family, field, published, measured, reason });
    return measured;
  };

  const regular = String(nearestWeight(facts.weights.map(Number), REGULAR)) as Weight;
  const tolerance = HEIGHT_TOLERANCE * unitsPerEm;
  const { measured } = facts;
  const glyphs = measures.get(regular);
  const heights = glyphs?.isDecorated
    ? { capHeight: measured.capHeight, xHeight: measured.xHeight }
    : {
        capHeight: corrected("capHeight", measured.capHeight, glyphs?.capHeight, tolerance),
        xHeight: corrected("xHeight", measured.xHeight, glyphs?.xHeight, tolerance),
      };
  const advances: NonNullable<Meta["advances"]> = {};
  for (const [weight, { average, documentation }] of measures) {
    if (average === undefined || documentation === undefined) continue;
    const published = publishedAverage(measured, weight);
    advances[weight] = {
      average:
        corrected(`average ${weight}`, published, average, ADVANCE_TOLERANCE * average) ?? average,
      documentation,
    };
  }
  const xWidthAvg = advances[regular]?.average ?? measured.xWidthAvg;
  return {
    metrics: metricsOf(measured, { ...heights, xWidthAvg }),
    ...(Object.keys(advances).length > 0 && { advances }),
    bytes: bytesOf(sheets, facts.scripts),
    corrections,
  };
}

/** Of a table that states a height that no face has, the other height is not to be trusted either. */
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

/** The stylesheets that items import, or may import. */
function sheetsOf({ family, weights, axes }: FontFacts, folder: string): Map<string, SheetFile[]> {
  const upright = hasWeightAxis(axes) ? ["wght", "opsz"] : weights;
  const names = upright.flatMap((sheet) => [sheet, `${sheet}-italic`]);
  return new Map(
    names.flatMap((name) => {
      const files = sheetFiles(folder, slugOf(family), name);
      return files === undefined ? [] : [[name, files]];
    }),
  );
}

/** In the units of the published measures. */
async function measuresByWeight(
  { weights, axes, measured }: FontFacts,
  sheets: ReadonlyMap<string, readonly SheetFile[]>,
): Promise<Map<Weight, FaceMeasures>> {
  const opened = new Map<string, OpenedFace>();
  const measures = new Map<Weight, FaceMeasures>();
  for (const weight of weights) {
    const sheet = hasWeightAxis(axes) ? "wght" : weight;
    const face =
      opened.get(sheet) ??
      (await openFace(sheets.get(sheet) ?? sheets.get(`${sheet}-italic`) ?? []));
    opened.set(sheet, face);
    measures.set(weight, face.measuredAt(weight, measured.unitsPerEm));
  }
  return measures;
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

function publishedAverage(
  { unitsPerEm, variants }: PublishedMeasures,
  weight: Weight,
): number | undefined {
  const variant = variants?.[weight === "400" ? "regular" : weight];
  if (variant === undefined) return undefined;
  return Math.round((variant.xWidthAvg * unitsPerEm) / variant.unitsPerEm);
}

function metricsOf(
  { unitsPerEm, ascent, descent, lineGap }: PublishedMeasures,
  { capHeight, xHeight, xWidthAvg }: Pick<Metrics, "capHeight" | "xHeight" | "xWidthAvg">,
): Metrics {
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    ...(capHeight !== undefined && capHeight > 0 && { capHeight }),
    ...(xHeight !== undefined && xHeight > 0 && { xHeight }),
    xWidthAvg,
  };
}
