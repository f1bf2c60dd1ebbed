import type { FontItem } from "../../schemas/index.ts";
import { type FontFile, hasWeight } from "../flavours/local-faces.ts";
import { impossibleHeights } from "../possible-heights.ts";
import { nearestWeight } from "../scale.ts";
import type { FontFileFacts } from "./font-file-facts.ts";
import { bytesOfFiles, regularFile } from "./local-files.ts";
import { type Advances, type FaceMeasures, type OpenedFace, openFace } from "./measured-face.ts";
import { opticalSizesOf } from "./optical-sizes.ts";
import { strokeMetrics } from "./stroke-metrics.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Metrics = NonNullable<Meta["metrics"]>;
type Weight = FontItem["font"]["weight"][number];

/** A file of a local font, read. */
export interface LocalFile {
  /** As the item states it. */
  file: FontFile;
  /** Where it is. */
  source: string;
  bytes: Buffer;
  facts: FontFileFacts;
}

const REGULAR = 400;

/** What the files of a local font tell of it, measured as the shipped fonts are. */
export async function localFontMeta(
  files: readonly LocalFile[],
  weights: readonly Weight[],
  subsets: readonly string[],
): Promise<Meta> {
  const { facts } = regularFile(files);
  const faces = await facesByWeight(files, weights);
  const advancesAt = (opticalSize?: number) =>
    advancesOf(measuresOf(faces, facts.unitsPerEm, opticalSize));
  const regular = String(nearestWeight(weights.map(Number), REGULAR)) as Weight;
  const measures = measuresOf(faces, facts.unitsPerEm).get(regular);
  const advances = advancesAt();
  const optical = opticalSizesOf(facts.axes).map((size) => [size, advancesAt(size)] as const);
  const hasAdvances = Object.keys(advances).length > 0;
  return {
    styles: (["normal", "italic"] as const).filter((style) =>
      files.some(({ file }) => file.style === style),
    ),
    scripts: [...subsets],
    ...(facts.axes.length > 0 && { axes: facts.axes }),
    metrics: metricsOf(facts, measures),
    ...(hasAdvances && { advances }),
    ...(hasAdvances && optical.length > 0 && { opticalAdvances: Object.fromEntries(optical) }),
    bytes: bytesOfFiles(files, subsets),
  };
}

/** The face that draws each weight upright, or in italic where the family has no other. */
async function facesByWeight(
  files: readonly LocalFile[],
  weights: readonly Weight[],
): Promise<ReadonlyMap<Weight, OpenedFace>> {
  const upright = files.filter(({ file }) => file.style === "normal");
  const opened = new Map<LocalFile, OpenedFace>();
  const faces = new Map<Weight, OpenedFace>();
  for (const weight of weights) {
    const file = (upright.length > 0 ? upright : files).find((one) =>
      hasWeight(one.file, Number(weight)),
    );
    if (file === undefined) continue;
    const { source: path, bytes } = file;
    const face = opened.get(file) ?? (await openFace([{ subset: "", path, bytes: bytes.length }]));
    opened.set(file, face);
    faces.set(weight, face);
  }
  return faces;
}

function measuresOf(
  faces: ReadonlyMap<Weight, OpenedFace>,
  unitsPerEm: number,
  opticalSize?: number,
): ReadonlyMap<Weight, FaceMeasures> {
  return new Map(
    [...faces].map(([weight, face]) => [weight, face.measuredAt(weight, unitsPerEm, opticalSize)]),
  );
}

function advancesOf(
  measures: ReadonlyMap<Weight, FaceMeasures>,
): Partial<Record<Weight, Advances>> {
  return Object.fromEntries(
    [...measures].flatMap(([weight, { advances }]) => (advances ? [[weight, advances]] : [])),
  );
}

/** Heights are those of the glyphs, which the table of many a font contradicts. */
function metricsOf(facts: FontFileFacts, measures: FaceMeasures | undefined): Metrics {
  const { unitsPerEm, ascent, descent, lineGap, averageAdvance } = facts;
  const { xHeight = 0, capHeight = 0 } = measures?.isDecorated ? facts : (measures ?? {});
  const heights = { ...(capHeight > 0 && { capHeight }), ...(xHeight > 0 && { xHeight }) };
  const impossible = impossibleHeights({ unitsPerEm, ...heights });
  return {
    ...{ unitsPerEm, ascent, descent, lineGap },
    ...Object.fromEntries(
      Object.entries(heights).filter(([field]) => !impossible.some((one) => one === field)),
    ),
    xWidthAvg: measures?.average ?? averageAdvance,
    ...(measures?.stroke && strokeMetrics(measures.stroke, unitsPerEm)),
  };
}
