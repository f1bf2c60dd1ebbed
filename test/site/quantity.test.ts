import {
  pixelsOf,
  pixelsText,
  quantityOf,
  sliderRange,
  stepped,
  textOfQuantity,
  withUnit,
} from "../../build/site/shared/tuning/quantity.ts";
import { valueWarning } from "../../build/site/shared/tuning/value-warning.ts";
import type { TunedProperty } from "../../build/site/shared/tuning/tuning.ts";

type Word = TunedProperty["word"];

it.each([
  ["3rem", { number: 3, unit: "rem" }],
  ["-0.025em", { number: -0.025, unit: "em" }],
  ["112.5%", { number: 112.5, unit: "%" }],
  [" 1.5 ", { number: 1.5, unit: "" }],
  ["clamp(1rem, 2vw, 3rem)", undefined],
  ["normal", undefined],
  ["3vw", undefined],
])("reads the number and the unit of %j", (value, quantity) => {
  expect(quantityOf(value)).toEqual(quantity);
});

const FLUID = "clamp(2rem, 1.6087rem + 1.7391vw, 3rem)";

it("a fluid size is its largest, and stays fluid, in proportion, whatever the steps in between", () => {
  expect(quantityOf(FLUID)).toEqual({ number: 3, unit: "rem" });
  let value = FLUID;
  for (const steps of [1, -4, 2, 1]) {
    value = textOfQuantity(stepped(quantityOf(value)!, "size", steps), value, FLUID);
    expect(value).toMatch(/^clamp\(/);
  }
  expect(value).toBe(FLUID);
});

it("writes a quantity to four decimals, without the digits that binary fractions add", () => {
  expect(textOfQuantity({ number: 0.1 + 0.2, unit: "em" })).toBe("0.3em");
});

/** Where a value stands on its slider, from 0 to 1; undefined where it has none. */
function place(word: Word, value: string, isText = false, initial = value): number | undefined {
  const quantity = quantityOf(value)!;
  const range = sliderRange(quantity, { word, isText, fontPixels: 40, initial });
  return range && (quantity.number - range.min) / (range.max - range.min);
}

it.each([
  ["size", "3.5rem", "56px"],
  ["size", "3.5rem", "350%"],
  ["lh", "1.2", "48px"],
  ["lh", "1.2", "120%"],
  ["lh", "1.2", "3rem"],
  ["ls", "0.05em", "2px"],
] as const)("the same %s stood at two places: %s and %s", (word, one, other) => {
  expect(place(word, one)).toBeCloseTo(place(word, other)!, 2);
});

it("the initial value in another unit does not move the others", () => {
  expect(place("size", "56px", false, "3rem")).toBeCloseTo(
    place("size", "3.5rem", false, "3rem")!,
    2,
  );
});

it("a slider reaches beyond the pairing's own value", () => {
  const range = (word: Word, value: string) =>
    sliderRange(quantityOf(value)!, { word, isText: false, fontPixels: 40, initial: value })!;
  expect(range("size", "8rem").max).toBeGreaterThanOrEqual(12);
  expect(range("lh", "3").max).toBe(3);
  expect(range("ls", "-0.2em").min).toBe(-0.2);
});

it("there is no slider where the size of the font is not known, nor for a unit that a property lacks", () => {
  const without = { isText: false, fontPixels: undefined, initial: "" };
  expect(sliderRange(quantityOf("48px")!, { word: "lh", ...without })).toBeUndefined();
  expect(sliderRange(quantityOf("1.2")!, { word: "lh", ...without })).toBeDefined();
  expect(sliderRange(quantityOf("400px")!, { word: "weight", ...without })).toBeUndefined();
});

it.each([
  ["2rem", "size", 1, "2.0625rem"],
  ["1.5", "lh", -10, "1.4"],
  ["-0.02em", "ls", 4, "-0.01em"],
  ["400", "weight", 2, "600"],
  ["2px", "size", -5, "0px"],
  ["100", "weight", -2, "1"],
  ["-4px", "ls", -1, "-4.1px"],
] as const)("%s of %s, %i steps on, is %s", (value, word, steps, expected) => {
  expect(textOfQuantity(stepped(quantityOf(value)!, word, steps))).toBe(expected);
});

it("sizes are known in pixels, but for those that depend on the window", () => {
  const sizes = ["3.5rem", "56px", FLUID, "clamp(1rem, 2vw, 3rem)"];
  expect(sizes.map(pixelsOf)).toEqual([56, 56, 48, undefined]);
  expect(sizes.map(pixelsText)).toEqual(["56", "56", "32–48", undefined]);
});

it.each([
  ["size", "56", "56px"],
  ["size", "56 px", "56px"],
  ["size", "3rem", "3rem"],
  ["size", "large", "large"],
  ["ls", "-0.03", "-0.03em"],
  ["ls", "−.03", "-0.03em"],
  ["lh", "1.4", "1.4"],
  ["weight", "700", "700"],
] as const)("takes a typed %s of %j as %j", (word, typed, value) => {
  expect(withUnit(typed, word)).toBe(value);
});

it.each([
  ["size", "2px", "At 2 px it cannot be read."],
  ["size", "900px", "At 900 px few words fit in a window."],
  ["lh", "56", "Lines are 56 times the size apart. For pixels, type 56px."],
  ["lh", "0.3", "At 0.3 lines overlap."],
  ["ls", "2em", "At 2em words fall apart."],
  ["lh", "56px", undefined],
  ["size", "3rem", undefined],
  ["size", "calc(1px + 1vw)", undefined],
  ["weight", "900", undefined],
] as const)("warns of a %s of %s: %s", (word, value, warning) => {
  expect(valueWarning(value, word, 40)).toBe(warning);
});
