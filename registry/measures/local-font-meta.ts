import { runInNewContext } from "node:vm";
import type { FontItem } from "../../schemas/index.ts";
import { type FontFile, hasWeight } from "../flavours/local-faces.ts";
import { impossibleHeights } from "../faces/possible-heights.ts";
import { nearestWeight } from "../pairing/scale.ts";
import type { FontFileFacts } from "./font-file-facts.ts";
import { FONT_LIMITS } from "./font-limits.ts";
import { bytesOfFiles, regularFile } from "./local-files.ts";
import { type Advances, type GlyphMeasures, type OpenedFace, faceOf } from "./measured-face.ts";
import { opticalSizesOf } from "./optical-sizes.ts";
import { sfntOf } from "./sfnt-file.ts";
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

/** Files that cannot be measured; the message is a sentence that says why. */
export class MeasuringError extends Error {
  override name = "MeasuringError";
}

const REGULAR = 400;

/**
 * What the files of a local font tell of it, measured as the shipped fonts are.
 *
 * @throws MeasuringError when a file is damaged, or measuring takes longer
 */
export async function localFontMeta(
  files: readonly LocalFile[],
  weights: readonly Weight[],
  subsets: readonly string[],
  timeoutMilliseconds: number = FONT_LIMITS.measuringMilliseconds,
): Promise<Meta> {
  const drawing = filesByWeight(files, weights);
  const sfnts = new Map<LocalFile, Uint8Array>();
  for (const file of new Set(drawing.values())) sfnts.set(file, await decompressed(file));
  return withinTime(timeoutMilliseconds, () => {
    const opened = new Map([...sfnts].map(([file, sfnt]) => [file, faceOf([{ sfnt }])]));
    const faces = [...drawing].flatMap(([weight, file]) => {
      const face = opened.get(file);
      return face === undefined ? [] : [[weight, face] as const];
    });
    return metaOf(files, new Map(faces), subsets);
  });
}

async function decompressed({ source, bytes }: LocalFile): Promise<Uint8Array> {
  try {
    return await sfntOf(bytes);
  } catch (error) {
    const message = `${source} is damaged: its outlines cannot be decompressed. Export it again.`;
    throw new MeasuringError(message, { cause: error });
  }
}

/** HarfBuzz runs in this thread; of code in a new context, a limit ends WebAssembly too. */
function withinTime(timeout: number, measure: () => Meta): Meta {
  try {
    return runInNewContext("measure()", { measure }, { timeout }) as Meta;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem =
      code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
        ? ` within ${timeout / 1000} seconds. Export them with simpler outlines and fewer features`
        : `: ${message}`;
    throw new MeasuringError(`The files cannot be measured${problem}.`, { cause: error });
  }
}

/** @param faces that draw the weights; one at least */
function metaOf(
  files: readonly LocalFile[],
  faces: ReadonlyMap<Weight, OpenedFace>,
  subsets: readonly string[],
): Meta {
  const { facts } = regularFile(files);
  const advancesAt = (opticalSize?: number) =>
    advancesOf(measuresOf(faces, facts.unitsPerEm, opticalSize));
  const regular = String(nearestWeight([...faces.keys()].map(Number), REGULAR)) as Weight;
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

/** The file that draws each weight upright, or in italic where the family has no other. */
function filesByWeight(
  files: readonly LocalFile[],
  weights: readonly Weight[],
): ReadonlyMap<Weight, LocalFile> {
  const upright = files.filter(({ file }) => file.style === "normal");
  const drawing = upright.length > 0 ? upright : files;
  return new Map(
    weights.flatMap((weight) => {
      const file = drawing.find((one) => hasWeight(one.file, Number(weight)));
      return file === undefined ? [] : [[weight, file] as const];
    }),
  );
}

function measuresOf(
  faces: ReadonlyMap<Weight, OpenedFace>,
  unitsPerEm: number,
  opticalSize?: number,
): ReadonlyMap<Weight, GlyphMeasures> {
  return new Map(
    [...faces].map(([weight, face]) => [weight, face.measuredAt(weight, unitsPerEm, opticalSize)]),
  );
}

function advancesOf(
  measures: ReadonlyMap<Weight, GlyphMeasures>,
): Partial<Record<Weight, Advances>> {
  return Object.fromEntries(
    [...measures].flatMap(([weight, { advances }]) => (advances ? [[weight, advances]] : [])),
  );
}

/** Heights are those of the glyphs, which the table of many a font contradicts. */
function metricsOf(facts: FontFileFacts, measures: GlyphMeasures | undefined): Metrics {
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
