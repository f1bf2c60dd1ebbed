import type { TunedElement, TunedProperty } from "../../shared/tuning/tuning.ts";

/** A number with a unit, as most values are written. */
export interface Quantity {
  number: number;
  /** "" for a bare number. */
  unit: "" | "rem" | "em" | "px" | "%";
}

/** What a slider goes through, in the unit of the value. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

const QUANTITY = /^([+-]?[\d.]+)(rem|em|px|%|)$/;

/** Undefined for keywords and functions. */
export function quantityOf(value: string): Quantity | undefined {
  const [, text = "", unit = ""] = QUANTITY.exec(value.trim()) ?? [];
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? undefined : { number, unit: unit as Quantity["unit"] };
}

/** To four decimals, without the digits that binary fractions add. */
export function textOfQuantity({ number, unit }: Quantity): string {
  return `${Number(number.toFixed(4))}${unit}`;
}

const LINE_HEIGHT: SliderRange = { min: 0.8, max: 2.4, step: 0.01 };

const RANGES: Readonly<
  Record<TunedProperty["word"], Partial<Record<Quantity["unit"], SliderRange>>>
> = {
  size: {
    rem: { min: 0.75, max: 4, step: 0.0625 },
    em: { min: 0.5, max: 2, step: 0.01 },
    px: { min: 10, max: 72, step: 1 },
    "%": { min: 50, max: 200, step: 1 },
  },
  lh: {
    "": LINE_HEIGHT,
    em: LINE_HEIGHT,
    rem: { min: 0.75, max: 6, step: 0.0625 },
    px: { min: 10, max: 96, step: 1 },
    "%": { min: 80, max: 240, step: 1 },
  },
  ls: {
    em: { min: -0.1, max: 0.25, step: 0.0025 },
    rem: { min: -0.15, max: 0.5, step: 0.005 },
    px: { min: -4, max: 8, step: 0.1 },
  },
  weight: { "": { min: 100, max: 900, step: 100 } },
  family: {},
};

/** Running text and code. */
const TEXT_SIZE: SliderRange = { min: 0.75, max: 1.75, step: 0.0625 };

/**
 * The range for a value; undefined where it has no slider, as `clamp()` has none. It ends beyond the
 * pairing's own value, and does not change while the slider moves.
 *
 * @param stated the pairing's own value
 */
export function sliderRange(
  element: TunedElement,
  word: TunedProperty["word"],
  { unit }: Quantity,
  stated: string,
): SliderRange | undefined {
  const isText = element.selector === "body" || element.selector === "code";
  const range = word === "size" && unit === "rem" && isText ? TEXT_SIZE : RANGES[word][unit];
  const own = quantityOf(stated);
  if (range === undefined || own?.unit !== unit) return range;
  return {
    ...range,
    min: Math.min(range.min, own.number),
    max:
      word === "size"
        ? Math.max(range.max, Math.ceil(own.number * 2))
        : Math.max(range.max, own.number),
  };
}

/** A value one or more steps on, within no bounds but those of the property: sizes are not negative. */
export function stepped(quantity: Quantity, word: TunedProperty["word"], steps: number): Quantity {
  const step = RANGES[word][quantity.unit]?.step ?? 1;
  const number = Number((quantity.number + steps * step).toFixed(4));
  return {
    ...quantity,
    number: word === "ls" ? number : Math.max(number, word === "weight" ? 1 : 0),
  };
}
