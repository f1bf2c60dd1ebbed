import type { SpecimenFace } from "../specimen/specimens.ts";
import { publishedName } from "./face-path.ts";

/** What a browser shows while a face loads. */
export type FontDisplay = "block" | "swap";

/** The family of the faces that set whole pages in a font. */
export function textFamily(font: string): string {
  return `s-${font}`;
}

/** The family of the faces that have only the letters of cards. */
export function cardFamily(font: string): string {
  return `c-${font}`;
}

/** The `@font-face` rule of a face, minified, for a stylesheet of the folder `site/`. */
export function faceRule(
  family: string,
  face: SpecimenFace,
  display: FontDisplay = "block",
): string {
  const { style, weight, unicodeRange } = face;
  const descriptors = [
    `font-family:${family}`,
    `src:url(faces/${publishedName(face)})`,
    ...(style === "normal" ? [] : [`font-style:${style}`]),
    ...(weight === "400" ? [] : [`font-weight:${weight}`]),
    // Without it a browser blocks for three seconds and swaps afterwards, as with `block`.
    ...(display === "block" ? [] : [`font-display:${display}`]),
    `unicode-range:${unicodeRange}`,
  ];
  return `@font-face{${descriptors.join(";")}}`;
}
