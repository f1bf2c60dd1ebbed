import { isForLargeSizes } from "../faces/generic-family.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { GREATEST_CONTRAST, TYPICAL } from "./partners/partner-measures.ts";
import type { FaceMeasures, SearchRecord } from "./search-data.ts";

/** What similar pairings are found by, for the page to say. */
export const SIMILARITY_RULE =
  "Nearest in kind, style, x-height, width and contrast of both faces, and in moods and uses. None shares its heading or text face with this pairing.";

/** A face as numbers; the logarithms of lengths, so that differences are ratios. */
interface ComparedFace {
  kind: string;
  styles: readonly string[];
  xHeight: number;
  width: number;
  contrast: number;
}

interface ComparedPairing {
  name: string;
  heading: ComparedFace;
  body: ComparedFace;
  tags: readonly string[];
  /** The scripts in which it is shown, Latin apart, joined. */
  shownIn: string;
}

/** What each difference counts for: as much as sharing no mood and no use, which counts 1. */
const WEIGHTS = { kind: 0.8, styles: 0.5, xHeight: 2, width: 2, contrast: 0.4 };
const BODY_WEIGHT = 0.7;
const OTHER_SCRIPT = 3;

/**
 * The nearest pairings of each pairing, by their short names.
 *
 * @param records of all items
 * @see SIMILARITY_RULE
 */
export function similarPairings(
  records: readonly SearchRecord[],
  count: number,
): Map<string, string[]> {
  const byName = new Map(records.map((record) => [record.name, record]));
  const faces = new Map<string, ComparedFace>();
  const faceOf = (name: string): ComparedFace => {
    const face = faces.get(name) ?? comparedFace(byName.get(name));
    faces.set(name, face);
    return face;
  };
  const compared = records
    .filter(({ type }) => type === "registry:style")
    .map(({ name, fonts, moods, useCases, shownIn }): ComparedPairing => {
      const [heading = "", body = heading] = fonts;
      return {
        name: withoutPairingPrefix(name),
        heading: faceOf(heading),
        body: faceOf(body),
        tags: [...moods, ...useCases],
        shownIn: shownIn.join(),
      };
    });
  return new Map(compared.map((pairing) => [pairing.name, nearestTo(pairing, compared, count)]));
}

function nearestTo(
  pairing: ComparedPairing,
  others: readonly ComparedPairing[],
  count: number,
): string[] {
  return others
    .filter(({ heading, body }) => heading !== pairing.heading && body !== pairing.body)
    .map((other) => ({ name: other.name, distance: distanceOfPairings(pairing, other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

function distanceOfPairings(pairing: ComparedPairing, other: ComparedPairing): number {
  return (
    distanceOfFaces(pairing.heading, other.heading) +
    BODY_WEIGHT * distanceOfFaces(pairing.body, other.body) +
    (pairing.shownIn === other.shownIn ? 0 : OTHER_SCRIPT) +
    unsharedPart(pairing.tags, other.tags)
  );
}

function distanceOfFaces(face: ComparedFace, other: ComparedFace): number {
  return (
    (face.kind === other.kind ? 0 : WEIGHTS.kind) +
    WEIGHTS.styles * unsharedPart(face.styles, other.styles) +
    WEIGHTS.xHeight * Math.abs(face.xHeight - other.xHeight) +
    WEIGHTS.width * Math.abs(face.width - other.width) +
    WEIGHTS.contrast * Math.abs(face.contrast - other.contrast)
  );
}

/** Of two lists without duplicates: 0 where all is shared or there is nothing, 1 where nothing is. */
export function unsharedPart(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  for (const tag of one) if (other.includes(tag)) shared += 1;
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

function comparedFace(record: SearchRecord | undefined): ComparedFace {
  const [classification = "", ...styles] = record?.categories ?? [];
  const face: Partial<FaceMeasures> = record?.face ?? {};
  const { xHeight, width, contrast } = { ...TYPICAL, ...face };
  const isLarge = isForLargeSizes({ categories: [classification] });
  return {
    kind: isLarge ? `${classification} ${face.generic ?? ""}` : classification,
    styles,
    xHeight: Math.log(xHeight),
    width: Math.log(width),
    contrast: Math.log(Math.min(contrast, GREATEST_CONTRAST)),
  };
}
