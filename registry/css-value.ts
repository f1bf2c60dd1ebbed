// The one file in which the library is bundled loads four times as fast.
import {
  type CssNode,
  type FunctionNode,
  lexer,
  parse,
  tokenNames,
  tokenize,
  walk,
} from "css-tree/dist/csstree.esm";
import { type MathType, mathType } from "./css-math.ts";

/** The five properties that a pairing sets and a query may override. */
export type CssProperty =
  "font-family" | "font-size" | "font-weight" | "letter-spacing" | "line-height";

/** A value fit to be published, or what is wrong with it, as the predicate of a sentence. */
export type ParsedCssValue =
  { value: string; problem?: never } | { value?: never; problem: string };

/** Longer values are refused unread. */
export const MAX_VALUE_CHARACTERS = 256;

const LENGTHS: readonly MathType[] = ["length", "percentage"];

/**
 * What to write instead; the value that stands for a `var()` when the grammar is checked; what a
 * calculation may give.
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

/** Also inside a string: whoever pastes the value into a stylesheet or a page need not be careful. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const LEAVES_A_DECLARATION = /[;{}<>\\!@\u0000-\u001f\u007f\u2028\u2029]|\/\*|\*\//u;

/** A name with a word that starts with a digit, which CSS must have quoted: `Source Serif 4`. */
const FAMILY_WITHOUT_QUOTES = /^(?=.*\p{L})(?=(?:.* )?\d)[\p{L}\p{N} -]+$/u;

/**
 * Checks one CSS value against the grammar of its property.
 *
 * The grammar is css-tree's, with what it leaves out: `var()`, of which the lexer refuses every one,
 * stands for a value that fits, its fallback is checked in its place; the arguments of `calc()` and
 * its like, which the lexer takes unread inside a property, and what they give; negative line heights, which it forgets.
 * Nothing passes that could end the declaration.
 *
 * @returns the value, trimmed; a family name that CSS must have quoted comes back quoted
 * @see specification 4.1, and CSS Values and Units 4
 */
export function parseCssValue(property: CssProperty, text: string): ParsedCssValue {
  const { expected } = PROPERTY[property];
  const value = text.trim();
  if (value === "") return { problem: `is empty; expected ${expected}` };
  if (text.length > MAX_VALUE_CHARACTERS) {
    return { problem: `is longer than ${MAX_VALUE_CHARACTERS} characters` };
  }
  const outlaw = LEAVES_A_DECLARATION.exec(text)?.[0];
  if (outlaw !== undefined) {
    return {
      problem: `contains ${JSON.stringify(outlaw)}, which no value may; expected ${expected}`,
    };
  }
  if (isOfProperty(property, value)) return { value };

  const quoted = property === "font-family" ? withQuotes(value) : undefined;
  if (quoted !== undefined && isOfProperty(property, quoted)) return { value: quoted };
  return { problem: `is ${JSON.stringify(value)}; expected ${expected}` };
}

function isOfProperty(property: CssProperty, value: string): boolean {
  if (!isClosed(value)) return false;
  const { sample, types } = PROPERTY[property];
  if (!calculationsIn(value).every((type) => type === "any" || types.includes(type))) return false;
  return [sample, undefined].every((replacement) => {
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

/** css-tree, like a browser at the end of a file, closes what was left open. A declaration goes on. */
function isClosed(value: string): boolean {
  const tokens: { type: string; text: string }[] = [];
  tokenize(value, (type, start, end) => {
    tokens.push({ type: tokenNames[type] ?? "", text: value.slice(start, end) });
  });
  const strings = tokens.filter(({ type }) => type === "string-token");
  let open = 0;
  return (
    strings.every(({ text }) => /^(["']).*\1$/.test(text)) &&
    tokens.every(({ type }) => {
      if (type === "function-token" || type === "(-token") open += 1;
      if (type === ")-token") open -= 1;
      return open >= 0 && !type.startsWith("bad-");
    }) &&
    open === 0
  );
}

/**
 * The value with a replacement for each `var()`; undefined when one is malformed.
 *
 * @param replacement what to put in; when left out, the fallback where there is one
 */
function withoutVars(value: string, sample: string, replacement?: string): string | undefined {
  const variable = functionsIn(value)?.find(({ name }) => name.toLowerCase() === "var");
  if (variable?.loc == null) return value;
  const { start, end } = variable.loc;

  const reference = /^var\(\s*--[\w-]+\s*(?:,(.*))?\)$/is.exec(
    value.slice(start.offset, end.offset),
  );
  if (reference === null) return undefined;
  const inner = replacement ?? reference[1] ?? sample;
  return withoutVars(
    `${value.slice(0, start.offset)} ${inner} ${value.slice(end.offset)}`,
    sample,
    replacement,
  );
}

/** The type of each calculation that stands by itself in a value; `angle`, which fits nowhere, if it has none. */
function calculationsIn(value: string): MathType[] {
  const all = functionsIn(value) ?? [];
  const spans = all.map(({ loc }) => [loc?.start.offset ?? 0, loc?.end.offset ?? 0] as const);
  return all
    .filter(({ loc }) => {
      const start = loc?.start.offset ?? 0;
      return !spans.some(([from, to]) => from < start && start < to);
    })
    .map((node) => mathType(node) ?? "angle");
}

/** Every function in a value, outer before inner; undefined when it cannot be read. */
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
  return lexer.match(`<${node.name.toLowerCase()}()>`, node).error === null;
}

function withQuotes(families: string): string | undefined {
  const parts = families.split(",").map((part) => part.trim());
  const quoted = parts.map((part) => {
    if (isOfProperty("font-family", part)) return part;
    return FAMILY_WITHOUT_QUOTES.test(part) ? `'${part.replace(/ +/g, " ")}'` : undefined;
  });
  return quoted.includes(undefined) ? undefined : quoted.join(", ");
}
