import { inBase, quantityOf } from "./quantity.ts";
import type { TunedProperty } from "./tuning.ts";

/** Values beyond these are more often a slip than a choice. */
interface UsualValues {
  least: number;
  most: number;
  /** Sentences, from a value in the base of the property. */
  below: (value: number) => string;
  above: (value: number) => string;
}

const USUAL_VALUES: Readonly<Partial<Record<TunedProperty["word"], UsualValues>>> = {
  size: {
    least: 9,
    most: 200,
    below: (pixels) => `At ${pixels} px it cannot be read.`,
    above: (pixels) => `At ${pixels} px few words fit in a window.`,
  },
  lh: {
    least: 0.7,
    most: 3,
    below: (times) => `At ${times} lines overlap.`,
    above: (times) => `Lines are ${times} times the size apart.`,
  },
  ls: {
    least: -0.15,
    most: 0.5,
    below: (em) => `At ${em}em letters overlap.`,
    above: (em) => `At ${em}em words fall apart.`,
  },
};

/**
 * What a valid value that hardly anybody wants does, in a sentence; undefined for any other value.
 *
 * @param fontPixels the size of the font, for line heights and letter spacing in lengths
 */
export function valueWarning(
  value: string,
  word: TunedProperty["word"],
  fontPixels?: number,
): string | undefined {
  const usual = USUAL_VALUES[word];
  const amount = inBase(value, word, fontPixels);
  if (usual === undefined || amount === undefined) return undefined;
  if (amount < usual.least) return usual.below(amount);
  if (amount <= usual.most) return undefined;
  const isBare = quantityOf(value)?.unit === "";
  return usual.above(amount) + (isBare ? ` For pixels, type ${value}px.` : "");
}
