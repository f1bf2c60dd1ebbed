import { runInNewContext } from "node:vm";
import type { Face } from "harfbuzzjs";
import type { FontItem } from "../../schemas/index.ts";
import { type FontFile, hasWeight, nearestWeight } from "../faces/face-weights.ts";
import { impossibleHeights } from "../faces/possible-heights.ts";
import { type FamilyFaces, advancesMeta, metricsOf } from "./face-meta.ts";
import type { FontFileFacts, TableFacts } from "./font-file-facts.ts";
import { figuresOf } from "./figures.ts";
import { FONT_LIMITS } from "./font-limits.ts";
import { sfntOf } from "./font-source.ts";
import { fontsAt, inkExtents } from "./ink-extents.ts";
import { bytesOfFiles, languagesOfFiles, regularFile } from "./local-files.ts";
import { type GlyphMeasures, faceOf, measurableFace } from "./measured-face.ts";

type Meta = NonNullable<FontItem["meta"]>;
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
 * The `meta` of a local font, measured as the shipped fonts are.
 *
 * @throws MeasuringError when a file is damaged, or measuring takes longer
 */
export async function localFontMeta(
  files: readonly LocalFile[],
  weights: readonly Weight[],
  subsets: readonly string[],
  timeoutMilliseconds: number = FONT_LIMITS.measuringMilliseconds,
): Promise<Meta> {
  const styled = (style: FontFile["style"]) => files.filter(({ file }) => file.style === style);
  const [uprights, italics] = [styled("normal"), styled("italic")];
  const regularStyle = uprights.length > 0 ? uprights : italics;
  const upright = filesByWeight(regularStyle, weights);
  const italic = filesByWeight(italics, weights);
  // HarfBuzz gets its memory here: interrupted while that grows, it could not read another font.
  const faceOfFile = new Map<LocalFile, Face>();
  for (const file of new Set([...regularStyle, ...italic.values()]))
    faceOfFile.set(file, faceOf(await decompressed(file)));
  return withinTime(timeoutMilliseconds, () => {
    const faces = new Map(
      [...faceOfFile].map(([file, face]) => [file, measurableFace([{ face }])]),
    );
    const facesOf = (fileOfWeight: ReadonlyMap<Weight, LocalFile>) =>
      new Map(
        [...fileOfWeight].flatMap(([weight, file]) => {
          const face = faces.get(file);
          return face === undefined ? [] : [[weight, face] as const];
        }),
      );
    const meta = metaOf(files, { upright: facesOf(upright), italic: facesOf(italic) }, subsets);
    return { ...meta, ...inkMeta(meta, regularStyle, faceOfFile, [...upright.keys()].map(Number)) };
  });
}

/** The fields that need every file of a face. */
function inkMeta(
  { metrics, languages = [] }: Meta,
  files: readonly LocalFile[],
  faceOfFile: ReadonlyMap<LocalFile, Face>,
  weights: readonly number[],
): Pick<Meta, "metrics" | "figures"> {
  if (metrics === undefined) return {};
  const fontsOf = (weight: number) => {
    // A page loads the first of the files that have a character.
    const ofWeight = files.filter(({ file }) => hasWeight(file, weight)).reverse();
    const faces = ofWeight.flatMap((file) => faceOfFile.get(file) ?? []);
    return fontsAt(
      faces.map((face) => ({ face })),
      { weight, unitsPerEm: metrics.unitsPerEm },
    );
  };
  const regular = fontsOf(nearestWeight(weights, REGULAR));
  const figures = figuresOf(regular, regularFile(files).facts.isFixedPitch);
  const extents = inkExtents([regular, fontsOf(Math.max(...weights))], languages);
  return { metrics: { ...metrics, extents }, ...(figures && { figures }) };
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

/** @param faces one upright at least */
function metaOf(files: readonly LocalFile[], faces: FamilyFaces, subsets: readonly string[]): Meta {
  const { facts } = regularFile(files);
  const regular = String(nearestWeight([...faces.upright.keys()].map(Number), REGULAR)) as Weight;
  const measures = faces.upright.get(regular)?.measuredAt(regular, facts.unitsPerEm);
  return {
    styles: (["normal", "italic"] as const).filter((style) =>
      files.some(({ file }) => file.style === style),
    ),
    scripts: [...subsets],
    languages: languagesOfFiles(files),
    ...(facts.axes.length > 0 && { axes: facts.axes }),
    metrics: localMetrics(facts, measures),
    ...advancesMeta(faces, facts.unitsPerEm, facts.axes),
    bytes: bytesOfFiles(files, subsets),
  };
}

/** The file that draws each weight. */
function filesByWeight(
  files: readonly LocalFile[],
  weights: readonly Weight[],
): ReadonlyMap<Weight, LocalFile> {
  return new Map(
    weights.flatMap((weight) => {
      const file = files.find((one) => hasWeight(one.file, Number(weight)));
      return file === undefined ? [] : [[weight, file] as const];
    }),
  );
}

/** Heights are those of the glyphs, which the table of many a font contradicts. */
export function localMetrics(facts: TableFacts, measures: GlyphMeasures = { isDecorated: false }) {
  const { average: xWidthAvg = facts.averageAdvance, stroke } = measures;
  const { xHeight, capHeight } = measures.isDecorated ? facts : measures;
  const impossible = impossibleHeights(metricsOf(facts, { xHeight, capHeight, xWidthAvg }));
  const possible = {
    xHeight: impossible.includes("xHeight") ? 0 : xHeight,
    capHeight: impossible.includes("capHeight") ? 0 : capHeight,
  };
  return metricsOf(facts, { ...possible, xWidthAvg }, stroke);
}
