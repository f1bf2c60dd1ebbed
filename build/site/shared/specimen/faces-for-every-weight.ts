import type { SpecimenFace } from "./specimens.ts";

/** The family of faces that stand in for the weights and the italic which a script does not have. */
export function everyWeightFamily(font: string): string {
  return `s-${font}-every-weight`;
}

/**
 * The upright faces of scripts that have fewer weights and styles than the font's Latin. Within one
 * family a browser takes bold Japanese from the bold faces alone, and where these have none, from the
 * system; in a family of their own these faces set every weight, thickened or slanted by the browser.
 *
 * @param faces of one font
 */
export function facesForEveryWeight(faces: readonly SpecimenFace[]): SpecimenFace[] {
  const latin = faces.filter(isLatin);
  return faces.filter(
    (face) =>
      face.style === "normal" &&
      !isLatin(face) &&
      faces.filter(({ unicodeRange }) => unicodeRange === face.unicodeRange).length < latin.length,
  );
}

function isLatin({ unicodeRange }: SpecimenFace): boolean {
  return unicodeRange.startsWith("U+20-");
}
