import type { FontItem } from "../../../schemas/index.ts";
import { impossibleHeights } from "../../../registry/faces/possible-heights.ts";
import { isVariablePackage, slugOf } from "../../../registry/faces/provider-names.ts";
import {
  type FamilyFaces,
  advancesMeta,
  metricsOf,
  opticalSizesOf,
} from "../../../registry/measures/face-meta.ts";
import { figuresOf } from "../../../registry/measures/figures.ts";
import { fontsAt, inkExtents } from "../../../registry/measures/ink-extents.ts";
import type { SheetFile } from "../../../registry/measures/font-source.ts";
import {
  type GlyphMeasures,
  type MeasurableFace,
  readFaceFiles,
  readMeasurableFace,
} from "../../../registry/measures/measured-face.ts";
import { classificationOf } from "./classification.ts";
import { nearestWeight } from "../../../registry/faces/face-weights.ts";
import type { FontFacts, PublishedMeasures, Weight } from "./font-facts.ts";
import { bytesOf, sheetFiles } from "./fontsource-sheet.ts";

type Meta = NonNullable<FontItem["meta"]>;

/**
 * The facts that come from a family's files: no advances where the face has no Latin letters, none but published
 * metrics where the registry of packages has no files.
 */
export type FamilyMeasures = Pick<
  Meta,
  "metrics" | "figures" | "advances" | "opticalAdvances" | "bytes"
>;

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
 * @param folder    the family's unpacked Fontsource package; undefined when none is published
 * @param languages tags of those that the family sets whole
 */
export async function measureFamily(
  facts: FontFacts,
  folder: string | undefined,
  languages: readonly string[] = [],
): Promise<FamilyMeasures> {
  const { measured, weights, axes, scripts } = facts;
  if (folder === undefined) return { metrics: publishedMetrics(measured) };
  const sheets = sheetsOf(facts, folder);
  const faces = await readFaces(facts, sheets);
  const regular = String(nearestWeight(weights.map(Number), REGULAR)) as Weight;
  const glyphs = faces.upright.get(regular)?.measuredAt(regular, measured.unitsPerEm);
  const { unitsPerEm } = measured;
  const fontsOf = async (weight: string) => {
    const name = sheetNames(axes, weight).find((sheet) => sheets.has(sheet)) ?? "";
    const files = await readFaceFiles(sheets.get(name) ?? []);
    return [undefined, ...opticalSizesOf(axes)].map((opticalSize) =>
      fontsAt(files, { weight: Number(weight), unitsPerEm, opticalSize }),
    );
  };
  const drawn = await fontsOf(regular);
  const bold = await fontsOf(weights.at(-1) ?? regular);
  const isMonospace = classificationOf(facts) === "monospace";
  const figures = drawn[0] && figuresOf(drawn[0], isMonospace);
  return {
    metrics: {
      ...metricsOf(measured, corrected(measured, glyphs), glyphs?.stroke),
      extents: inkExtents([...drawn, ...bold], languages),
    },
    ...(figures && { figures }),
    ...advancesMeta(faces, unitsPerEm, axes),
    bytes: bytesOf(sheets, scripts),
  };
}

/** A table that states an impossible height is not to be trusted for the other height either. */
function publishedMetrics(measured: PublishedMeasures): Meta["metrics"] {
  const metrics = metricsOf(measured, measured);
  if (impossibleHeights(metrics).length === 0) return metrics;
  return metricsOf(measured, { xWidthAvg: measured.xWidthAvg });
}

/** The published measures, unless the glyphs contradict them. */
function corrected(
  { capHeight, xHeight, xWidthAvg, unitsPerEm }: PublishedMeasures,
  { isDecorated, average, ...glyphs }: GlyphMeasures = { isDecorated: false },
) {
  const tolerance = HEIGHT_TOLERANCE * unitsPerEm;
  return {
    capHeight: isDecorated ? capHeight : preferMeasured(capHeight, glyphs.capHeight, tolerance),
    xHeight: isDecorated ? xHeight : preferMeasured(xHeight, glyphs.xHeight, tolerance),
    xWidthAvg: preferMeasured(xWidthAvg, average, ADVANCE_TOLERANCE * (average ?? 0)) ?? xWidthAvg,
  };
}

/** Capsize states 0, or nothing, for a number that is not known. */
function preferMeasured(published = 0, measured: number | undefined, tolerance: number) {
  if (measured === undefined || published === 0) return measured;
  return Math.abs(published - measured) > tolerance ? measured : published;
}

/** The stylesheets of a weight, upright before italic: the first one that the package has counts. */
function sheetNames(axes: FontFacts["axes"], weight: string): string[] {
  return isVariablePackage(axes)
    ? ["opsz", "wght", "opsz-italic", "wght-italic"]
    : [weight, `${weight}-italic`];
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

/** The faces of each weight; a variable family has one upright and one italic for all of them. */
async function readFaces(
  { weights, axes }: FontFacts,
  sheets: ReadonlyMap<string, readonly SheetFile[]>,
): Promise<FamilyFaces> {
  const read = new Map<string, MeasurableFace>();
  const faceOf = async (names: readonly string[]): Promise<MeasurableFace | undefined> => {
    const sheet = names.find((name) => sheets.has(name));
    if (sheet === undefined) return undefined;
    const face = read.get(sheet) ?? (await readMeasurableFace(sheets.get(sheet) ?? []));
    read.set(sheet, face);
    return face;
  };
  const faces = {
    upright: new Map<Weight, MeasurableFace>(),
    italic: new Map<Weight, MeasurableFace>(),
  };
  for (const weight of weights) {
    const names = sheetNames(axes, weight);
    const upright = await faceOf(names);
    const italic = await faceOf(names.filter((name) => name.endsWith("-italic")));
    if (upright) faces.upright.set(weight, upright);
    if (italic) faces.italic.set(weight, italic);
  }
  return faces;
}
