import { cssGenericFamily } from "../../../../registry/faces/generic-family.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import type { SpecimenFace } from "../specimen/specimens.ts";
import { publishedName } from "./face-path.ts";

/** What a browser shows while a face loads. */
export type FontDisplay = "block" | "swap";

/** The family of the faces that set whole pages in a font. */
export function textFamily(font: string): string {
  return `s-${font}`;
}

/**
 * The family of a face that has only the letters of cards. Each range of weights has its own: of two in one family
 * that have a weight, a browser takes one alone, and not its letters from both.
 */
export function cardFamily({ font, weight }: Pick<SpecimenFace, "font" | "weight">): string {
  return weight.includes(" ") ? `c-${font}-${weight.replace(" ", "-")}` : `c-${font}`;
}

/** The families of a font's faces, each once, in the form of `font-family`. */
export function familiesCss(font: FontItem, families: readonly string[]): string {
  return [...new Set(families), cssGenericFamily(font)].join();
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
