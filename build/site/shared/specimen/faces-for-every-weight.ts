import type { SpecimenFace } from "./specimens.ts";

/** At the end of the family's name. */
export const EVERY_WEIGHT = "-every-weight";

/** The family of faces that stand in for the weights and the italic which a script does not have. */
export function everyWeightFamily(font: string): string {
  return `s-${font}${EVERY_WEIGHT}`;
}

/**
 * The upright faces of a font for scripts that have fewer weights and styles than its Latin. Within one
 * family a browser takes bold Japanese from the bold faces alone, and where these have none, from the
 * system; in a family of their own these faces set every weight, thickened or slanted by the browser.
 */
export function facesForEveryWeight(faces: readonly SpecimenFace[]): SpecimenFace[] {
  const latin = faces.filter(isLatin);
  return faces.filter((face) => {
    if (face.style !== "normal" || isLatin(face)) return false;
    const ofScript = faces.filter(({ unicodeRange }) => unicodeRange === face.unicodeRange);
    return !latin.every((one) => ofScript.some((other) => isOfOneFace(one, other)));
  });
}

/**
 * The faces that make up one family: those with the weights and style of a face of its Latin. A browser that
 * finds 400 and 400 to 700 for a text takes one of them, and what that lacks from the system.
 */
export function facesOfFamily(faces: readonly SpecimenFace[]): SpecimenFace[] {
  const latin = faces.filter(isLatin);
  if (latin.length === 0) return [...faces];
  return faces.filter((face) => latin.some((one) => isOfOneFace(one, face)));
}

/**
 * The faces of a family that cannot be followed by one for every weight: each face of the font's Latin, and for
 * its weights and style the nearest face of every other script.
 */
export function facesForEachLatin(faces: readonly SpecimenFace[]): SpecimenFace[] {
  const latin = faces.filter(isLatin);
  if (latin.length === 0) return [...faces];
  const others = faces.filter((face) => !isLatin(face));
  const ranges = new Set(others.map(({ unicodeRange }) => unicodeRange));
  return latin.flatMap((one) => {
    const { weight, style } = one;
    const nearestOf = (range: string) =>
      others
        .filter(({ unicodeRange }) => unicodeRange === range)
        .sort((a, b) => distance(one, a) - distance(one, b))
        .slice(0, 1);
    return [one, ...[...ranges].flatMap(nearestOf).map((face) => ({ ...face, weight, style }))];
  });
}

/** How unlike the weights of two faces are; another style is more unlike than any weight. */
function distance(a: SpecimenFace, b: SpecimenFace): number {
  const [least = 0, most = least] = b.weight.split(" ").map(Number);
  const weight = Number.parseInt(a.weight, 10);
  const ofStyle = a.style === b.style ? 0 : 1000;
  return ofStyle + Math.max(least - weight, weight - most, 0);
}

/** Whether a browser takes both for the same text, each for its own letters. */
function isOfOneFace(a: SpecimenFace, b: SpecimenFace): boolean {
  return a.weight === b.weight && a.style === b.style;
}

function isLatin({ unicodeRange }: SpecimenFace): boolean {
  return unicodeRange.startsWith("U+20-");
}
