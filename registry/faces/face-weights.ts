import type { FontItem, LocalFontItem } from "../model/items.ts";

/** Those that an item can state. */
export const WEIGHTS: Readonly<FontItem["font"]["weight"]> = [
  ...(["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const),
];

/** The weights that a font has, 100 to 900, in the order of the item. */
export function weightsOf(font: FontItem | undefined): number[] {
  return (font?.font.weight ?? []).map(Number);
}

/** The weight of `available` nearest to the wanted one, the lighter of two; `wanted` itself if none is known. */
export function nearestWeight(available: readonly number[], wanted: number): number {
  const distance = (weight: number) => Math.abs(weight - wanted);
  return [...available].sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? wanted;
}

const BOLD = 600;

/** Whether a font has a weight for strong text; without one browsers synthesize it. */
export function hasBold({ font }: FontItem): boolean {
  return font.weight.some((weight) => Number(weight) >= BOLD);
}

/** False for the rare family that has italics alone, such as Molle. */
export function hasUpright({ meta }: Pick<FontItem, "meta">): boolean {
  return meta?.styles?.includes("normal") !== false;
}

/** The weights that a font draws upright. */
export function uprightWeightsOf(font: FontItem): number[] {
  return hasUpright(font) ? weightsOf(font) : [];
}

/** The axis of a variable font with a tag such as `opsz`. */
export function axisOf({ meta }: Pick<FontItem, "meta">, tag: string) {
  return meta?.axes?.find((axis) => axis.tag === tag);
}

/** A file of a registry, as an item states it. */
export type FontFile = LocalFontItem["font"]["files"][number];

/** The weights of a file as numbers: twice the same for a single one. */
export function weightRangeOf({ weight }: Pick<FontFile, "weight">): [from: number, to: number] {
  const [from = "", to = from] = weight.split(" ");
  return [Number(from), Number(to)];
}

/** Whether a face draws a weight: `300 800` has 300, 800 and everything between. */
export function hasWeight(file: Pick<FontFile, "weight">, weight: number): boolean {
  const [from, to] = weightRangeOf(file);
  return from <= weight && weight <= to;
}

/** What `meta.bytes` calls a file: as Fontsource names the stylesheet of such a face. */
export function sheetOf({ weight, style }: Omit<FontFile, "path">): string {
  return `${weight.includes(" ") ? "wght" : weight}${style === "italic" ? "-italic" : ""}`;
}
