// The library bundled in one file loads four times as fast as its modules.
import {
  type CssNode,
  type FunctionNode,
  type List,
  type Value,
  findAll,
  generate,
  lexer,
  parse,
  walk,
} from "css-tree/dist/csstree.esm";
import { isMathFunction, mathType } from "./css-math.ts";
import { type CssProperty, factsOf } from "./css-properties.ts";
import { exceededLimit, isClosed } from "./css-tokens.ts";
import { forbiddenCharacterIn } from "./forbidden-characters.ts";

/** A valid value, or what is wrong with it, as the predicate of a sentence: `is empty; expected …`. */
export type ParsedCssValue =
  { value: string; problem?: never } | { value?: never; problem: string };

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
  const { expected } = factsOf(property);
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
  // As it is, and with each variable replaced by its fallback.
  return (
    isClosed(value) &&
    [false, true].every((withFallbacks) => {
      const root = parsedValue(value, withFallbacks);
      return root !== undefined && isValid(property, root);
    })
  );
}

/** @param root is changed: a sample replaces each `var()` */
function isValid(property: CssProperty, root: Value): boolean {
  const { sample, types } = factsOf(property);
  const calculations = root.children.toArray().filter((node) => node.type === "Function");
  const isOfType = calculations
    .map(mathType)
    .every((type) => type === "any" || types.some((one) => one === type));
  replaceVars(root, () => parsedValue(sample, false)?.children);
  return (
    isOfType &&
    functionsIn(root).every(hasValidArguments) &&
    lexer.matchProperty(property, root).error === null &&
    !(property === "line-height" && generate(root).startsWith("-"))
  );
}

/** @returns undefined when the text cannot be parsed, or a variable in it has no valid name */
function parsedValue(text: string, withFallbacks: boolean): Value | undefined {
  try {
    const root = parse(text, { context: "value", parseCustomProperty: true }) as Value;
    if (!functionsIn(root).filter(isVar).every(hasName)) return undefined;
    if (withFallbacks) replaceVars(root, fallbackOf);
    return root;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Replaces each `var()`, inner before outer, by the nodes given for it. */
function replaceVars(root: Value, replacement: (node: FunctionNode) => List<CssNode> | undefined) {
  walk(root, {
    visit: "Function",
    leave: (node, item, list) => {
      const nodes = isVar(node) ? replacement(node) : undefined;
      if (nodes) list.replace(item, nodes);
    },
  });
}

function fallbackOf({ children: { last } }: FunctionNode): List<CssNode> | undefined {
  return last?.type === "Value" ? last.children : undefined;
}

function functionsIn(root: Value): FunctionNode[] {
  return findAll(root, ({ type }) => type === "Function") as FunctionNode[];
}

function isVar({ name }: FunctionNode): boolean {
  return name.toLowerCase() === "var";
}

function hasName({ children: { first } }: FunctionNode): boolean {
  return first?.type === "Identifier" && /^--[\w-]+$/.test(first.name);
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
