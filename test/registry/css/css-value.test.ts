import { type FunctionNode, type Value, parse } from "css-tree/dist/csstree.esm";
import { mathType } from "../../../registry/css/css-math.ts";
import { VALUE_LIMITS } from "../../../registry/css/css-tokens.ts";
import type { CssProperty } from "../../../registry/css/css-properties.ts";
import { parseCssValue } from "../../../registry/css/css-value.ts";

const RELATIVE =
  "em rem ex rex cap rcap ch rch ic ric lh rlh vw svh lvi dvb vmin dvmax cqw cqmax".split(" ");
const ABSOLUTE = "px cm mm Q in pt pc".split(" ");
const LENGTH_UNITS = [...RELATIVE, ...ABSOLUTE];

/** Each value with its property. */
function valuesOf(
  values: Partial<Record<CssProperty, readonly string[]>>,
): [CssProperty, string][] {
  return Object.entries(values).flatMap(([property, texts]) =>
    texts.map((text): [CssProperty, string] => [property as CssProperty, text]),
  );
}

describe("a value that matches the CSS grammar of its property is published as it is", () => {
  it.each(
    valuesOf({
      "font-size": [
        "3rem",
        "1.5em",
        "120%",
        "0",
        "larger",
        "inherit",
        "var(--step-4)",
        "var(--step-4, 3rem)",
        "calc(1rem + 2vw)",
        "clamp(1rem, 2vw + 1rem, 3rem)",
        "min(3rem, 8vw)",
        "calc(var(--step) * 2)",
        "calc((1rem + 2vw) / 2)",
        "calc(3rem / 2)",
        "var(--a, var(--b, 3rem))",
        "clamp(1rem, var(--fluid, 2vw), 3rem)",
        "calc(1rem * pow(1.25, 3))",
        "calc(var(--step) * 1rem)",
        "round(up, 1.3rem, 1px)",
        "calc(100% + 2px)",
        "max(1rem, calc(2 * 8px))",
        "calc(3rem - 4px + 1vw)",
        "calc(3rem / sqrt(4))",
        "calc(3rem / abs(var(--parts)))",
        "calc(var(--a) * var(--b))",
        "CALC(1rem + VAR(--a))",
        "round(TO-ZERO, 1.3rem, 1px)",
        "calc(1rem * sin(45deg))",
        "calc(1rem * sin(atan2(1px, 2px)))",
        "calc(1rem * sign(2px - 1rem))",
        "calc(1rem * pow(var(--ratio), 2))",
        "clamp(1%, 2%, 3%)",
        "round(nearest, 1px, 2px)",
        "round(down, 1px, 2px)",
        "mod(5px, 2px)",
        "rem(5px, 2px)",
        "hypot(3px, 4px)",
        "calc(1rem * tan(var(--a)))",
        "calc(1rem * tan(rem(5deg, 2deg)))",
        "calc(1rem * cos(1))",
        "calc(1rem * cos(acos(0.5)))",
        "calc(1rem * cos(asin(1)))",
        "calc(1rem * cos(atan(1)))",
        "calc(1px + (2rem))",
        "calc((1px)  -  (2rem))",
        "calc(2*(1px + -2px)/3)",
        "calc(1px + var(--x))",
        "min(1px + 2vw,3rem - 1px)",
        "var(--a, calc(1px + (2rem)))",
        ...LENGTH_UNITS.map((unit) => `calc(2 * 1${unit})`),
        ...["deg", "grad", "rad", "TURN"].map((unit) => `calc(1rem * cos(1${unit}))`),
      ],
      "line-height": [
        "log(2, 10)",
        "exp(1)",
        "max(1, 2)",
        "calc(pi / 2)",
        "calc(1 + 0.5)",
        "calc(1em + 4px)",
        "1.8",
        "normal",
        "24px",
        "150%",
      ],
      "font-weight": ["calc(var(--weight) + 100)", "700", "350", "bold", "var(--weight)"],
      "font-family": [
        "Fira Code",
        "var(--font-inter)",
        "var(--font-inter), serif",
        "'Source Serif 4', Georgia, serif",
        '"Lato"',
        "system-ui",
      ],
      "letter-spacing": ["-0.02em", "normal"],
    }),
  )("%s: %s", (property, value) => {
    expect(parseCssValue(property, value)).toEqual({ value });
  });

  it("white space around it is trimmed", () => {
    expect(parseCssValue("font-size", "  3rem ")).toEqual({ value: "3rem" });
  });
});

