import type { FontItem } from "../model/items.ts";
import { genericFamily } from "../faces/generic-family.ts";
import type { FontUse, Setting } from "../pairing/font-use.ts";

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
  /** The average advance of a character in em, as `meta.advances` of a font has it. */
  advances: Readonly<Record<Setting["kind"], number>>;
}

interface LocalFamily {
  name: string;
  regular?: LocalFace;
  bold?: LocalFace;
  italic?: LocalFace;
}

/** Arial and Times New Roman of Windows and macOS, Liberation of Linux; Android has neither. */
const LOCAL_FAMILIES: Readonly<Record<ReturnType<typeof genericFamily>, readonly LocalFamily[]>> = {
  "sans-serif": [
    {
      name: "Arial",
      regular: localFace(0.43755, 0.45615, [
        "Arial",
        "ArialMT",
        "Liberation Sans",
        "LiberationSans",
        "Roboto",
        "Roboto-Regular",
      ]),
      bold: localFace(0.46982, 0.49263, [
        "Arial Bold",
        "Arial-BoldMT",
        "Liberation Sans Bold",
        "LiberationSans-Bold",
      ]),
      italic: localFace(0.43766, 0.45639, [
        "Arial Italic",
        "Arial-ItalicMT",
        "Liberation Sans Italic",
        "LiberationSans-Italic",
      ]),
    },
    // The regular is as wide as Arial, the bold and the italic are not.
    {
      name: "Roboto",
      bold: localFace(0.44111, 0.46392, ["Roboto Bold", "Roboto-Bold"]),
      italic: localFace(0.42305, 0.44341, ["Roboto Italic", "Roboto-Italic"]),
    },
  ],
  serif: [
    {
      name: "Times New Roman",
      regular: localFace(0.39492, 0.41519, [
        "Times New Roman",
        "TimesNewRomanPSMT",
        "Liberation Serif",
        "LiberationSerif",
      ]),
      bold: localFace(0.41841, 0.44307, [
        "Times New Roman Bold",
        "TimesNewRomanPS-BoldMT",
        "Liberation Serif Bold",
        "LiberationSerif-Bold",
      ]),
      italic: localFace(0.39504, 0.41571, [
        "Times New Roman Italic",
        "TimesNewRomanPS-ItalicMT",
        "Liberation Serif Italic",
        "LiberationSerif-Italic",
      ]),
    },
    {
      name: "Noto Serif",
      regular: localFace(0.4682, 0.4934, ["Noto Serif", "NotoSerif-Regular"]),
      bold: localFace(0.4963, 0.525, ["Noto Serif Bold", "NotoSerif-Bold"]),
      italic: localFace(0.4551, 0.4794, ["Noto Serif Italic", "NotoSerif-Italic"]),
    },
  ],
  // One advance for all weights: the browser thickens the regular for bold code.
  monospace: [
    {
      name: "Courier New",
      regular: localFace(0.6001, 0.6001, [
        "Courier New",
        "CourierNewPSMT",
        "Liberation Mono",
        "LiberationMono",
        "Droid Sans Mono",
      ]),
      italic: localFace(0.6001, 0.6001, [
        "Courier New Italic",
        "CourierNewPS-ItalicMT",
        "Liberation Mono Italic",
        "LiberationMono-Italic",
      ]),
    },
  ],
};

function localFace(text: number, heading: number, names: readonly string[]): LocalFace {
  return { names, advances: { text, heading } };
}

/** From this weight on the bold face is the nearer one. */
const BOLD_FROM = 600;

/** Weights whose widths differ by no more than this share a face. */
const WIDTH_TOLERANCE = 0.003;

/**
 * The fallback faces of a font, for what is set with it; none for a font without Latin letters or without
 * measured widths. Any other weight is drawn with the nearest face.
 *
 * @see CSS Fonts 4, `size-adjust`; CSS Fonts 5, `ascent-override`
 */
export function fallbackFaces(use: FontUse): FallbackFaces {
  const { font } = use;
  const ranges = weightRanges(use);
  if (ranges.length === 0) return { families: [], css: {} };
  const locals = LOCAL_FAMILIES[genericFamily(font)];
  const css: FallbackFaces["css"] = {};
  for (const local of locals) {
    for (const { from, to, drawnWith, kind, advance } of [...ranges, ...italicRange(use)]) {
      const face = local[drawnWith];
      if (face === undefined) continue;
      const family = fallbackName(local, font);
      const range = from === to ? String(from) : `${from} ${to}`;
      const slope = drawnWith === "italic" ? " italic" : "";
      css[`/* ${family} ${range.replace(" ", "-")}${slope} */ @font-face`] = {
        "font-family": `'${family}'`,
        ...(drawnWith === "italic" && { "font-style": "italic" }),
        "font-weight": range,
        src: face.names.map((name) => `local('${name}')`).join(", "),
        ...overrides(font, advance / face.advances[kind]),
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
  drawnWith: "regular" | "bold" | "italic";
  kind: Setting["kind"];
  /** The average advance of a character in em. */
  advance: number;
}

/** Neighbouring weights that are about as wide share a range, unless one is nearer to the bold face. */
function weightRanges(use: FontUse): WeightRange[] {
  const ranges: WeightRange[] = [];
  for (const { weight, kind, pixels } of use.settings) {
    const advance = advanceAt(use, weight, kind, pixels);
    if (advance === undefined) continue;
    const drawnWith = weight < BOLD_FROM ? "regular" : "bold";
    const last = ranges.at(-1);
    const isShared =
      last?.kind === kind &&
      last.drawnWith === drawnWith &&
      Math.abs(advance / last.advance - 1) <= WIDTH_TOLERANCE;
    if (isShared) last.to = weight;
    else ranges.push({ from: weight, to: weight, drawnWith, kind, advance });
  }
  return ranges;
}

/** Emphasis in running text, where the family has an italic for it: the lightest also draws the bold one. */
function italicRange(use: FontUse): WeightRange[] {
  const text = use.settings.find(
    ({ weight, kind }) => kind === "text" && use.italics.includes(weight),
  );
  if (text === undefined) return [];
  const advance = advanceAt(use, text.weight, "italic", text.pixels);
  if (advance === undefined) return [];
  return [{ from: text.weight, to: text.weight, drawnWith: "italic", kind: "text", advance }];
}

/** In em; between two optical sizes that were measured, in proportion. */
function advanceAt(
  { font: { meta }, hasOpticalSizes }: FontUse,
  weight: number,
  kind: Setting["kind"] | "italic",
  pixels: number,
): number | undefined {
  const unitsPerEm = meta?.metrics?.unitsPerEm;
  const key = String(weight) as "400";
  const atDefault = meta?.advances?.[key]?.[kind];
  if (unitsPerEm === undefined || atDefault === undefined) return undefined;
  const measured = hasOpticalSizes ? Object.entries(meta?.opticalAdvances ?? {}) : [];
  const stops = measured.map(([size, advances]) => ({
    size: Number(size),
    advance: advances[key]?.[kind] ?? atDefault,
  }));
  const above = stops.find(({ size }) => size >= pixels) ?? stops.at(-1);
  const below = stops.findLast(({ size }) => size <= pixels) ?? above;
  if (above === undefined || below === undefined) return atDefault / unitsPerEm;
  const part = above.size > below.size ? (pixels - below.size) / (above.size - below.size) : 0;
  return (below.advance + (above.advance - below.advance) * part) / unitsPerEm;
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
