import {
  familyValue,
  letterSpacingValue,
  lineHeightValue,
  sizeValue,
  weightValue,
} from "../../../registry/formats/token-values.ts";

const rem = (value: number) => ({ value, unit: "rem" as const });
const px = (value: number) => ({ value, unit: "px" as const });
const h1 = { name: "size.h1", size: rem(2.25) };

describe("values that the format has are carried as they are", () => {
  it.each([
    ["2.25rem", rem(2.25)],
    ["48px", px(48)],
    [".5REM", rem(0.5)],
    ["1e1px", px(10)],
    ["0", rem(0)],
  ])("a size of %s", (css, value) => {
    expect(sizeValue(css)).toEqual({ value });
  });

  it.each([
    ["600", 600],
    ["650.5", 650.5],
    ["bold", 700],
    ["normal", 400],
  ])("a weight of %s", (css, value) => {
    expect(weightValue(css)).toEqual({ value });
  });

  it.each([
    ["1.15", 1.15],
    ["0", 0],
  ])("a line height of %s", (css, value) => {
    expect(lineHeightValue(css, h1)).toEqual({ value });
  });

  it.each([
    ["normal", rem(0)],
    ["0em", rem(0)],
    ["-0.5px", px(-0.5)],
  ])("a letter spacing of %s", (css, value) => {
    expect(letterSpacingValue(css, h1)).toEqual({ value });
  });

  it.each([
    ["var(--font-heading)", "{font.heading}"],
    ["Georgia, serif", ["Georgia", "serif"]],
    [`'Exo 2', "A, B", serif`, ["Exo 2", "A, B", "serif"]],
    ["Fira Code", ["Fira Code"]],
    ["var(--font-heading), fantasy", ["Lora", "serif", "fantasy"]],
  ])("the families %s", (css, value) => {
    expect(familyValue(css, new Map([["heading", ["Lora", "serif"]]]))).toEqual({ value });
  });
});

describe("values in other units are computed, and the note says how", () => {
  it.each([
    ["font size", sizeValue("1.5em", h1), rem(3.375), "multiplied by size.h1: "],
    ["font size", sizeValue("50%", h1), rem(1.125), "multiplied by size.h1: "],
    ["letter spacing", letterSpacingValue("-0.025em", h1), rem(-0.05625), "multiplied by size.h1"],
    ["line height", lineHeightValue("2.7rem", h1), 1.2, "divided by size.h1: "],
    ["line height", lineHeightValue("120%", h1), 1.2, "without the unit: "],
    ["line height", lineHeightValue("1.2em", h1), 1.2, "without the unit: "],
  ])("%s", (_, actual, value, note) => {
    expect(actual).toEqual({ value, note: expect.stringContaining(note) });
  });
});

describe("what the format has no value for has a note alone", () => {
  it.each([
    ...["clamp(2rem, 5vw, 4rem)", "5vw", "larger", "inherit", "calc(1rem + 2px)", "1e999px"],
    ...["var(--x)", "2em"],
  ])("a size of %s, without a size around it", (css) => {
    expect(sizeValue(css)).toEqual({ note: expect.stringMatching(/^no token: /) });
  });

  it.each(["bolder", "0", "1001", "calc(400)", "var(--x)", "inherit"])("a weight of %s", (css) => {
    expect(weightValue(css)).toEqual({ note: expect.stringMatching(/^no token: /) });
  });

  it.each(["normal", "24px", "calc(1)", "inherit", "1e999"])("a line height of %s", (css) => {
    expect(lineHeightValue(css, h1)).toEqual({ note: expect.stringMatching(/^no token: /) });
  });

  it.each(["inherit", "0.1vw", "10%", "calc(1em)"])("a letter spacing of %s", (css) => {
    expect(letterSpacingValue(css, h1)).toEqual({ note: expect.stringMatching(/^no token: /) });
  });

  it.each([
    ...["var(--font-nope)", "var(--font-constructor)", "var(--font-heading, serif)", "inherit"],
    ...["Georgia, var(--x)", "", "'{font.heading}'"],
  ])("the families %s", (css) => {
    expect(familyValue(css, new Map([["heading", ["Lora"]]]))).toEqual({
      note: expect.stringMatching(/^no token: /),
    });
  });

  it("a size in em, where the size around it has no value", () => {
    expect(sizeValue("0.9em", { name: "size.text", size: undefined }).value).toBeUndefined();
  });
});