it.each([
  ["Source Serif 4", "'Source Serif 4'"],
  ["M PLUS 1p, sans-serif", "'M PLUS 1p', sans-serif"],
  ["42dot Sans", "'42dot Sans'"],
  ["Exo  2, var(--font-inter)", "'Exo 2', var(--font-inter)"],
])("a bare family name that CSS must have quoted is published quoted: %s -> %s", (bare, value) => {
  expect(parseCssValue("font-family", bare)).toEqual({ value });
});

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
])(
  "+ and - in a calculation have white space on both sides: browsers drop the declaration without: %s is refused",
  (value) => {
    expect(parseCssValue("font-size", value)).toEqual({
      problem: `is ${JSON.stringify(value)}; expected a size, such as 3rem, 48px or 1.5em`,
    });
  },
);

describe("a value that is not of its property is refused", () => {
  it.each(
    valuesOf({
      "font-size": [
        "12bananas",
        "-1rem",
        "3",
        "1rem 2rem",
        "calc(banana)",
        "calc(1px+2px)",
        "expression(1)",
        "var(--a, banana)",
        "calc(2)",
        "calc(1rem + 1x)",
        "calc(3rem / abs(2px))",
        "round(sideways, 1rem, 1px)",
        "calc(sin(1rem) * 1px)",
        "max(1rem,)",
        "clamp(1rem, calc(1px + banana), 3rem)",
        "calc(1rem",
        "1rem)",
        "attr(data-size)",
        "var()",
        "var(step)",
        "var(--)",
        "var(--a b)",
        "var(--a, -webkit-calc(1px))",
        "var(--a, --b(1px))",
        "var(--a, constructor(1px))",
        "var(--a, var(--b, banana))",
        "var(--a, calc(1rem + 2))",
        "calc(1rem + var(--a, 2))",
        "var(--a) banana",
        "calc(1rem + 2)",
        "calc(1rem * 2rem)",
        "calc(2 / 1rem)",
        "clamp(1, 2, 3)",
        "min(1rem, 10deg)",
        "max(1s, 1hz)",
        "calc(3rem / 2rem)",
        "calc(3rem * 2 / abs(5%))",
        "calc(var(--a) * 10deg)",
        "calc(2 * 3)",
        "calc(1rem 2)",
        "calc(1rem /)",
        "min(5%, 10deg)",
        "round(upward, 1rem, 1px)",
        "round(setup, 1rem, 1px)",
        "round(up 1px, 1rem, 1px)",
        "calc(1rem * sin(2rem))",
        "calc(1rem * asin(0.5))",
        "calc(1rem * asin(0.5deg))",
        "calc(1rem * sign(2px - 1))",
        "calc(1rem * sin(atan2(1px, 2)))",
        "calc(1rem + banana(1px))",
        "calc((2) + 1rem)",
        "calc(var(--a)px)",
        "calc(1deg + 1%)",
        "calc(1rem * cos(acos(1deg)))",
        "calc(1rem * cos(atan(1%)))",
        "calc(env(safe-area))",
        ...["s", "ms", "Hz", "dpi", "fr", "x", "rvw", "foo"].map((unit) => `calc(1${unit})`),
      ],
      "letter-spacing": ["calc(1fr)", "calc(5)", "+var(--x)", "wide"],
      "line-height": [
        "calc(2 / abs(2px))",
        "sqrt(4px)",
        "log(2px)",
        "exp(1%)",
        "pow(2px, 3)",
        "cos(1%)",
        "tan(1px)",
        "acos(0.5)",
        "atan2(1px, 2px)",
        "calc(1 + 1px)",
        "var(--l)em",
        "var(--l)5",
        "-1",
        "-10%",
        "var(--lh, -1)",
      ],
      "font-weight": ["calc(1px)", "0", "1001", "heavy"],
      "font-family": ["Inter,", "Inter, inherit", "'Inter", "12", "calc(1px)"],
    }),
  )("%s: %s", (property, value) => {
    const problem: unknown = expect.stringContaining("expected");
    expect(parseCssValue(property, value)).toEqual({ problem });
  });

  it.each(["", "   "])("empty: %p", (value) => {
    const problem: unknown = expect.stringContaining("is empty");
    expect(parseCssValue("font-size", value)).toEqual({ problem });
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

  const sum = (functions: number) => {
    const terms = Array(functions - 1).fill("var(--a)");
    return `calc(${terms.join(" + ")})`;
  };

  // calc() 40 deep took lightningcss seconds, and a list of families of 16 KB cost 290 ms.
  it.each<[string, CssProperty, (count: number) => string, number, string]>([
    ["8 levels", "font-size", nested, 8, "is nested more than 8 levels deep"],
    ["20 families", "font-family", families, 20, "has more than 20 parts separated by commas"],
    ["16 functions", "font-size", sum, 16, "has more than 16 functions and parentheses"],
  ])("%s are allowed, and no more", (_, property, valueOf, most, problem) => {
    expect(parseCssValue(property, valueOf(most))).toEqual({ value: valueOf(most) });
    expect(parseCssValue(property, valueOf(most + 1))).toEqual({ problem });
  });

  it.each<[CssProperty, string]>([
    ["font-size", nested(40)],
    ["font-size", `calc(${"(".repeat(8)}1px${")".repeat(8)})`],
    ["font-size", `${"min(1px,max(2px,".repeat(5)}3px${"))".repeat(5)}`],
    ["font-size", `${"var(--a,".repeat(9)}1px${")".repeat(9)}`],
    ["font-family", `${"var(--a,')',".repeat(9)}x${")".repeat(9)}`],
  ])("%s: parentheses, other functions and fallbacks count: %s", (property, value) => {
    const problem = "is nested more than 8 levels deep";
    expect(parseCssValue(property, value)).toEqual({ problem });
  });

  it("a list of 3,000 families is refused by its length alone", () => {
    const problem = "is longer than 256 characters";
    expect(parseCssValue("font-family", families(3000))).toEqual({ problem });
  });
});

describe("characters that cannot be seen, or that normalization makes a delimiter, are refused", () => {
  const codes = [
    0x037e, 0x1fef, 0x226e, 0x226f, 0xfe54, 0xff1b, 0xff5b, 0xff5d, 0xfe5b, 0xff1c, 0xff3c, 0xfe68,
    0xff01, 0xff20, 0xff02, 0xff07, 0x203c, 0x00a0, 0x2003, 0x3000, 0xfeff, 0xfffe, 0xffff, 0x200b,
    0x200d, 0x200e, 0x061c, 0x202a, 0x202e, 0x2066, 0x2069, 0x00ad, 0xe0041, 0xd800, 0x0085,
  ];
  const named = codes.map((code): [name: string, character: string] => [
    `U+${code.toString(16).toUpperCase().padStart(4, "0")}`,
    String.fromCodePoint(code),
  ]);
  it.each(named)("%s, at the start, inside, at the end, and in a string", (name, character) => {
    const sizes = [`${character}1rem`, `1rem${character}`, `1${character}rem`];
    const families = [`${character}Lato`, `La${character}to`, `"La${character}to", serif`];
    const message = `contains ${name}, which is not allowed`;
    for (const [property, text] of valuesOf({ "font-size": sizes, "font-family": families }))
      expect(parseCssValue(property, text).problem).toContain(message);
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

it.each(
  valuesOf({
    "font-size": [
      "3rem;color:red",
      "3rem}",
      "3rem/**/",
      "3rem !important",
      "3\\72 em",
      "3rem\n",
      "var(--a,;)",
    ],
    "font-family": [
      "url(https://example.com/a.woff2)",
      "var(--a, url(x))",
      "'a;b'",
      "'a/*b'",
      "</style>",
      "'</style>'",
      "@import 'a'",
      "a\u0000b",
      "Inter\\",
    ],
  }),
)("nothing passes that could leave a declaration: %s: %j", (property, value) => {
  expect(parseCssValue(property, value)).toEqual({ problem: expect.any(String) });
});

it("checking a calculation took twice as long with each function in another", () => {
  const text = `${"calc(2 / ".repeat(60)}2${")".repeat(60)}`;
  const { children } = parse(text, { context: "value" }) as Value;
  expect(mathType(children.first as FunctionNode)).toBe("number");
});
