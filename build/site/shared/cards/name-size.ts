import type { FontItem } from "../../../../registry/model/items.ts";

/** How the name of a card is set so that no face breaks its line. */
export interface NameSetting {
  lines: readonly string[];
  /** In pixels. */
  size: number;
}

/** In pixels. A card that is not of the first one has the class `n{size}`. */
export const NAME_SIZES = [40, 36, 32, 28, 25, 22, 19, 16];
/** A name that is smaller takes two lines. */
const LEAST_OF_ONE_LINE = 28;

/** Two of these are as high as the line of a name at 40px. */
const SIZES_OF_TWO_LINES = [25, 22, 19, 16];

/** In pixels: what the narrowest card has, less a part for what is not exactly known. */
const WIDTH = 304;
const ESTIMATED_WIDTH = 290;
/** Faces with optical sizes are wider here than in the large outlines that are measured. */
const OPTICAL_SIZES_WIDTH = 264;

/** In em, of a font that does not state its advances; among the widest. */
const WIDE_ADVANCE = 0.62;

/**
 * The greatest size at which a name fits the narrowest card on one line; a name of several words takes
 * two lines where one would be small.
 *
 * @param weight of the heading
 * @param tracking in em
 * @param drawnWidth of the whole name, in em, where its outlines are known; else it is estimated
 */
export function nameSetting(
  name: string,
  font: FontItem,
  weight: string,
  tracking: number,
  drawnWidth?: number,
): NameSetting {
  const advance = drawnWidth ? drawnWidth / name.length : headingAdvance(font, weight) + tracking;
  const width = widthFor(font, drawnWidth !== undefined);
  const fits = (line: string, size: number) => line.length * advance * size <= width;
  const sizeOf = (lines: readonly string[], sizes: readonly number[]) =>
    sizes.find((size) => lines.every((line) => fits(line, size))) ?? sizes.at(-1) ?? 0;
  const single = { lines: [name], size: sizeOf([name], NAME_SIZES) };
  if (single.size >= LEAST_OF_ONE_LINE) return single;
  const lines = halves(name);
  return { lines, size: sizeOf(lines, SIZES_OF_TWO_LINES) };
}

function widthFor({ meta }: FontItem, isDrawn: boolean): number {
  if (!isDrawn) return ESTIMATED_WIDTH;
  return meta?.axes?.some(({ tag }) => tag === "opsz") ? OPTICAL_SIZES_WIDTH : WIDTH;
}

/** `Lora & Inter` -> `Lora &`, `Inter`; other names at the space that halves them best. */
function halves(name: string): string[] {
  const words = name.split(" ");
  const breaks = words.map((_, index) => [
    words.slice(0, index + 1).join(" "),
    words.slice(index + 1).join(" "),
  ]);
  const [afterAmpersand] = breaks.filter(([first = ""]) => first.endsWith(" &"));
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const best = breaks.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  return (afterAmpersand ?? best).filter((line) => line !== "");
}

/** The mean of a character of a title, in em. */
function headingAdvance({ meta }: FontItem, weight: string): number {
  const { unitsPerEm } = meta?.metrics ?? {};
  const advances = meta?.advances ?? {};
  const { heading } = advances[weight] ?? Object.values(advances)[0] ?? {};
  if (heading === undefined || unitsPerEm === undefined) return WIDE_ADVANCE;
  return heading / unitsPerEm;
}
