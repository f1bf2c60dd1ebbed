import type { SpecimenFace } from "../../build/site/shared/specimen/specimens.ts";

/** An upright regular face of a font, with other facts where a test needs these. */
export const specimenFace = (font: string, facts: Partial<SpecimenFace> = {}): SpecimenFace => ({
  file: `${font}.woff2`,
  bytes: 1000,
  hash: "0123456789",
  font,
  style: "normal",
  weight: "400",
  unicodeRange: "U+20-7e",
  ...facts,
});
