import { type FunctionNode, type Value, parse } from "css-tree/dist/csstree.esm";
import { mathType } from "../../../registry/css/css-math.ts";
import { VALUE_LIMITS } from "../../../registry/css/css-tokens.ts";
import { type CssProperty, parseCssValue } from "../../../registry/css/css-value.ts";

const LENGTH_UNITS = [
  ...["em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch", "ic", "ric", "lh", "rlh"],
  ...["vw", "svh", "lvi", "dvb", "vmin", "dvmax", "cqw", "cqmax"],
  ...["px", "cm", "mm", "Q", "in", "pt", "pc"],
];

describe("a value that matches the CSS grammar of its property is published as it is", () => {
  it.each<[CssProperty, string]>([
    ["font-size", "3rem"],
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
    ["font-size", "calc(3rem - 4px + 1vw)"],
    ["font-size", "calc(3rem / 2)"],
    ["font-size", "calc(3rem / sqrt(4))"],
    ["font-size", "calc(3rem / abs(var(--parts)))"],
    ["font-size", "calc(var(--a) * var(--b))"],
    ["font-size", "CALC(1rem + VAR(--a))"],
    ["font-size", "round(TO-ZERO, 1.3rem, 1px)"],
    ["font-size", "calc(1rem * sin(45deg))"],
    ["font-size", "calc(1rem * sin(atan2(1px, 2px)))"],
    ["font-size", "calc(1rem * sign(2px - 1rem))"],
    ["font-size", "calc(1rem * pow(var(--ratio), 2))"],
    ...LENGTH_UNITS.map((unit): [CssProperty, string] => ["font-size", `calc(2 * 1${unit})`]),
    ...["deg", "grad", "rad", "TURN"].map((unit): [CssProperty, string] => [
      ...(["font-size", `calc(1rem * cos(1${unit}))`] as const),
    ]),
    ["font-size", "clamp(1%, 2%, 3%)"],
    ["font-size", "round(nearest, 1px, 2px)"],
    ["font-size", "round(down, 1px, 2px)"],
    ["font-size", "mod(5px, 2px)"],
    ["font-size", "rem(5px, 2px)"],
    ["font-size", "hypot(3px, 4px)"],
    ["font-size", "calc(1rem * tan(var(--a)))"],
    ["font-size", "calc(1rem * tan(rem(5deg, 2deg)))"],
    ["font-size", "calc(1rem * cos(1))"],
    ["font-size", "calc(1rem * cos(acos(0.5)))"],
    ["font-size", "calc(1rem * cos(asin(1)))"],
    ["font-size", "calc(1rem * cos(atan(1)))"],
    ["line-height", "log(2, 10)"],
    ["line-height", "exp(1)"],
    ["line-height", "max(1, 2)"],
    ["line-height", "calc(pi / 2)"],
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

describe("+ and - in a calculation have white space on both sides: browsers drop the declaration without", () => {
  it.each([
    "calc(1px+(2rem))",
    "calc(1px +(2rem))",
    "calc(1px+ 2rem)",
    "calc((1px)-(2rem))",
    "calc(1px +2rem)",
    "calc(1px +var(--x))",
    "calc(var(--x)+ 1px)",
    "calc(var(--x)-1px)",
    "calc(2 * (1px+(2rem)))",
    "clamp(1rem, 1px+(2vw), 3rem)",
    "round(up, 1px+(2rem), 1px)",
    "var(--a, calc(1px+(2rem)))",
    "calc(1px + var(--a, (1px+(2rem))))",
  ])("%s is refused", (value) => {
    expect(parseCssValue("font-size", value)).toEqual({
      problem: `is ${JSON.stringify(value)}; expected a size, such as 3rem, 48px or 1.5em`,
    });
  });

  it.each([
    "calc(1px + (2rem))",
    "calc((1px)  -  (2rem))",
    "calc(2*(1px + -2px)/3)",
    "calc(1px + var(--x))",
    "min(1px + 2vw,3rem - 1px)",
    "var(--a, calc(1px + (2rem)))",
  ])("%s is accepted", (value) => {
    expect(parseCssValue("font-size", value)).toEqual({ value });
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
    ["font-size", "var(--a, -webkit-calc(1px))"],
    ["font-size", "var(--a, --b(1px))"],
    ["font-size", "var(--a, constructor(1px))"],
    ["font-size", "var(--a, var(--b, banana))"],
    ["font-size", "var(--a, calc(1rem + 2))"],
    ["font-size", "calc(1rem + var(--a, 2))"],
    ["font-size", "var(--a) banana"],
    ["font-size", "calc(2)"],
    ["font-size", "calc(1rem + 2)"],
    ["font-size", "calc(1rem * 2rem)"],
    ["font-size", "calc(2 / 1rem)"],
    ["font-size", "clamp(1, 2, 3)"],
    ["font-size", "min(1rem, 10deg)"],
    ["font-size", "calc(1rem + 1x)"],
    ["font-size", "max(1s, 1hz)"],
    ["letter-spacing", "calc(1fr)"],
    ["font-size", "calc(3rem / 2rem)"],
    ["font-size", "calc(3rem / abs(2px))"],
    ["font-size", "calc(3rem * 2 / abs(5%))"],
    ["line-height", "calc(2 / abs(2px))"],
    ["font-size", "calc(var(--a) * 10deg)"],
    ["font-size", "calc(2 * 3)"],
    ["font-size", "calc(1rem 2)"],
    ["font-size", "calc(1rem /)"],
    ["font-size", "min(5%, 10deg)"],
    ["font-size", "round(sideways, 1rem, 1px)"],
    ["font-size", "round(upward, 1rem, 1px)"],
    ["font-size", "round(setup, 1rem, 1px)"],
    ["letter-spacing", "calc(5)"],
    ["font-size", "round(up 1px, 1rem, 1px)"],
    ["font-size", "calc(1rem * sin(2rem))"],
    ["font-size", "calc(1rem * asin(0.5))"],
    ["font-size", "calc(1rem * asin(0.5deg))"],
    ["font-size", "calc(1rem * sign(2px - 1))"],
    ["font-size", "calc(1rem * sin(atan2(1px, 2)))"],
    ["font-size", "calc(1rem + banana(1px))"],
    ["font-size", "calc((2) + 1rem)"],
    ["font-size", "calc(sin(1rem) * 1px)"],
    ["font-size", "calc(var(--a)px)"],
    ...["s", "ms", "Hz", "dpi", "fr", "x", "rvw", "foo"].map((unit): [CssProperty, string] => [
      ...(["font-size", `calc(1${unit})`] as const),
    ]),
    ["font-size", "calc(1deg + 1%)"],
    ["line-height", "sqrt(4px)"],
    ["line-height", "log(2px)"],
    ["line-height", "exp(1%)"],
    ["line-height", "pow(2px, 3)"],
    ["line-height", "cos(1%)"],
    ["line-height", "tan(1px)"],
    ["line-height", "acos(0.5)"],
    ["line-height", "atan2(1px, 2px)"],
    ["font-size", "calc(1rem * cos(acos(1deg)))"],
    ["font-size", "calc(1rem * cos(atan(1%)))"],
    ["font-size", "calc(env(safe-area))"],
    ["line-height", "calc(1 + 1px)"],
    ["line-height", "var(--l)em"],
    ["line-height", "var(--l)5"],
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
      problem: `is longer than ${VALUE_LIMITS.characters} characters`,
    });
  });
});

describe("a value that other parsers take long for is refused", () => {
  const nested = (depth: number) => `${"calc(".repeat(depth)}1px${")".repeat(depth)}`;
  const families = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`).join(",");

  it("calc() 40 deep took lightningcss seconds: 8 levels are allowed", () => {
    expect(parseCssValue("font-size", nested(8))).toEqual({ value: nested(8) });
    for (const depth of [9, 40]) {
      const problem = "is nested more than 8 levels deep";
      expect(parseCssValue("font-size", nested(depth))).toEqual({ problem });
    }
  });

  it.each<[CssProperty, string]>([
    ["font-size", `calc(${"(".repeat(8)}1px${")".repeat(8)})`],
    ["font-size", `${"min(1px,max(2px,".repeat(5)}3px${"))".repeat(5)}`],
    ["font-size", `${"var(--a,".repeat(9)}1px${")".repeat(9)}`],
    ["font-family", `${"var(--a,')',".repeat(9)}x${")".repeat(9)}`],
  ])("%s: parentheses, other functions and fallbacks count: %s", (property, value) => {
    expect(parseCssValue(property, value)).toEqual({
      problem: "is nested more than 8 levels deep",
    });
  });

  it("a list of families of 16 KB cost 290 ms: 20 families are allowed", () => {
    expect(parseCssValue("font-family", families(20))).toEqual({ value: families(20) });
    expect(parseCssValue("font-family", families(21))).toEqual({
      problem: "has more than 20 parts separated by commas",
    });
    expect(parseCssValue("font-family", families(3000))).toEqual({
      problem: "is longer than 256 characters",
    });
  });

  it("16 functions are allowed", () => {
    const sum = (count: number) => `calc(${Array(count).fill("var(--a)").join(" + ")})`;
    expect(parseCssValue("font-size", sum(15))).toEqual({ value: sum(15) });
    expect(parseCssValue("font-size", sum(16))).toEqual({
      problem: "has more than 16 functions and parentheses",
    });
  });
});

describe("characters that cannot be seen, or that normalization makes a delimiter, are refused", () => {
  const codes = [
    ...["U+037E", "U+1FEF", "U+226E", "U+226F", "U+FE54", "U+FF1B", "U+FF5B", "U+FF5D", "U+FE5B"],
    ...["U+FF1C", "U+FF3C", "U+FE68", "U+FF01", "U+FF20", "U+FF02", "U+FF07", "U+203C"],
    ...["U+00A0", "U+2003", "U+3000", "U+FEFF", "U+FFFE", "U+FFFF", "U+200B", "U+200D", "U+200E"],
    ...["U+061C", "U+202A", "U+202E", "U+2066", "U+2069", "U+00AD", "U+E0041", "U+D800", "U+0085"],
  ];
  it.each(codes)("%s, at the start, inside, at the end, and in a string", (code) => {
    const character = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    const values = [`${character}1rem`, `1rem${character}`, `1${character}rem`].map((value) =>
      parseCssValue("font-size", value),
    );
    const families = [`${character}Lato`, `La${character}to`, `"La${character}to", serif`];
    for (const { problem } of [
      ...values,
      ...families.map((value) => parseCssValue("font-family", value)),
    ])
      expect(problem).toContain(`contains ${code}, which is not allowed`);
  });

  it.each(["Noto Sans ไทย", "思源黑体", "Über Grotesk", "'ﬁx'", "'½'"])(
    "%s is a family",
    (family) => {
      expect(parseCssValue("font-family", family)).toEqual({ value: family });
    },
  );

  it.each(["Foo×Bar", "–", "“Lato”"])("%s needs quotes in newer browsers", (family) => {
    expect(parseCssValue("font-family", family).problem).toContain("expected a family name");
    expect(parseCssValue("font-family", `'${family}'`)).toEqual({ value: `'${family}'` });
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

it("checking a calculation took twice as long with each function in another", () => {
  const text = `${"calc(2 / ".repeat(60)}2${")".repeat(60)}`;
  const { children } = parse(text, { context: "value" }) as Value;
  expect(mathType(children.first as FunctionNode)).toBe("number");
});
