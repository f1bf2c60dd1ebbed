import type { CssNode, FunctionNode } from "css-tree";

/** What a calculation gives. A `var()` may be of any type, so a calculation with it may be too. */
export type MathType = "number" | "length" | "percentage" | "angle" | "any";

const ANGLE_UNITS: ReadonlySet<string> = new Set(["deg", "grad", "rad", "turn"]);

/** How the types of the arguments make the type of the function; undefined where they cannot. */
const FUNCTIONS: ReadonlyMap<string, (args: readonly MathType[]) => MathType | undefined> = new Map(
  Object.entries({
    calc: alike,
    min: alike,
    max: alike,
    clamp: alike,
    round: alike,
    mod: alike,
    rem: alike,
    abs: alike,
    hypot: alike,
    sign: (args) => alike(args) && "number",
    pow: numbersTo("number"),
    sqrt: numbersTo("number"),
    log: numbersTo("number"),
    exp: numbersTo("number"),
    asin: numbersTo("angle"),
    acos: numbersTo("angle"),
    atan: numbersTo("angle"),
    atan2: (args) => alike(args) && "angle",
    sin: ofAngle,
    cos: ofAngle,
    tan: ofAngle,
  } satisfies Record<string, (args: readonly MathType[]) => MathType | undefined>),
);

/**
 * The type of a maths function, which css-tree's grammar leaves open: it takes `calc(2)` for a size.
 *
 * @returns undefined when the parts do not go together (`1rem + 2`, `1rem * 2rem`), or the function is
 *   none of those known here
 * @see CSS Values and Units 4, type checking
 */
export function mathType({ name, children }: FunctionNode): MathType | undefined {
  const word = name.toLowerCase();
  if (word === "var") return "any";
  const combine = FUNCTIONS.get(word);
  // The strategy of round() is a word before the first comma.
  const args = splitAt(children.toArray(), ",").filter(
    ([first, ...rest]) =>
      !(
        first?.type === "Identifier" &&
        rest.length === 0 &&
        /^(nearest|up|down|to-zero)$/i.test(first.name)
      ),
  );
  const types = args.map(sumType);
  return combine === undefined || types.includes(undefined)
    ? undefined
    : combine(types as MathType[]);
}

function sumType(nodes: readonly CssNode[]): MathType | undefined {
  const terms = splitAt(nodes, "+", "-").map(productType);
  return terms.includes(undefined) ? undefined : alike(terms as MathType[]);
}

function productType(nodes: readonly CssNode[]): MathType | undefined {
  const divisors = splitAt(nodes, "/")
    .slice(1)
    .map(([divisor]) => divisor && valueType(divisor));
  if (divisors.some((type) => type !== "number" && type !== "any")) return undefined;
  const factors = splitAt(nodes, "*", "/").map((factor) =>
    factor[0] && factor.length === 1 ? valueType(factor[0]) : undefined,
  );
  if (factors.includes(undefined)) return undefined;
  const withUnits = factors.filter((type) => type !== "number" && type !== "any");
  if (withUnits.length > 1) return undefined;
  return withUnits[0] ?? (factors.includes("any") ? "any" : "number");
}

function valueType(node: CssNode): MathType | undefined {
  if (node.type === "Number") return "number";
  if (node.type === "Percentage") return "percentage";
  if (node.type === "Dimension")
    return ANGLE_UNITS.has(node.unit.toLowerCase()) ? "angle" : "length";
  // e, pi, infinity
  if (node.type === "Identifier") return "number";
  if (node.type === "Parentheses") return sumType(node.children.toArray());
  return node.type === "Function" ? mathType(node) : undefined;
}

/** Percentages are of a length, in each of the properties here. */
function alike(types: readonly MathType[]): MathType | undefined {
  const [first = "any", ...others] = new Set(types.filter((type) => type !== "any"));
  if (others.length === 0) return first;
  const isLength = [first, ...others].every((type) => type === "length" || type === "percentage");
  return isLength ? "length" : undefined;
}

function ofAngle([type]: readonly MathType[]): MathType | undefined {
  return type === "length" || type === "percentage" ? undefined : "number";
}

function numbersTo(result: MathType) {
  return (types: readonly MathType[]): MathType | undefined =>
    types.every((type) => type === "number" || type === "any") ? result : undefined;
}

function splitAt(nodes: readonly CssNode[], ...operators: string[]): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const node of nodes) {
    if (node.type === "Operator" && operators.includes(node.value.trim())) parts.push([]);
    else if (node.type !== "WhiteSpace") parts.at(-1)?.push(node);
  }
  return parts;
}
