import { type CssNode, type FunctionNode, lexer } from "css-tree/dist/csstree.esm";

/**
 * The type of a calculation's result. A `var()` may be of any type, so a calculation with it may be
 * too. One whose operands have incompatible types (`1rem + 2`, `1rem * 2rem`) is invalid.
 */
export type MathType = "number" | "length" | "percentage" | "angle" | "any" | "invalid";

/** What a function takes, where not everything; what it gives, where not the type of its arguments. */
interface Signature {
  takes?: readonly MathType[];
  gives?: MathType;
}

const SIGNATURES: readonly (readonly [names: string, Signature])[] = [
  ["calc min max clamp round mod rem abs hypot", {}],
  ["sign", { gives: "number" }],
  ["atan2", { gives: "angle" }],
  ["pow sqrt log exp", { takes: ["number"] }],
  ["asin acos atan", { takes: ["number"], gives: "angle" }],
  ["sin cos tan", { takes: ["number", "angle"], gives: "number" }],
];

const FUNCTIONS: ReadonlyMap<string, Signature> = new Map(
  SIGNATURES.flatMap(([names, signature]) => names.split(" ").map((name) => [name, signature])),
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
  if (name.toLowerCase() === "var") return "any";
  const signature = FUNCTIONS.get(name.toLowerCase());
  if (signature === undefined) return "invalid";
  const args = splitAt(children.toArray(), ",").filter((arg) => !isRoundingStrategy(arg));
  const type = commonType(args.map(sumType));
  const { takes = [type], gives = type } = signature;
  if (type === "invalid" || (type !== "any" && !takes.includes(type))) return "invalid";
  return gives;
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
  return commonType(splitAt(nodes, " + ", " - ").map(productType));
}

function productType(nodes: readonly CssNode[]): MathType {
  // The type of each factor is found once: twice would be 256 times as much work in eight functions.
  const factors = splitAt(nodes, "*", "/").map(([factor, ...rest]) =>
    rest.length > 0 ? "invalid" : valueType(factor),
  );
  const operators = nodes.filter((node) => isOperator(node, ["*", "/"]));
  const isDivisor = (index: number) => isOperator(operators[index - 1], ["/"]);
  if (factors.some((type, index) => hasUnit(type) && isDivisor(index))) return "invalid";
  const [unit, ...others] = factors.filter(hasUnit);
  if (others.length > 0) return "invalid";
  return unit ?? (factors.includes("any") ? "any" : "number");
}

function hasUnit(type: MathType): boolean {
  return type !== "number" && type !== "any";
}

function valueType(node: CssNode | undefined): MathType {
  if (node?.type === "Number") return "number";
  if (node?.type === "Percentage") return "percentage";
  if (node?.type === "Dimension") return typeOfUnit(node.unit.toLowerCase());
  // e, pi, infinity
  if (node?.type === "Identifier") return "number";
  if (node?.type === "Parentheses") return sumType(node.children.toArray());
  return node?.type === "Function" ? mathType(node) : "invalid";
}

function typeOfUnit(unit: string): MathType {
  const known = (["length", "angle"] as const).find((type) => lexer.units[type].includes(unit));
  return known ?? "invalid";
}

/** The one type of all; a percentage is a length, in each of the properties here. */
function commonType(types: readonly MathType[]): MathType {
  const [first = "any", ...others] = new Set(types.filter((type) => type !== "any"));
  if (others.length === 0) return first;
  const isLength = [first, ...others].every((type) => type === "length" || type === "percentage");
  return isLength ? "length" : "invalid";
}

function splitAt(nodes: readonly CssNode[], ...operators: string[]): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const node of nodes) {
    if (isOperator(node, operators)) parts.push([]);
    else if (node.type !== "WhiteSpace") parts.at(-1)?.push(node);
  }
  return parts;
}

function isOperator(node: CssNode | undefined, operators: readonly string[]): boolean {
  if (node?.type !== "Operator") return false;
  return operators.includes(node.value) || operators.includes(node.value.trim());
}
