import fc from "fast-check";
import { typedValue } from "../../build/site/shared/tuning/typed-value.ts";
import { PROPERTIES, factsOf } from "../../registry/css/css-properties.ts";
import { parseCssValue } from "../../registry/css/css-value.ts";

const RUNS = 20_000;

/** Parts from which values are made, right ones and wrong ones. */
const PARTS = [
  ..."0 1 -1 +2 1.5 .5 -.02 400 1000 1001 5. 1e3 00".split(" "),
  ..."px rem em % vw dvh ch pt q x PX fr deg".split(" "),
  ..."calc( min( max( clamp( var(--font-inter) var(--x url( ( ) , + * / '".split(" "),
  ...'normal bold medium inherit default auto serif Łódź " - _ -- \\ ; 4'.split(" "),
  ...[" ", " + ", " - ", " / ", "Gill Sans", "'Fira Sans'", '"Source Serif 4"', "Source Serif 4"],
];

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...PARTS), { maxLength: 9 }).map((parts) => parts.join("")),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.double({ min: -10, max: 1200, noNaN: true }),
        fc.constantFrom("", "px", "rem", "em", "%"),
      )
      .map(([number, unit]) => `${number.toFixed(2)}${unit}`),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);

it("whatever is accepted, the server accepts as the same value", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...PROPERTIES.values()), text, (property, typed) => {
      const { value } = typedValue(property, typed);
      if (value === undefined) return;
      accepted += 1;
      expect([property, typed, parseCssValue(property, typed)]).toEqual([
        property,
        typed,
        { value },
      ]);
    }),
    { numRuns: RUNS, seed: 28 },
  );
  expect(accepted).toBeGreaterThan(RUNS / 20);
});

it("a minimum of more lengths than the server takes was accepted", () => {
  const minimum = (count: number) => `min(${Array(count).fill("1px").join(", ")})`;
  expect(typedValue("font-size", minimum(20)).value).toBeDefined();
  expect(typedValue("font-size", minimum(21)).value).toBeUndefined();
});

it.each([
  ["font-size", "3.5rem"],
  ["font-size", "56px"],
  ["font-size", "0"],
  ["font-size", "112.5%"],
  ["font-size", "x-large"],
  ["font-size", "calc(2rem + 8px)"],
  ["font-size", "clamp(2.25rem, 1.9565rem + 1.3043vw, 3rem)"],
  ["font-size", "min(100% - 2rem, 3 * 1rem)"],
  ["line-height", "1.15"],
  ["line-height", "normal"],
  ["line-height", "calc(1em + 0.5rem)"],
  ["letter-spacing", "-0.02em"],
  ["font-weight", "650"],
  ["font-weight", "bold"],
  ["font-family", "var(--font-heading)"],
  ["font-family", "'Gill & Sons (Łódź)', Georgia, serif"],
] as const)("%s takes %s", (property, value) => {
  expect(typedValue(property, ` ${value} `)).toEqual({ value });
});

it("a family with a word that begins with a digit is quoted, as by the server", () => {
  expect(typedValue("font-family", "Source Serif 4, serif")).toEqual({
    value: "'Source Serif 4', serif",
  });
});

it.each([
  ["font-size", "abc"],
  ["font-size", "-3rem"],
  ["font-size", "3"],
  ["font-size", "calc(2rem+8px)"],
  ["font-size", "calc(1rem + 2)"],
  ["line-height", "-1"],
  ["letter-spacing", "wide"],
  ["font-weight", "very bold"],
  ["font-weight", "1001"],
  ["font-family", "a; b"],
  ["font-family", "inherit"],
] as const)("%s refuses %j, and says what to write instead", (property, typed) => {
  const { expected } = factsOf(property);
  expect(typedValue(property, typed)).toEqual({ problem: `“${typed}” is not ${expected}` });
  expect(typedValue(property, " ")).toEqual({ problem: `is empty; type ${expected}` });
});
