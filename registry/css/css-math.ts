import type { CssNode, FunctionNode } from "css-tree";

/**
 * The type of a calculation's result. A `var()` may be of any type, so a calculation with it may be
 * too. One whose operands have incompatible types (`1rem + 2`, `1rem * 2rem`) is invalid.
 */
export type MathType = "number" | "length" | "percentage" | "angle" | "any" | "invalid";

/** The type of a function from the types of its arguments, none of which is invalid. */
type Combine = (args: readonly MathType[]) => MathType;

const ANGLE_UNITS: ReadonlySet<string> = new Set(["deg", "grad", "rad", "turn"]);
const VIEWPORT_UNITS = ["vw", "vh", "vi", "vb", "vmin", "vmax"];
const LENGTH_UNITS: ReadonlySet<string> = new Set([
  ...["em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch", "ic", "ric", "lh", "rlh"],
  ...["", "s", "l", "d"].flatMap((size) => VIEWPORT_UNITS.map((unit) => size + unit)),
  ...["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"],
  ...["px", "cm", "mm", "q", "in", "pt", "pc"],
]);

const FUNCTIONS: ReadonlyMap<string, Combine> = new Map(
  Object.entries({
    calc: commonType,
    min: commonType,
    max: commonType,
    clamp: commonType,
    round: commonType,
    mod: commonType,
    rem: commonType,
    abs: commonType,
    hypot: commonType,
    sign: ofOneType("number"),
    pow: ofNumbers("number"),
    sqrt: ofNumbers("number"),
    log: ofNumbers("number"),
    exp: ofNumbers("number"),
    asin: ofNumbers("angle"),
    acos: ofNumbers("angle"),
    atan: ofNumbers("angle"),
    atan2: ofOneType("angle"),
    sin: ofAngle,
    cos: ofAngle,
    tan: ofAngle,
  } satisfies Record<string, Combine>),
);

export function isMathFunction(name: string): boolean {
  return FUNCTIONS.has(name.toLowerCase());
}

/**
 * The type of a math function, which css-tree's grammar leaves open: it accepts `calc(2)` as a size.
 *
 * @returns "invalid" also for a function that is not known here
 * @see CSS Values and Units 4, type checking
 */
export function mathType({ name, children }: FunctionNode): MathType {
  const lowerCaseName = name.toLowerCase();
  if (lowerCaseName === "var") return "any";
  const combine = FUNCTIONS.get(lowerCaseName);
  if (combine === undefined) return "invalid";
  const args = splitAt(children.toArray(), ",").filter((arg) => !isRoundingStrategy(arg));
  return combined(args.map(sumType), combine);
}

/** The first argument of `round()` may be a word. */
function isRoundingStrategy([first, ...rest]: readonly CssNode[]): boolean {
  return (
    first?.type === "Identifier" &&
    rest.length === 0 &&
    /^(?:nearest|up|down|to-zero)$/i.test(first.name)
  );
}

/** css-tree writes these operators so where white space is on both sides, which CSS requires of them. */
function sumType(nodes: readonly CssNode[]): MathType {
  return combined(splitAt(nodes, " + ", " - ").map(productType), commonType);
}

function productType(nodes: readonly CssNode[]): MathType {
  const divisors = splitAt(nodes, "/")
    .slice(1)
    .map(([divisor]) => (divisor ? valueType(divisor) : "invalid"));
  if (divisors.some((type) => type !== "number" && type !== "any")) return "invalid";
  const factors = splitAt(nodes, "*", "/").map((factor) =>
    factor[0] && factor.length === 1 ? valueType(factor[0]) : "invalid",
  );
  return combined(factors, (types) => {
    const withUnits = types.filter((type) => type !== "number" && type !== "any");
    if (withUnits.length > 1) return "invalid";
    return withUnits[0] ?? (types.includes("any") ? "any" : "number");
  });
}

function valueType(node: CssNode): MathType {
  if (node.type === "Number") return "number";
  if (node.type === "Percentage") return "percentage";
  if (node.type === "Dimension") return typeOfUnit(node.unit.toLowerCase());
  // e, pi, infinity
  if (node.type === "Identifier") return "number";
  if (node.type === "Parentheses") return sumType(node.children.toArray());
  return node.type === "Function" ? mathType(node) : "invalid";
}

function typeOfUnit(unit: string): MathType {
  if (LENGTH_UNITS.has(unit)) return "length";
  return ANGLE_UNITS.has(unit) ? "angle" : "invalid";
}

function combined(types: readonly MathType[], combine: Combine): MathType {
  return types.includes("invalid") ? "invalid" : combine(types);
}

/** The one type of all; a percentage is a length, in each of the properties here. */
function commonType(types: readonly MathType[]): MathType {
  const [first = "any", ...others] = new Set(types.filter((type) => type !== "any"));
  if (others.length === 0) return first;
  const isLength = [first, ...others].every((type) => type === "length" || type === "percentage");
  return isLength ? "length" : "invalid";
}

function ofOneType(result: MathType): Combine {
  return (types) => (commonType(types) === "invalid" ? "invalid" : result);
}

function ofNumbers(result: MathType): Combine {
  return (types) =>
    types.every((type) => type === "number" || type === "any") ? result : "invalid";
}

function ofAngle([type]: readonly MathType[]): MathType {
  return type === "length" || type === "percentage" ? "invalid" : "number";
}

function splitAt(nodes: readonly CssNode[], ...operators: string[]): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const node of nodes) {
    if (isOperator(node, operators)) parts.push([]);
    else if (node.type !== "WhiteSpace") parts.at(-1)?.push(node);
  }
  return parts;
}

function isOperator(node: CssNode, operators: readonly string[]): boolean {
  if (node.type !== "Operator") return false;
  return operators.includes(node.value) || operators.includes(node.value.trim());
}
