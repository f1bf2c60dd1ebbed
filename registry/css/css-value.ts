// The library bundled in one file loads four times as fast as its modules.
import { type CssNode, type FunctionNode, lexer, parse, walk } from "css-tree/dist/csstree.esm";
import { type MathType, isMathFunction, mathType } from "./css-math.ts";
import { exceededLimit, isClosed } from "./css-tokens.ts";
import { forbiddenCharacterIn } from "./forbidden-characters.ts";

/** The five properties that a pairing sets and a query may override. */
export type CssProperty =
  "font-family" | "font-size" | "font-weight" | "letter-spacing" | "line-height";

/** A valid value, or what is wrong with it, as the predicate of a sentence: `is empty; expected …`. */
export type ParsedCssValue =
  { value: string; problem?: never } | { value?: never; problem: string };

const LENGTHS: readonly MathType[] = ["length", "percentage"];

/**
 * What to write instead; the value that replaces a `var()` when the grammar is checked; the types that
 * a calculation may have.
 */
const PROPERTY: Readonly<
  Record<CssProperty, { expected: string; sample: string; types: readonly MathType[] }>
> = {
  "font-family": {
    expected: 'a family name or var(), such as Fira Code or "Lato", serif',
    sample: "x",
    types: [],
  },
  "font-size": { expected: "a size, such as 3rem, 48px or 1.5em", sample: "1px", types: LENGTHS },
  "font-weight": { expected: "a weight from 1 to 1000, or bold", sample: "400", types: ["number"] },
  "letter-spacing": { expected: "a length, such as -0.02em", sample: "1px", types: LENGTHS },
  "line-height": {
    expected: "a number or a size, not negative, such as 1.5",
    sample: "1",
    types: ["number", ...LENGTHS],
  },
};

/** A `var()`, its fallback in the first group. */
const REFERENCE = /^var\(\s*--[\w-]+\s*(?:,(.*))?\)$/is;

const LETTERS_AND_DIGITS = /^[\p{L}\p{N} -]+$/u;

/**
 * Checks one CSS value against the grammar of its property.
 *
 * The grammar is css-tree's, with additions. `var()`, which the lexer refuses, is replaced by a valid
 * sample, and its fallback is checked in its place. The arguments of math functions, which the lexer
 * does not look at inside a property, are checked, and the type of the result. Negative line heights,
 * which the lexer accepts, are refused, and so is everything that could end the declaration, now or
 * after Unicode normalization.
 *
 * @returns the value, trimmed; a family name that CSS requires to be quoted is returned quoted
 * @see specification 4.1, and CSS Values and Units 4
 */
export function parseCssValue(property: CssProperty, text: string): ParsedCssValue {
  const { expected } = PROPERTY[property];
  const value = text.trim();
  if (value === "") return { problem: `is empty; expected ${expected}` };
  const exceeded = exceededLimit(text);
  if (exceeded !== undefined) return { problem: exceeded };
  const forbidden = forbiddenCharacterIn(text);
  if (forbidden !== undefined) {
    return { problem: `contains ${forbidden}, which is not allowed; expected ${expected}` };
  }
  if (isOfProperty(property, value)) return { value };

  const quoted = property === "font-family" ? withQuotes(value) : undefined;
  if (quoted !== undefined && isOfProperty(property, quoted)) return { value: quoted };
  return { problem: `is ${JSON.stringify(value)}; expected ${expected}` };
}

function isOfProperty(property: CssProperty, value: string): boolean {
  if (!isClosed(value)) return false;
  const { sample, types } = PROPERTY[property];
  const calculations = [value, withoutVars(value, "var(--any)") ?? ""].flatMap(calculationsIn);
  if (!calculations.every((type) => type === "any" || types.includes(type))) return false;
  // Without var() both are the value itself.
  const replacements = hasVar(value) ? [sample, undefined] : [sample];
  return replacements.every((replacement) => {
    const plain = withoutVars(value, sample, replacement);
    return plain !== undefined && matchesGrammar(property, plain);
  });
}

function matchesGrammar(property: CssProperty, value: string): boolean {
  if (property === "line-height" && value.trim().startsWith("-")) return false;
  const functions = functionsIn(value);
  return (
    functions !== undefined &&
    lexer.matchProperty(property, value).error === null &&
    functions.every(hasValidArguments)
  );
}

/**
 * The value with a replacement for each `var()`; undefined when one is malformed.
 *
 * @param replacement what to put in; when left out, the fallback where there is one
 */
function withoutVars(value: string, sample: string, replacement?: string): string | undefined {
  if (!hasVar(value)) return value;
  const variables = outermost((functionsIn(value) ?? []).filter(isVar));
  let plain = "";
  let end = 0;
  for (const [from, to] of variables.map(spanOf)) {
    const reference = REFERENCE.exec(value.slice(from, to));
    if (reference === null) return undefined;
    const [, fallback] = reference;
    const inner = replacement ?? (fallback === undefined ? sample : withoutVars(fallback, sample));
    if (inner === undefined) return undefined;
    plain += `${value.slice(end, from)} ${inner} `;
    end = to;
  }
  return plain + value.slice(end);
}

/** The type of each outermost function in a value. */
function calculationsIn(value: string): MathType[] {
  return outermost(functionsIn(value) ?? []).map(mathType);
}

/** @param functions in the order of their starts */
function outermost(functions: readonly FunctionNode[]): FunctionNode[] {
  let end = 0;
  return functions.filter((node) => {
    const [from, to] = spanOf(node);
    if (from < end) return false;
    end = to;
    return true;
  });
}

function hasVar(value: string): boolean {
  return /var\(/i.test(value);
}

function isVar({ name }: FunctionNode): boolean {
  return name.toLowerCase() === "var";
}

function spanOf({ loc }: FunctionNode): [from: number, to: number] {
  return [loc?.start.offset ?? 0, loc?.end.offset ?? 0];
}

/** Every function in a value, outer before inner; undefined when it cannot be parsed. */
function functionsIn(value: string): FunctionNode[] | undefined {
  const functions: FunctionNode[] = [];
  try {
    const root: CssNode = parse(value, { context: "value", positions: true });
    walk(root, { visit: "Function", enter: (node) => void functions.push(node) });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return functions;
}

function hasValidArguments(node: FunctionNode): boolean {
  // The lexer throws for a name that is no name of its grammar, such as `-webkit-calc`.
  return (
    isMathFunction(node.name) && lexer.match(`<${node.name.toLowerCase()}()>`, node).error === null
  );
}

function withQuotes(families: string): string | undefined {
  const parts = families.split(",").map((part) => part.trim());
  const quoted = parts.map((part) => {
    if (isOfProperty("font-family", part)) return part;
    return needsQuotes(part) ? `'${part.replace(/ +/g, " ")}'` : undefined;
  });
  return quoted.includes(undefined) ? undefined : quoted.join(", ");
}

/** A name with a word that starts with a digit, which CSS requires to be quoted: `Source Serif 4`. */
function needsQuotes(family: string): boolean {
  return LETTERS_AND_DIGITS.test(family) && /\p{L}/u.test(family) && /(?:^| )\d/.test(family);
}
