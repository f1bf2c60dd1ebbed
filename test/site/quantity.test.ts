import {
  pixelsOf,
  pixelsText,
  quantityOf,
  sliderOf,
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

const slider = (word: Word, value: string, fontPixels: number | undefined, initial = value) =>
  sliderOf(value, { word, isText: false, fontPixels, initial });

it.each([
  ["size", "3.5rem", "56px"],
  ["size", "3.5rem", "350%"],
  ["lh", "1.2", "48px"],
  ["lh", "1.2", "120%"],
  ["lh", "1.2", "3rem"],
  ["ls", "0.05em", "2px"],
] as const)("the same %s stood at two places: %s and %s", (word, one, other) => {
  const { position, at, ...range } = slider(word, one, 40)!;
  const second = slider(word, other, 40, one)!;
  expect(second).toMatchObject(range);
  expect(second.position).toBeCloseTo(position, 4);
  expect([at(position), second.at(position)]).toEqual([one, other]);
});

it("a slider reaches beyond the pairing's own value", () => {
  expect(slider("size", "8rem", 40)!.max).toBeGreaterThanOrEqual(12 * 16);
  expect(slider("lh", "3", 40)!.max).toBe(3);
  expect(slider("ls", "-0.2em", 40)!.min).toBe(-0.2);
});

it("there is no slider where the size of the font is not known, nor for a unit that a property lacks", () => {
  expect(slider("lh", "48px", undefined)).toBeUndefined();
  expect(slider("lh", "1.2", undefined)).toBeDefined();
  expect(slider("weight", "400px", undefined)).toBeUndefined();
  expect(slider("size", "calc(1rem + 1vw)", 40)).toBeUndefined();
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
  expect(textOfQuantity(stepped(quantityOf(value)!, word, steps, 40))).toBe(expected);
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
