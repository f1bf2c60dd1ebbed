import {
  quantityOf,
  sliderRange,
  stepped,
  textOfQuantity,
} from "../../build/site/pairing/panel/slider-range.ts";
import { ELEMENTS, type TunedProperty } from "../../build/site/shared/tuning/tuning.ts";

const elementNamed = (selector: string) => ELEMENTS.find((one) => one.selector === selector)!;

/** The range of a slider that stands at a value. */
function rangeAt(selector: string, word: TunedProperty["word"], value: string, stated = value) {
  return sliderRange(elementNamed(selector), word, quantityOf(value)!, stated);
}

it.each([
  ["3rem", { number: 3, unit: "rem" }],
  ["-0.025em", { number: -0.025, unit: "em" }],
  ["+12px", { number: 12, unit: "px" }],
  ["112.5%", { number: 112.5, unit: "%" }],
  [" 1.5 ", { number: 1.5, unit: "" }],
])("reads the number and the unit of %j", (value, quantity) => {
  expect(quantityOf(value)).toEqual(quantity);
});

it.each(["normal", "", "rem", "1.2.3em", "clamp(1rem, 2vw, 3rem)", "3rem 4rem", "3vw", "x3rem"])(
  "has no quantity for %j",
  (value) => {
    expect(quantityOf(value)).toBeUndefined();
  },
);

it("writes a quantity to four decimals, without the digits that binary fractions add", () => {
  expect(textOfQuantity({ number: 0.1 + 0.2, unit: "em" })).toBe("0.3em");
  expect(textOfQuantity({ number: 1.23456, unit: "" })).toBe("1.2346");
  expect(textOfQuantity({ number: 400, unit: "" })).toBe("400");
});

describe("the range of a slider", () => {
  it("is smaller for the size of running text and code than for that of headings", () => {
    const most = (selector: string) => rangeAt(selector, "size", "1rem", "")!.max;
    expect(most("body")).toBeLessThan(most("h1"));
    expect(most("code")).toBe(most("body"));
  });

  it.each([
    ["size", "18px", "72px", "73px"],
    ["size", "1.2em", "2em", "2.1em"],
    ["size", "110%", "200%", "210%"],
    ["lh", "1.5", "2.4", "0.7"],
    ["lh", "1.5em", "2.4em", "0.7em"],
    ["lh", "1.5rem", "6rem", "0.5rem"],
    ["lh", "24px", "96px", "9px"],
    ["lh", "150%", "240%", "70%"],
    ["ls", "0.01em", "-0.1em", "-0.11em"],
    ["ls", "0.1rem", "-0.15rem", "0.6rem"],
    ["ls", "1px", "-4px", "9px"],
    ["weight", "700", "900", "1000"],
  ] as const)(
    "is that of the property and the unit: %s at %s reaches %s, not %s",
    (word, value, within, beyond) => {
      const { min, max, step } = rangeAt("h2", word, value, "")!;
      const isWithin = (text: string) => {
        const { number } = quantityOf(text)!;
        return number >= min && number <= max;
      };
      expect([value, within, beyond].map(isWithin)).toEqual([true, true, false]);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual((max - min) / 8);
    },
  );

  it("lets a size become twice the pairing's own, in whole units", () => {
    expect(rangeAt("h1", "size", "2rem", "4.2rem")?.max).toBe(9);
    expect(rangeAt("h1", "size", "2rem", "1.2rem")?.max).toBe(4);
  });

  it("reaches down to the pairing's own value, and up to it for all but sizes", () => {
    expect(rangeAt("code", "size", "1rem", "0.5rem")?.min).toBe(0.5);
    expect(rangeAt("h1", "lh", "1.2", "3")).toEqual({ min: 0.8, max: 3, step: 0.01 });
    expect(rangeAt("h1", "ls", "0em", "-0.2em")).toEqual({ min: -0.2, max: 0.25, step: 0.0025 });
  });

  it("does not heed the pairing's own value in another unit", () => {
    expect(rangeAt("h1", "size", "40px", "9rem")).toEqual({ min: 10, max: 72, step: 1 });
    expect(rangeAt("h1", "size", "40px", "clamp(1rem, 2vw, 3rem)")?.max).toBe(72);
  });

  it("is absent where a value of the property has no slider in that unit", () => {
    expect(rangeAt("h1", "weight", "400px")).toBeUndefined();
    expect(rangeAt("h1", "family", "1rem")).toBeUndefined();
  });
});

describe("a step of a value", () => {
  const after = (value: string, word: TunedProperty["word"], steps: number) =>
    textOfQuantity(stepped(quantityOf(value)!, word, steps));

  it("is that of the slider in the value's unit", () => {
    expect(after("2rem", "size", 1)).toBe("2.0625rem");
    expect(after("1.5", "lh", -10)).toBe("1.4");
    expect(after("-0.02em", "ls", 4)).toBe("-0.01em");
    expect(after("400", "weight", 2)).toBe("600");
  });

  it("is 1 in a unit without a slider", () => {
    expect(after("3em", "weight", 2)).toBe("5em");
  });

  it("may leave the slider's range, and no other bounds than those of the property", () => {
    expect(after("4rem", "size", 16)).toBe("5rem");
    expect(after("2px", "size", -5)).toBe("0px");
    expect(after("0.01", "lh", -5)).toBe("0");
    expect(after("100", "weight", -2)).toBe("1");
    expect(after("-4px", "ls", -1)).toBe("-4.1px");
  });

  it("leaves no digits of binary fractions", () => {
    expect(stepped({ number: 0.1, unit: "em" }, "size", 20)).toEqual({ number: 0.3, unit: "em" });
  });
});
