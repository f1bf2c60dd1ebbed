/** A size that grows with the window between two widths. */
export interface FluidRange {
  /** In rem. */
  minimum: number;
  maximum: number;
  /** Widths of the window in CSS pixels: at and below `from` the size is `minimum`, from `to` on `maximum`. */
  from: number;
  to: number;
}

/** The window in which zooming enlarges a size least. */
export interface ZoomProof {
  /** In CSS pixels at 100 %. */
  width: number;
  /** The greatest enlargement of the text up to the browser's limit, 2 for twice the size. */
  enlargement: number;
  /** Of the browser, at which the text reaches twice its size in that window, or its enlargement. */
  zoom: number;
}

/** A size as CSS with the proof that it can be enlarged, or why it is refused, as a sentence. */
export type FluidSize =
  | { css: string; proof: ZoomProof; problem?: never }
  | { css?: never; proof?: ZoomProof; problem: string };

const ROOT_PIXELS = 16;

/** Windows that people use, in CSS pixels at 100 %. */
export const NARROWEST_WINDOW = 320;
export const WIDEST_WINDOW = 2560;

/** In rem: no page has larger text, and the search for a smaller maximum stays short. */
export const MAX_SIZE_REM = 100;

/** What browsers zoom to; 1 is 100 %. */
export const MAX_ZOOM = 5;

/** WCAG 2.2, 1.4.4: text can be resized up to 200 percent. */
export const NEEDED_ENLARGEMENT = 2;

/**
 * A size between a minimum and a maximum, in proportion to the width of the window. It is refused where
 * a reader could not enlarge it to twice its size: zooming narrows the window that `vw` measures, so the
 * part of a size that follows the window does not grow.
 *
 * @see WCAG 2.2, 1.4.4 Resize Text
 */
export function fluidSize(range: FluidRange): FluidSize {
  const problem = problemIn(range);
  if (problem !== undefined) return { problem };
  const proof = zoomProof(range);
  if (proof.enlargement < NEEDED_ENLARGEMENT) {
    return {
      proof,
      problem: `At ${percent(MAX_ZOOM)} zoom in a window ${proof.width}px wide, text reaches ${percent(proof.enlargement)} of its size; WCAG 1.4.4 needs 200 %. A maximum of at most ${longestMaximum(range)}rem can be enlarged enough`,
    };
  }
  return { css: fluidCss(range), proof };
}

/** `clamp(2rem, 1.5rem + 2.5vw, 3rem)` */
export function fluidCss(range: FluidRange): string {
  const { slope, intercept } = lineOf(range);
  const preferred = `${rem(intercept)} + ${rounded(slope * 100)}vw`;
  return `clamp(${rem(range.minimum)}, ${preferred}, ${rem(range.maximum)})`;
}

const CLAMP = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/;

/** The range of a size that `fluidCss` wrote, widths to the nearest pixel; undefined for any other value. */
export function fluidRangeOf(css: string): FluidRange | undefined {
  const [, ...numbers] = CLAMP.exec(css) ?? [];
  const [minimum = 0, intercept = 0, slope = 0, maximum = 0] = numbers.map(Number);
  if (slope === 0) return undefined;
  const widthOf = (size: number) => Math.round(((size - intercept) * ROOT_PIXELS) / (slope / 100));
  return { minimum, maximum, from: widthOf(minimum), to: widthOf(maximum) };
}

/** In CSS pixels, in a window of a width in CSS pixels. */
export function sizeAt(range: FluidRange, width: number): number {
  const { slope, intercept } = lineOf(range);
  const preferred = intercept * ROOT_PIXELS + slope * width;
  return Math.max(range.minimum * ROOT_PIXELS, Math.min(preferred, range.maximum * ROOT_PIXELS));
}

/** How large text is on the screen at a zoom, in CSS pixels at 100 %. */
export function sizeAtZoom(range: FluidRange, width: number, zoom: number): number {
  return sizeAt(range, width / zoom) * zoom;
}

