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
    [".25rem", rem(0.25)],
    ["+.75px", px(0.75)],
    ["-12.125rem", rem(-12.125)],
    ["12.5e1px", px(125)],
    [".25e2px", px(25)],
    ["25e-1px", px(2.5)],
    ["2E+1px", px(20)],
    ["15e12px", px(15e12)],
    ["1e1px", px(10)],
    ["0", rem(0)],
  ])("a size of %s", (css, value) => {
    expect(sizeValue(css)).toEqual({ value });
  });

  it.each([
    ["600", 600],
    ["650.5", 650.5],
    ["1", 1],
    ["1000", 1000],
    ["bold", 700],
    ["normal", 400],
  ])("a weight of %s", (css, value) => {
    expect(weightValue(css)).toEqual({ value });
  });

  it.each([
    ["1.15", 1.15],
    ["0", 0],
    ["12.75", 12.75],
    ["+.25", 0.25],
    ["125e-2", 1.25],
    ["1.25E+1", 12.5],
    [".1e10", 1e9],
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
    ["'A, B', serif", ["A, B", "serif"]],
    ["var(--font-heading), fantasy", ["Lora", "serif", "fantasy"]],
    ["var( --font-heading )", "{font.heading}"],
    ["var(\n  --font-heading\n)", "{font.heading}"],
    ["fantasy, var(  --font-heading  )", ["fantasy", "Lora", "serif"]],
  ])("the families %s", (css, value) => {
    expect(familyValue(css, new Map([["heading", ["Lora", "serif"]]]))).toEqual({ value });
  });
});

it.each([
  ["font size", sizeValue("1.5em", h1), rem(3.375), "multiplied by size.h1: "],
  ["font size", sizeValue("50%", h1), rem(1.125), "multiplied by size.h1: "],
  ["letter spacing", letterSpacingValue("-0.025em", h1), rem(-0.05625), "multiplied by size.h1"],
  ["line height", lineHeightValue("2.7rem", h1), 1.2, "divided by size.h1: "],
  ["line height", lineHeightValue("120%", h1), 1.2, "without the unit: "],
  ["line height", lineHeightValue("1.2em", h1), 1.2, "without the unit: "],
])("values in other units are computed, and the note says how: %s", (_, actual, value, note) => {
  expect(actual).toEqual({ value, note: expect.stringContaining(note) });
});

const NO_TOKEN = { note: expect.stringMatching(/^no token: /) as string };

describe("what the format has no value for has a note alone", () => {
  it.each([
    "clamp(2rem, 5vw, 5vw)",
    "clamp(2rem, 5vw, min(4rem, 9vw))",
    "5vw",
    "larger",
    "inherit",
    "calc(1rem + 2px)",
    "1e999px",
    "var(--x)",
    "2em",
    "1ex",
  ])("a size of %s, without a size around it", (css) => {
    expect(sizeValue(css)).toEqual(NO_TOKEN);
  });

  it.each(["bolder", "0", "1001", "calc(400)", "var(--x)", "inherit"])("a weight of %s", (css) => {
    expect(weightValue(css)).toEqual(NO_TOKEN);
  });

  it.each(["normal", "2vw", "calc(1)", "inherit", "1e999"])("a line height of %s", (css) => {
    expect(lineHeightValue(css, h1)).toEqual(NO_TOKEN);
  });

  it.each(["inherit", "0.1vw", "10%", "calc(1em)"])("a letter spacing of %s", (css) => {
    expect(letterSpacingValue(css, h1)).toEqual(NO_TOKEN);
  });

  it.each([
    "var(--font-nope)",
    "var(--font-constructor)",
    "var(--font-heading, serif)",
    "inherit",
    "Georgia, var(--x)",
    "'{font.heading}'",
    "initial",
    "unset",
    "revert",
    "revert-layer",
    "INHERIT",
    "var(--font-)",
    "var(--fontheading)",
    "var(--font-Heading)",
  ])("the families %s", (css) => {
    expect(familyValue(css, new Map([["heading", ["Lora"]]]))).toEqual(NO_TOKEN);
  });

  it("a line height in px, where the size has no value or is 0", () => {
    const note = "no token: line heights are numbers";
    expect(lineHeightValue("24px", { name: "size.h1", size: undefined })).toEqual({ note });
    expect(lineHeightValue("24px", { name: "size.h1", size: px(0) })).toEqual({ note });
    expect(lineHeightValue("24px", { name: "size.h1", size: px(16) })).toEqual({
      value: 1.5,
      note: "divided by size.h1: line heights are numbers",
    });
  });

  it("a line height in px over a size in rem, or the reverse, takes 16px for 1rem", () => {
    const note = "divided by size.h1: line heights are numbers";
    expect(lineHeightValue("40px", { name: "size.h1", size: rem(2) })).toEqual({
      value: 1.25,
      note,
    });
    expect(lineHeightValue("2rem", { name: "size.h1", size: px(20) })).toEqual({
      value: 1.6,
      note,
    });
  });

  it("a size that grows with the screen states the maximum", () => {
    const note = "the maximum of clamp()";
    expect(sizeValue("clamp(2rem, 1rem + 5vw, 4rem)")).toEqual({ value: rem(4), note });
    expect(sizeValue("CLAMP(20px,5vw,64px)")).toEqual({ value: px(64), note });
  });

  it("but no letter spacing is 0 in the unit of the size, or in rem", () => {
    expect(letterSpacingValue("0", { name: "size.h1", size: px(16) })).toEqual({ value: px(0) });
    expect(letterSpacingValue("0px", { name: "size.h1", size: undefined })).toEqual({
      value: rem(0),
    });
  });

  it("a size in a unit that the format lacks, or in em where the size around it has no value", () => {
    expect(sizeValue("5vw")).toEqual({ note: "no token: dimensions are in px or rem" });
    expect(sizeValue("0.9em", { name: "size.text", size: undefined }).value).toBeUndefined();
  });
});
