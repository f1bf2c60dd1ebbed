import { type Contour, distanceTo, signedArea } from "./contours.ts";

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
