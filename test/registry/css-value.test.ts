import { type CssProperty, MAX_VALUE_CHARACTERS, parseCssValue } from "../../registry/css-value.ts";

describe("a value that matches the CSS grammar of its property is published as it is", () => {
  it.each<[CssProperty, string]>([
    ["font-size", "3rem"],
    ["font-size", "48px"],
    ["font-size", "1.5em"],
    ["font-size", "120%"],
    ["font-size", "0"],
    ["font-size", "larger"],
    ["font-size", "inherit"],
    ["font-size", "calc(1rem + 2vw)"],
    ["font-size", "clamp(1rem, 2vw + 1rem, 3rem)"],
    ["font-size", "min(3rem, 8vw)"],
    ["font-size", "var(--step-4)"],
    ["font-size", "var(--step-4, 3rem)"],
    ["font-size", "var(--a, var(--b, 3rem))"],
    ["font-size", "calc(var(--step) * 2)"],
    ["font-size", "clamp(1rem, var(--fluid, 2vw), 3rem)"],
    ["font-size", "calc(1rem * pow(1.25, 3))"],
    ["font-size", "calc((1rem + 2vw) / 2)"],
    ["font-size", "calc(var(--step) * 1rem)"],
    ["font-size", "round(up, 1.3rem, 1px)"],
    ["font-size", "calc(100% + 2px)"],
    ["font-size", "max(1rem, calc(2 * 8px))"],
    ["line-height", "calc(1 + 0.5)"],
    ["line-height", "calc(1em + 4px)"],
    ["font-weight", "calc(var(--weight) + 100)"],
    ["font-weight", "700"],
    ["font-weight", "350"],
    ["font-weight", "bold"],
    ["font-weight", "var(--weight)"],
    ["font-family", "Fira Code"],
    ["font-family", "var(--font-inter)"],
    ["font-family", "var(--font-inter), serif"],
    ["font-family", "'Source Serif 4', Georgia, serif"],
    ["font-family", '"Lato"'],
    ["font-family", "system-ui"],
    ["line-height", "1.8"],
    ["line-height", "normal"],
    ["line-height", "24px"],
    ["line-height", "150%"],
    ["letter-spacing", "-0.02em"],
    ["letter-spacing", "normal"],
  ])("%s: %s", (property, value) => {
    expect(parseCssValue(property, value)).toEqual({ value });
  });

  it("white space around it is trimmed", () => {
    expect(parseCssValue("font-size", "  3rem ")).toEqual({ value: "3rem" });
  });
});

describe("a bare family name that CSS must have quoted is published quoted", () => {
  it.each([
    ["Source Serif 4", "'Source Serif 4'"],
    ["M PLUS 1p, sans-serif", "'M PLUS 1p', sans-serif"],
    ["42dot Sans", "'42dot Sans'"],
    ["Exo  2, var(--font-inter)", "'Exo 2', var(--font-inter)"],
  ])("%s -> %s", (bare, value) => {
    expect(parseCssValue("font-family", bare)).toEqual({ value });
  });
});

describe("a value that is not of its property is refused", () => {
  it.each<[CssProperty, string]>([
    ["font-size", "12bananas"],
    ["font-size", "-1rem"],
    ["font-size", "3"],
    ["font-size", "1rem 2rem"],
    ["font-size", "calc(banana)"],
    ["font-size", "calc(1px+2px)"],
    ["font-size", "max(1rem,)"],
    ["font-size", "clamp(1rem, calc(1px + banana), 3rem)"],
    ["font-size", "calc(1rem"],
    ["font-size", "1rem)"],
    ["font-size", "attr(data-size)"],
    ["font-size", "expression(1)"],
    ["font-size", "var()"],
    ["font-size", "var(step)"],
    ["font-size", "var(--)"],
    ["font-size", "var(--a b)"],
    ["font-size", "var(--a, banana)"],
    ["font-size", "var(--a, var(--b, banana))"],
    ["font-size", "var(--a) banana"],
    ["font-size", "calc(2)"],
    ["font-size", "calc(1rem + 2)"],
    ["font-size", "calc(1rem * 2rem)"],
    ["font-size", "calc(2 / 1rem)"],
    ["font-size", "clamp(1, 2, 3)"],
    ["font-size", "min(1rem, 10deg)"],
    ["font-size", "hypot(3, 4)"],
    ["font-size", "calc(pow(2rem, 2))"],
    ["font-size", "calc(sin(1rem) * 1px)"],
    ["font-size", "calc(var(--a)px)"],
    ["line-height", "calc(1 + 1px)"],
    ["line-height", "var(--l)em"],
    ["line-height", "var(--l)5"],
    ["letter-spacing", "calc(5)"],
    ["letter-spacing", "+var(--x)"],
    ["font-weight", "calc(1px)"],
    ["font-weight", "0"],
    ["font-weight", "1001"],
    ["font-weight", "heavy"],
    ["font-family", "Inter,"],
    ["font-family", "Inter, inherit"],
    ["font-family", "'Inter"],
    ["font-family", "12"],
    ["font-family", "calc(1px)"],
    ["line-height", "-1"],
    ["line-height", "-10%"],
    ["line-height", "var(--lh, -1)"],
    ["letter-spacing", "wide"],
  ])("%s: %s", (property, value) => {
    expect(parseCssValue(property, value)).toEqual({
      problem: expect.stringContaining("expected"),
    });
  });

  it.each(["", "   "])("empty: %p", (value) => {
    expect(parseCssValue("font-size", value)).toEqual({
      problem: expect.stringContaining("is empty"),
    });
  });

  it("more than 256 characters", () => {
    const words = (characters: number) => "a ".repeat(characters / 2 - 1) + "bc";
    expect(parseCssValue("font-family", words(256))).toEqual({ value: words(256) });
    expect(parseCssValue("font-family", words(258))).toEqual({
      problem: `is longer than ${MAX_VALUE_CHARACTERS} characters`,
    });
  });
});

describe("nothing passes that could leave a declaration", () => {
  it.each<[CssProperty, string]>([
    ["font-size", "3rem;color:red"],
    ["font-size", "3rem}"],
    ["font-size", "3rem/**/"],
    ["font-size", "3rem !important"],
    ["font-size", "3\\72 em"],
    ["font-size", "3rem\n"],
    ["font-size", "var(--a,;)"],
    ["font-family", "url(https://example.com/a.woff2)"],
    ["font-family", "var(--a, url(x))"],
    ["font-family", "'a;b'"],
    ["font-family", "'a/*b'"],
    ["font-family", "</style>"],
    ["font-family", "'</style>'"],
    ["font-family", "@import 'a'"],
    ["font-family", "a\u0000b"],
    ["font-family", "Inter\\"],
  ])("%s: %j", (property, value) => {
    expect(parseCssValue(property, value)).toEqual({ problem: expect.any(String) });
  });
});
