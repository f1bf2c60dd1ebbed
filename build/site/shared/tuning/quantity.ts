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

/** What a slider goes through. */
interface SliderRange {
  min: number;
  max: number;
  step: number;
}

export interface Slider extends SliderRange {
  position: number;
  /** The value at a position. */
  at: (position: number) => string;
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

type Factors = Readonly<Partial<Record<Quantity["unit"], number>>>;

/** What one of a unit is: in pixels for a size, in the size of the font for what is relative to it. */
const IN_BASE: Readonly<Record<string, (fontPixels: number) => Factors>> = {
  size: () => ({ px: 1, rem: ROOT_PIXELS, em: ROOT_PIXELS, "%": ROOT_PIXELS / 100 }),
  lh: (font) => ({ "": 1, em: 1, "%": 0.01, px: 1 / font, rem: ROOT_PIXELS / font }),
  ls: (font) => ({ em: 1, px: 1 / font, rem: ROOT_PIXELS / font }),
  weight: () => ({ "": 1 }),
};

/** In the same. */
const RANGES: Readonly<Record<string, SliderRange>> = {
  size: { min: 12, max: 96, step: 1 },
  lh: { min: 0.8, max: 2.4, step: 0.01 },
  ls: { min: -0.1, max: 0.25, step: 0.0025 },
  weight: { min: 100, max: 900, step: 100 },
};
const TEXT_SIZES: SliderRange = { min: 8, max: 28, step: 1 };

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
 * The slider for a value; undefined where it has none, as `calc()` has none. The same size stands at the same
 * place in every unit.
 */
export function sliderOf(
  value: string,
  { word, isText, fontPixels, initial }: SliderContext,
): Slider | undefined {
  const quantity = quantityOf(value);
  const factor = quantity && IN_BASE[word]?.(fontPixels ?? Number.NaN)[quantity.unit];
  const range = word === "size" && isText ? TEXT_SIZES : RANGES[word];
  if (!quantity || !factor || !range) return undefined;
  const own = inBase(initial, word, fontPixels) ?? range.min;
  return {
    min: Math.min(range.min, own),
    max: Math.max(range.max, word === "size" ? own * 1.5 : own),
    step: range.step,
    position: quantity.number * factor,
    at: (position) => textOfQuantity({ ...quantity, number: position / factor }, value, initial),
  };
}

/** A value in pixels for a size, in the size of the font for what is relative to it. */
export function inBase(
  value: string,
  word: TunedProperty["word"],
  fontPixels = Number.NaN,
): number | undefined {
  const quantity = quantityOf(value);
  const factor = quantity && IN_BASE[word]?.(fontPixels)[quantity.unit];
  return quantity && factor ? Number((quantity.number * factor).toFixed(4)) : undefined;
}

/** A size in pixels, on a wide screen; undefined where that depends on more than the root's size. */
export function pixelsOf(size: string): number | undefined {
  return inBase(size, "size");
}

/** A value one or more steps of its slider on, within no bounds but those of the property: sizes are not negative. */
export function stepped(
  { number, unit }: Quantity,
  word: TunedProperty["word"],
  steps: number,
  fontPixels = Number.NaN,
): Quantity {
  const step = (RANGES[word]?.step ?? 1) / (IN_BASE[word]?.(fontPixels)[unit] || 1);
  const least = word === "ls" ? -Infinity : word === "weight" ? 1 : 0;
  return { number: Math.max(number + steps * step, least), unit };
}

/** In pixels, as text: `52`, of a fluid size those of a phone and of a wide screen, `45–52`; else undefined. */
export function pixelsText(size: string): string | undefined {
  const { minimum, maximum } = fluidRangeOf(size) ?? {};
  const sizes = maximum ? [`${minimum}rem`, `${maximum}rem`] : [size];
  const texts = sizes.map(pixelsOf).map((pixels) => pixels && String(Number(pixels.toFixed(1))));
  return texts.includes(undefined) ? undefined : texts.join("–");
}
