import type { FontItem } from "../../../schemas/index.ts";
import { opticalSizesOf } from "../../../registry/measures/optical-sizes.ts";
import { strokeMetrics } from "../../../registry/measures/stroke-metrics.ts";
import { impossibleHeights } from "../../../registry/faces/possible-heights.ts";
import { isVariablePackage, slugOf } from "../../../registry/faces/provider-names.ts";
import { nearestWeight } from "../../../registry/pairing/scale.ts";
import type { FontFacts, PublishedMeasures } from "./font-facts.ts";
import { sheetFiles } from "./fontsource-sheet.ts";
import {
  type Advances,
  type GlyphMeasures,
  type OpenedFace,
  openFace,
} from "../../../registry/measures/measured-face.ts";
import type { SheetFile } from "../../../registry/measures/sheet-file.ts";
import { bytesOf } from "./sheet-bytes.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Metrics = NonNullable<Meta["metrics"]>;
type Weight = FontItem["font"]["weight"][number];

/** A published number that the glyphs contradict, or that is missing. */
export interface Correction {
  family: string;
  /** `xHeight`, `capHeight` or `xWidthAvg`. */
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
  /** The advances at other sizes than the default one; only of a family with optical sizes. */
  opticalAdvances?: NonNullable<Meta["opticalAdvances"]>;
  /** Absent where the registry of packages has no files. */
  bytes?: NonNullable<Meta["bytes"]>;
  corrections: Correction[];
}

/** Of the em. Tables round, and a variable face is drawn anew; a wrong table is wrong by far more. */
const HEIGHT_TOLERANCE = 0.02;
/** Of the advance. */
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
  const faces = await openedFaces(facts, sheets);
  const measures = measuresByWeight(facts, faces);
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
  const average = glyphs?.average;
  const xWidthAvg =
    average === undefined
      ? measured.xWidthAvg
      : corrected("xWidthAvg", measured.xWidthAvg, average, ADVANCE_TOLERANCE * average);
  const advances = advancesIn(measures);
  const opticalAdvances = Object.fromEntries(
    opticalSizesOf(facts.axes).map((size) => [
      size,
      advancesIn(measuresByWeight(facts, faces, size)),
    ]),
  );
  return {
    metrics: {
      ...metricsOf(measured, { ...heights, xWidthAvg: xWidthAvg ?? measured.xWidthAvg }),
      ...(glyphs?.stroke && strokeMetrics(glyphs.stroke, unitsPerEm)),
    },
    ...(Object.keys(advances).length > 0 && { advances }),
    ...(Object.keys(opticalAdvances).length > 0 && { opticalAdvances }),
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
  const upright = isVariablePackage(axes) ? ["wght", "opsz"] : weights;
  const names = upright.flatMap((sheet) => [sheet, `${sheet}-italic`]);
  return new Map(
    names.flatMap((name) => {
      const files = sheetFiles(folder, slugOf(family), name);
      return files === undefined ? [] : [[name, files]];
    }),
  );
}

/** The files of each weight; a variable family has one for all of them. */
async function openedFaces(
  { weights, axes }: FontFacts,
  sheets: ReadonlyMap<string, readonly SheetFile[]>,
): Promise<ReadonlyMap<Weight, OpenedFace>> {
  const filesOf = (...names: string[]) => names.flatMap((name) => sheets.get(name) ?? []);
  const faces = new Map<Weight, OpenedFace>();
  if (isVariablePackage(axes)) {
    const upright = sheets.get("opsz") ?? sheets.get("wght") ?? filesOf("wght-italic");
    const face = await openFace(upright);
    for (const weight of weights) faces.set(weight, face);
  } else {
    for (const weight of weights) {
      faces.set(weight, await openFace(sheets.get(weight) ?? filesOf(`${weight}-italic`)));
    }
  }
  return faces;
}

/** In the units of the published measures. */
function measuresByWeight(
  { measured }: FontFacts,
  faces: ReadonlyMap<Weight, OpenedFace>,
  opticalSize?: number,
): ReadonlyMap<Weight, GlyphMeasures> {
  return new Map(
    [...faces].map(([weight, face]) => [
      weight,
      face.measuredAt(weight, measured.unitsPerEm, opticalSize),
    ]),
  );
}

function advancesIn(
  measures: ReadonlyMap<Weight, GlyphMeasures>,
): Partial<Record<Weight, Advances>> {
  return Object.fromEntries(
    [...measures].flatMap(([weight, { advances }]) => (advances ? [[weight, advances]] : [])),
  );
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
