import { fluidSize } from "../../../../registry/pairing/phone-sizes.ts";
import { ROOT_PIXELS } from "../../../../registry/pairing/scale.ts";
import { fluidRangeOf, isInProportion } from "./fluid-size.ts";
import type { TunedProperty } from "./tuning.ts";

/** A number with a unit, as most values are written. */
export interface Quantity {
  number: number;
  /** "" for a bare number. */
  unit: "" | "rem" | "em" | "px" | "%";
}

/** What a slider goes through, in the unit of its value. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

const QUANTITY = /^([+-]?[\d.]+)(rem|em|px|%|)$/;

/** Of a fluid size the largest; undefined for keywords and other functions. */
export function quantityOf(value: string): Quantity | undefined {
  const fluid = fluidRangeOf(value);
  if (fluid) return { number: fluid.maximum, unit: "rem" };
  const [, text = "", unit = ""] = QUANTITY.exec(value.trim()) ?? [];
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? undefined : { number, unit: unit as Quantity["unit"] };
}

/** What a bare number is typed in; a line height and a weight are bare in CSS, too. */
const BARE_UNITS: Readonly<Record<string, string>> = { size: "px", ls: "em" };

const TYPED = /^([+−-]?(?:\d+(?:\.\d*)?|\.\d+)) ?([a-z]*|%)$/;

/** A typed quantity as CSS has it: `56` is 56px for a size, `−0.03` is -0.03em for letter spacing. */
export function withUnit(text: string, word: TunedProperty["word"]): string {
  const [, number, unit] = TYPED.exec(text.trim()) ?? [];
  if (number === undefined) return text;
  return `${Number(number.replace("−", "-"))}${unit || (BARE_UNITS[word] ?? "")}`;
}

/**
 * To four decimals, without the digits that binary fractions add.
 *
 * @param replaced a fluid size stays one, in proportion
 * @param own the pairing's, by whose proportion it does so where only rounding differs
 */
export function textOfQuantity({ number, unit }: Quantity, replaced = "", own = ""): string {
  const fluid = fluidRangeOf(isInProportion(replaced, own) ? own : replaced);
  return fluid
    ? fluidSize(`${(fluid.minimum * number) / fluid.maximum}rem`, `${number}rem`)
    : `${Number(number.toFixed(4))}${unit}`;
}

/** Of each property that has a slider: how large one of its unit is, in pixels, or in the size of the font. */
const IN_BASE: Readonly<
  Record<string, (unit: Quantity["unit"], fontPixels: number) => number | undefined>
> = {
  size: (unit) =>
    ({ px: 1, rem: ROOT_PIXELS, em: ROOT_PIXELS, "%": ROOT_PIXELS / 100, "": undefined })[unit],
  lh: (unit, fontPixels) =>
    ({ "": 1, em: 1, "%": 0.01, px: 1 / fontPixels, rem: ROOT_PIXELS / fontPixels })[unit],
  ls: (unit, fontPixels) =>
    ({ em: 1, px: 1 / fontPixels, rem: ROOT_PIXELS / fontPixels, "%": undefined, "": undefined })[
      unit
    ],
  weight: (unit) => (unit === "" ? 1 : undefined),
};

const STEP: Readonly<Record<string, Partial<Record<Quantity["unit"], number>>>> = {
  size: { rem: 0.0625, em: 0.01, px: 1, "%": 1 },
  lh: { "": 0.01, em: 0.01, "%": 1, px: 1, rem: 0.0625 },
  ls: { em: 0.0025, px: 0.1, rem: 0.005 },
  weight: { "": 100 },
};

/** In pixels, in the size of the font, in the size of the font, as it is. */
const RANGE: Readonly<Record<string, readonly [min: number, max: number]>> = {
  size: [12, 96],
  lh: [0.8, 2.4],
  ls: [-0.1, 0.25],
  weight: [100, 900],
};
const TEXT_SIZE: readonly [number, number] = [8, 28];

/** What a value belongs to. */
export interface SliderContext {
  word: TunedProperty["word"];
  /** Running text and code are smaller than headings. */
  isText: boolean;
  /** The size of the font; undefined where it is not known. */
  fontPixels: number | undefined;
  /** The pairing's own value, which a range reaches. */
  initial: string;
}

/**
 * The range for a value; undefined where it has no slider, as `calc()` has none. The same size stands at the
 * same place in every unit.
 */
export function sliderRange(
  { unit }: Quantity,
  { word, isText, fontPixels = Number.NaN, initial }: SliderContext,
): SliderRange | undefined {
  const factor = IN_BASE[word]?.(unit, fontPixels);
  const step = STEP[word]?.[unit];
  const range = word === "size" && isText ? TEXT_SIZE : RANGE[word];
  if (!factor || step === undefined || range === undefined) return undefined;
  const [least, most] = range;
  const own = quantityOf(initial);
  const ownFactor = own && IN_BASE[word]?.(own.unit, fontPixels);
  const ownValue = own && ownFactor !== undefined ? own.number * ownFactor : least;
  const inSteps = (value: number, round: (steps: number) => number) =>
    Number((round(Number((value / factor / step).toFixed(6))) * step).toFixed(4));
  return {
    min: inSteps(Math.min(least, ownValue), Math.floor),
    max: inSteps(Math.max(most, word === "size" ? ownValue * 1.5 : ownValue), Math.ceil),
    step,
  };
}

/** A value in the base of its property: pixels of a size, times the size of the font for the others. */
export function inBase(
  value: string,
  word: TunedProperty["word"],
  fontPixels = Number.NaN,
): number | undefined {
  const quantity = quantityOf(value);
  const factor = quantity && IN_BASE[word]?.(quantity.unit, fontPixels);
  return quantity && factor && Number((quantity.number * factor).toFixed(4));
}

/** A size in pixels, on a wide screen; undefined where that depends on more than the root's size. */
export function pixelsOf(size: string): number | undefined {
  return inBase(size, "size");
}

/** A value one or more steps on, within no bounds but those of the property: sizes are not negative. */
export function stepped(quantity: Quantity, word: TunedProperty["word"], steps: number): Quantity {
  const step = STEP[word]?.[quantity.unit] ?? 1;
  const number = Number((quantity.number + steps * step).toFixed(4));
  const least = word === "ls" ? -Infinity : word === "weight" ? 1 : 0;
  return { ...quantity, number: Math.max(number, least) };
}

/** In pixels, as text: `52`, of a fluid size those of a phone and of a wide screen, `45–52`; else undefined. */
export function pixelsText(size: string): string | undefined {
  const { minimum, maximum } = fluidRangeOf(size) ?? {};
  const sizes = maximum ? [`${minimum}rem`, `${maximum}rem`] : [size];
  const texts = sizes.map(pixelsOf).map((pixels) => pixels && String(Number(pixels.toFixed(1))));
  return texts.includes(undefined) ? undefined : texts.join("–");
}
