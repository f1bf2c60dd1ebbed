export type Point = readonly [x: number, y: number];

/** A closed outline as a polygon. */
export type Contour = readonly Point[];

/** A command of an SVG path, in absolute coordinates. */
export interface PathCommand {
  type: string;
  values: readonly number[];
}

/** Points of a curve or a line: at 16 a circle's polygon is nowhere a thousandth of its radius away. */
const STEPS = 16;

/** The contours of a glyph, with points on curves and on straight lines alike. */
export function contoursOf(commands: readonly PathCommand[]): Contour[] {
  const contours: Point[][] = [];
  for (const { type, values } of commands) {
    if (type === "M") contours.push([]);
    const contour = contours.at(-1);
    if (contour === undefined) continue;
    const last = contour.at(-1) ?? contour[0];
    const controls = type === "Z" ? contour.slice(0, 1) : pointsIn(values);
    if (last === undefined) contour.push(...controls);
    else contour.push(...curve([last, ...controls]));
  }
  return contours;
}

/** Positive for one direction of drawing, negative for the other: a counter has the other one. */
export function signedArea(contour: Contour): number {
  return contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** From a point to the nearest one on the contour; Infinity for a contour without points. */
export function distanceTo(contour: Contour, point: Point): number {
  let [square, from] = [Infinity, contour.at(-1)];
  for (const to of contour) {
    square = Math.min(square, squareToLine(from ?? to, to, point));
    from = to;
  }
  return Math.sqrt(square);
}

function pointsIn(values: readonly number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, index): Point => {
    const [x = 0, y = 0] = values.slice(2 * index, 2 * index + 2);
    return [x, y];
  });
}

/** The points of a Bézier curve of any degree after its first one, by de Casteljau's algorithm. */
function curve(controls: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    let points = controls;
    while (points.length > 1) {
      points = points
        .slice(1)
        .map((to, index) => between(points[index] ?? to, to, (step + 1) / STEPS));
    }
    return points[0] ?? [0, 0];
  });
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** The square of the distance: with a root for each line, measuring takes ten times as long. */
function squareToLine(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [x, y] = [point[0] - from[0], point[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return (x - dx * along) ** 2 + (y - dy * along) ** 2;
}

/** How thick the stroke of a round letter is, in the unit of its outlines. */
export interface BowlStroke {
  thickest: number;
  thinnest: number;
}

/** A share of the bowl's area: what is smaller is a speck of a rough face, not a part of the letter. */
const MAX_SPECK_SHARE = 0.02;

/** A share of the thickest part: a thinner one is where the counter touches the outside. */
const MIN_STROKE_SHARE = 0.01;

/**
 * The stroke between the outside of a bowl and its counter. Its thickness at a point of the counter is
 * the distance to the outside, not the length of a horizontal or vertical line: the stress of an
 * old-style face is oblique.
 *
 * @param contours of `o`
 * @returns undefined for anything but a bowl and its counter: a stencil, an inline, a solid shape
 */
export function bowlStroke(contours: readonly Contour[]): BowlStroke | undefined {
  const areas = new Map(contours.map((contour) => [contour, signedArea(contour)]));
  const areaOf = (contour: Contour) => areas.get(contour) ?? 0;
  const [bowl, counter, ...specks] = contours.toSorted(
    (a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)),
  );
  if (bowl === undefined || counter === undefined) return undefined;
  if (Math.sign(areaOf(bowl)) === Math.sign(areaOf(counter))) return undefined;
  const speckArea = specks.reduce((sum, speck) => sum + Math.abs(areaOf(speck)), 0);
  if (speckArea > MAX_SPECK_SHARE * Math.abs(areaOf(bowl))) return undefined;
  const thicknesses = counter.map((point) => distanceTo(bowl, point));
  const [thickest, thinnest] = [Math.max(...thicknesses), Math.min(...thicknesses)];
  return thinnest > MIN_STROKE_SHARE * thickest ? { thickest, thinnest } : undefined;
}