/** For each width of whole pixels the greatest enlargement, over all widths the least of these. */
export function zoomProof(range: FluidRange): ZoomProof {
  let worst: ZoomProof = { width: NARROWEST_WINDOW, enlargement: Infinity, zoom: 1 };
  for (const width of turningWidths(range)) {
    const enlargement = greatestEnlargement(range, width);
    if (enlargement < worst.enlargement) worst = { width, enlargement, zoom: MAX_ZOOM };
  }
  return { ...worst, zoom: zoomFor(range, worst.width) };
}

/**
 * The windows in which the enlargement can be least, ascending. With the greatest zoom and without, a size
 * is its minimum, on the line, or its maximum; while neither changes from one to another, the ratio of the
 * two only grows or only falls with the width. So the least is at a width where one changes, or at an end.
 */
function turningWidths(range: FluidRange): number[] {
  const { slope, intercept } = lineOf(range);
  const turns = [range.minimum, range.maximum].map(
    (size) => ((size - intercept) * ROOT_PIXELS) / slope,
  );
  const widths = [...turns, range.to]
    .flatMap((width) => [width, width * MAX_ZOOM])
    .flatMap((width) => [Math.floor(width), Math.ceil(width)])
    .filter((width) => width > NARROWEST_WINDOW && width < WIDEST_WINDOW);
  return [NARROWEST_WINDOW, ...widths.sort((one, other) => one - other), WIDEST_WINDOW];
}

/**
 * The size on the screen grows with the zoom as long as the size is its maximum. From there on it is the
 * greater one of two lines, so it is greatest where it leaves the maximum or at the limits of the zoom.
 */
function greatestEnlargement(range: FluidRange, width: number): number {
  const zooms = [1, MAX_ZOOM, width / range.to].filter((zoom) => zoom >= 1 && zoom <= MAX_ZOOM);
  const base = sizeAt(range, width);
  return Math.max(...zooms.map((zoom) => sizeAtZoom(range, width, zoom) / base));
}

const ZOOM_STEP = 0.05;

/** The least zoom that enlarges text enough; the greatest one where none does. */
function zoomFor(range: FluidRange, width: number): number {
  const needed = NEEDED_ENLARGEMENT * sizeAt(range, width);
  for (let zoom = 1; zoom < MAX_ZOOM; zoom += ZOOM_STEP)
    if (sizeAtZoom(range, width, zoom) >= needed) return rounded(zoom);
  return MAX_ZOOM;
}

/** In rem, to a sixteenth: the greatest maximum that is not refused. */
function longestMaximum(range: FluidRange): number {
  let maximum = range.maximum;
  while (zoomProof({ ...range, maximum }).enlargement < NEEDED_ENLARGEMENT)
    maximum = Math.ceil(maximum * ROOT_PIXELS - 1) / ROOT_PIXELS;
  return rounded(Math.max(maximum, range.minimum));
}

function problemIn({ minimum, maximum, from, to }: FluidRange): string | undefined {
  if (![minimum, maximum, from, to].every((value) => Number.isFinite(value) && value > 0))
    return "Sizes and widths are positive numbers";
  if (Math.max(minimum, maximum) > MAX_SIZE_REM) return `Sizes are at most ${MAX_SIZE_REM}rem`;
  if (maximum <= minimum) return "The maximum is larger than the minimum";
  if (to <= from) return "The wider window is wider than the narrower one";
  return undefined;
}

/** In rem, and in rem for each rem of the window's width. */
function lineOf({ minimum, maximum, from, to }: FluidRange): { slope: number; intercept: number } {
  const [start, end] = [from / ROOT_PIXELS, to / ROOT_PIXELS];
  const slope = rounded((maximum - minimum) / (end - start));
  return { slope, intercept: rounded(minimum - slope * start) };
}

function rem(value: number): string {
  return `${rounded(value)}rem`;
}

/** `clamp()` states four decimals of rem and of vw. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function percent(factor: number): string {
  return `${Math.floor(factor * 100)} %`;
}
