import type { FontItem } from "../../schemas/index.ts";
import type { BowlStroke } from "./contours.ts";
import { nearestWeight } from "../faces/face-weights.ts";
import type { MeasurableFace } from "./measured-face.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Metrics = NonNullable<Meta["metrics"]>;
type Weight = FontItem["font"]["weight"][number];
type Advances = NonNullable<Meta["advances"]>;

/** The faces that draw each weight of a family. */
export interface FamilyFaces {
  /** In italic where the family has no upright. */
  upright: ReadonlyMap<Weight, MeasurableFace>;
  italic: ReadonlyMap<Weight, MeasurableFace>;
}

const REGULAR = 400;

/** In pixels. Between two of them a width is interpolated. */
const OPTICAL_SIZES = [14, 16, 18, 20, 24, 30, 36, 48, 60, 72, 96];

/** Sizes of text and headings in pixels, within the family's `opsz` axis; none without it. */
export function opticalSizesOf(
  axes: readonly { tag: string; min: number; max: number }[] | undefined,
): number[] {
  const axis = axes?.find(({ tag }) => tag === "opsz");
  if (axis === undefined) return [];
  const within = OPTICAL_SIZES.map((size) => Math.min(axis.max, Math.max(axis.min, size)));
  return [...new Set(within)];
}

/**
 * The fields of an item's `meta` with its advances: at the default optical size, and at others for a family
 * with that axis; neither for a face without Latin letters.
 */
export function advancesMeta(
  { upright, italic }: FamilyFaces,
  unitsPerEm: number,
  axes: Meta["axes"],
): Pick<Meta, "advances" | "opticalAdvances"> {
  const emphasis = nearestWeight([...italic.keys()].map(Number), REGULAR);
  const advancesAt = (opticalSize?: number): Advances =>
    Object.fromEntries(
      [...upright].flatMap(([weight, face]) => {
        const { advances } = face.measuredAt(weight, unitsPerEm, opticalSize);
        const inItalic =
          Number(weight) === emphasis
            ? italic.get(weight)?.measuredAt(weight, unitsPerEm, opticalSize).advances
            : undefined;
        return advances
          ? [[weight, { ...advances, ...(inItalic && { italic: inItalic.text }) }]]
          : [];
      }),
    );
  const advances = advancesAt();
  if (Object.keys(advances).length === 0) return {};
  const optical = opticalSizesOf(axes).map((size) => [size, advancesAt(size)] as const);
  return { advances, ...(optical.length > 0 && { opticalAdvances: Object.fromEntries(optical) }) };
}

/**
 * The metrics of an item. A height of 0 is one that is not known; the stroke is stated as a ratio and a part
 * of the em, so that faces compare.
 */
export function metricsOf(
  { unitsPerEm, ascent, descent, lineGap }: Omit<Metrics, "capHeight" | "xHeight" | "xWidthAvg">,
  {
    capHeight = 0,
    xHeight = 0,
    xWidthAvg,
  }: { capHeight?: number | undefined; xHeight?: number | undefined; xWidthAvg: number },
  stroke?: BowlStroke,
): Metrics {
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    ...(capHeight > 0 && { capHeight }),
    ...(xHeight > 0 && { xHeight }),
    xWidthAvg,
    ...(stroke && {
      contrast: Number((stroke.thickest / stroke.thinnest).toFixed(2)),
      stem: Number((stroke.thickest / unitsPerEm).toFixed(3)),
    }),
  };
}
