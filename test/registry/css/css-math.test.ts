import { parse } from "css-tree";
import { type MathType, isMathFunction, mathType } from "../../../registry/css/css-math.ts";

describe("a calculation with a unit has the unit's type", () => {
  it.each([
    ...["em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch", "ic", "ric", "lh", "rlh"],
    ...["vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax"],
    ...["lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax"],
    ...["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"],
    ...["px", "cm", "mm", "Q", "in", "pt", "pc"],
  ])("1%s is a length", (unit) => {
    expect(typeOf(`calc(1${unit})`)).toBe("length");
    expect(typeOf(`calc(2 * 1${unit.toUpperCase()})`)).toBe("length");
  });

  it.each(["deg", "grad", "rad", "turn"])("1%s is an angle", (unit) => {
    expect(typeOf(`calc(1${unit})`)).toBe("angle");
    expect(typeOf(`calc(1${unit.toUpperCase()})`)).toBe("angle");
  });

  it.each(["s", "ms", "Hz", "dpi", "fr", "x", "rvw", "foo"])("1%s is neither", (unit) => {
    expect(typeOf(`calc(1${unit})`)).toBe("invalid");
  });
});

describe("a function has a type for each type of argument", () => {
  it.each<[css: string, type: MathType]>([
    ["calc(1)", "number"],
    ["calc(1%)", "percentage"],
    ["calc(1% + 1px)", "length"],
    ["calc(1 + 1px)", "invalid"],
    ["calc(1deg + 1%)", "invalid"],
    ["min(1px, 2px)", "length"],
    ["max(1, 2)", "number"],
    ["clamp(1%, 2%, 3%)", "percentage"],
    ["round(nearest, 1px, 2px)", "length"],
    ["round(up, 1px, 2px)", "length"],
    ["round(down, 1px, 2px)", "length"],
    ["round(to-zero, 1px, 2px)", "length"],
    ["round(sideways, 1px, 2px)", "invalid"],
    ["mod(5px, 2px)", "length"],
    ["rem(5deg, 2deg)", "angle"],
    ["abs(1px)", "length"],
    ["hypot(3px, 4px)", "length"],
    ["sign(1px)", "number"],
    ["sign(1px + 1)", "invalid"],
    ["pow(2, 3)", "number"],
    ["pow(2px, 3)", "invalid"],
    ["sqrt(4)", "number"],
    ["sqrt(4px)", "invalid"],
    ["log(2, 10)", "number"],
    ["log(2px)", "invalid"],
    ["exp(1)", "number"],
    ["exp(1%)", "invalid"],
    ["asin(1)", "angle"],
    ["asin(1px)", "invalid"],
    ["acos(1)", "angle"],
    ["acos(1deg)", "invalid"],
    ["atan(1)", "angle"],
    ["atan(1%)", "invalid"],
    ["atan2(1px, 2px)", "angle"],
    ["atan2(1px, 2)", "invalid"],
    ["sin(1deg)", "number"],
    ["sin(1px)", "invalid"],
    ["cos(1)", "number"],
    ["cos(1%)", "invalid"],
    ["tan(var(--a))", "number"],
    ["tan(1px)", "invalid"],
    ["var(--a)", "any"],
    ["calc(var(--a) * 1px)", "length"],
    ["calc(1px * 1px)", "invalid"],
    ["calc(1 / 1px)", "invalid"],
    ["calc(1px / 2)", "length"],
    ["env(safe-area)", "invalid"],
  ])("%s: %s", (css, type) => {
    expect(typeOf(css)).toBe(type);
  });
});

it.each(["calc", "CLAMP", "atan2"])("%s is a function of calculations", (name) => {
  expect(isMathFunction(name)).toBe(true);
});

it.each(["var", "env", "constructor"])("%s is none", (name) => {
  expect(isMathFunction(name)).toBe(false);
});

function typeOf(css: string): MathType {
  const value = parse(css, { context: "value" });
  const first = value.type === "Value" ? value.children.first : null;
  if (first?.type !== "Function") throw new Error(`${css} is not one function`);
  return mathType(first);
}
