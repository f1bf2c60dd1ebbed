import type { FontItem } from "../items.ts";
import { genericFamily } from "../pairing-data.ts";

/**
 * What draws text until a web font arrives: a font of the operating system, scaled to the width of the
 * web font and with its line metrics, so that no line breaks elsewhere afterwards.
 */
export interface FallbackFaces {
  /** In the order in which to try them: `Arial for Inter`. */
  families: string[];
  /** Keys and declarations of an item's `css`. */
  css: Record<string, Record<string, string>>;
}

interface LocalFace {
  /** Full names and PostScript names under which operating systems have it, or one with the same widths. */
  names: readonly string[];
  /** The average advance of a letter in em, weighted by the frequency of letters in text. @see Capsize, xWidthAvg */
  average: number;
}

interface LocalFamily {
  name: string;
  regular?: LocalFace;
  bold?: LocalFace;
}

/** Arial and Times New Roman of Windows and macOS, Liberation of Linux; Android has neither. */
const LOCAL_FAMILIES: Readonly<Record<ReturnType<typeof genericFamily>, readonly LocalFamily[]>> = {
  "sans-serif": [
    {
      name: "Arial",
      regular: {
        names: [
          "Arial",
          "ArialMT",
          "Liberation Sans",
          "LiberationSans",
          "Roboto",
          "Roboto-Regular",
        ],
        average: 913 / 2048,
      },
      bold: {
        names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
        average: 983 / 2048,
      },
    },
    // The regular is as wide as Arial, the bold is not.
    { name: "Roboto", bold: { names: ["Roboto Bold", "Roboto-Bold"], average: 926 / 2048 } },
  ],
  serif: [
    {
      name: "Times New Roman",
      regular: {
        names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif"],
        average: 832 / 2048,
      },
      bold: {
        names: [
          "Times New Roman Bold",
          "TimesNewRomanPS-BoldMT",
          "Liberation Serif Bold",
          "LiberationSerif-Bold",
        ],
        average: 886 / 2048,
      },
    },
    {
      name: "Noto Serif",
      regular: { names: ["Noto Serif", "NotoSerif-Regular"], average: 481 / 1000 },
      bold: { names: ["Noto Serif Bold", "NotoSerif-Bold"], average: 512 / 1000 },
    },
  ],
  // One advance for all weights: the browser thickens the regular for bold code.
  monospace: [
    {
      name: "Courier New",
      regular: {
        names: [
          ...["Courier New", "CourierNewPSMT", "Liberation Mono", "LiberationMono"],
          "Droid Sans Mono",
        ],
        average: 1229 / 2048,
      },
    },
  ],
};

/** From this weight on the bold face is the nearer one. */
const BOLD_FROM = 600;

/** Weights whose widths differ by no more than this share a face. */
const WIDTH_TOLERANCE = 0.01;

/**
 * The fallback faces of a font; none for a font without Latin letters or without measured widths.
 *
 * @param weights in which text is set, ascending; any other weight is drawn with the nearest face
 * @see CSS Fonts 4, `size-adjust`; CSS Fonts 5, `ascent-override`
 */
export function fallbackFaces(font: FontItem, weights: readonly number[]): FallbackFaces {
  const ranges = weightRanges(font, weights);
  const locals = ranges.length > 0 ? LOCAL_FAMILIES[genericFamily(font)] : [];
  const css: FallbackFaces["css"] = {};
  for (const local of locals) {
    for (const { from, to, average } of ranges) {
      const face = from < BOLD_FROM ? local.regular : local.bold;
      if (face === undefined) continue;
      const family = fallbackName(local, font);
      const range = from === to ? String(from) : `${from} ${to}`;
      css[`/* ${family} ${range.replace(" ", "-")} */ @font-face`] = {
        "font-family": `'${family}'`,
        "font-weight": range,
        src: face.names.map((name) => `local('${name}')`).join(", "),
        ...overrides(font, average / face.average),
      };
    }
  }
  return { families: locals.map((local) => fallbackName(local, font)), css };
}

function fallbackName(local: LocalFamily, font: FontItem): string {
  return `${local.name} for ${font.title}`;
}

interface WeightRange {
  from: number;
  to: number;
  /** The average advance of a letter in em. */
  average: number;
}

/** Neighbouring weights that are about as wide share a range, unless one is nearer to the bold face. */
function weightRanges({ meta }: FontItem, weights: readonly number[]): WeightRange[] {
  const ranges: WeightRange[] = [];
  for (const weight of weights) {
    const advance = meta?.advances?.[String(weight) as "400"]?.average;
    if (advance === undefined || meta?.metrics === undefined) continue;
    const average = advance / meta.metrics.unitsPerEm;
    const last = ranges.at(-1);
    const isShared =
      last !== undefined &&
      last.from < BOLD_FROM === weight < BOLD_FROM &&
      Math.abs(average / last.average - 1) <= WIDTH_TOLERANCE;
    if (isShared) last.to = weight;
    else ranges.push({ from: weight, to: weight, average });
  }
  return ranges;
}

/** @param scale of the local face, which scales its line metrics too */
function overrides({ meta }: FontItem, scale: number): Record<string, string> {
  if (meta?.metrics === undefined) return {};
  const { unitsPerEm, ascent, descent, lineGap } = meta.metrics;
  const percent = (units: number) => `${Number(((units / unitsPerEm / scale) * 100).toFixed(2))}%`;
  return {
    "size-adjust": `${Number((scale * 100).toFixed(2))}%`,
    "ascent-override": percent(ascent),
    "descent-override": percent(-descent),
    "line-gap-override": percent(lineGap),
  };
}
