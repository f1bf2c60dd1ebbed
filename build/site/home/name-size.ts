import type { FontItem } from "../../../registry/items.ts";

/** How the name of a card is set so that no face breaks its line. */
export interface NameSetting {
  lines: readonly string[];
  /** In pixels. */
  size: number;
}

const SIZES = [40, 36, 32, 28, 25, 22, 19, 16];
/** Two of these are as high as the line of a name at 40px. */
const SIZES_OF_TWO_LINES = [25, 22, 19, 16];

/** In pixels: what the narrowest card has, less a part for letters that are wider than the average. */
const WIDTH = 300;

/** In em, of a font that does not state its advances; among the widest. */
const WIDE_ADVANCE = 0.62;

/**
 * The greatest size at which a name fits the narrowest card on one line; the names of two families take
 * two lines where one would be small.
 *
 * @param weight of the heading
 * @param tracking in em
 */
export function nameSetting(
  name: string,
  font: FontItem,
  weight: string,
  tracking: number,
): NameSetting {
  const advance = headingAdvance(font, weight) + tracking;
  const fits = (line: string, size: number) => line.length * advance * size <= WIDTH;
  const sizeOf = (lines: readonly string[], sizes: readonly number[]) =>
    sizes.find((size) => lines.every((line) => fits(line, size))) ?? sizes.at(-1) ?? 0;
  const single = { lines: [name], size: sizeOf([name], SIZES) };
  const [first, second] = name.split(" & ");
  if (second === undefined || single.size >= 32) return single;
  const lines = [`${first} &`, second];
  return { lines, size: sizeOf(lines, SIZES_OF_TWO_LINES) };
}

/** The mean of a character of a title, in em. */
function headingAdvance({ meta }: FontItem, weight: string): number {
  const { unitsPerEm } = meta?.metrics ?? {};
  const advances = meta?.advances ?? {};
  const { heading } = advances[weight] ?? Object.values(advances)[0] ?? {};
  if (heading === undefined || unitsPerEm === undefined) return WIDE_ADVANCE;
  return heading / unitsPerEm;
}
