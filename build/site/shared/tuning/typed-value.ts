import {
  type CssProperty,
  type QuantityType,
  factsOf,
} from "../../../../registry/css/css-properties.ts";
import { forbiddenCharacterIn } from "../../../../registry/css/forbidden-characters.ts";

/** A value as it is published, or what is wrong with it, as a sentence without its subject. */
export type TypedValue = { value: string; problem?: never } | { value?: never; problem: string };

const MAX_CHARACTERS = 256;
const MAX_PARTS = 8;
/** Of math functions, together. */
const MAX_ARGUMENTS = 20;

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]*|%)$/;
const UNIT =
  /^(?:px|r?em|r?ex|r?ch|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|pt|pc)$/;

/**
 * Checks what a reader types for a property, without the grammar of CSS: lengths, numbers, keywords, math
 * functions and families. The server accepts all that this does, and more.
 *
 * @returns the value as the server would publish it
 */
export function typedValue(property: CssProperty, text: string): TypedValue {
  const value = text.trim();
  const { expected } = factsOf(property);
  if (value === "") return { problem: `is empty; type ${expected}` };
  const accepted =
    value.length > MAX_CHARACTERS || forbiddenCharacterIn(text) !== undefined
      ? undefined
      : property === "font-family"
        ? families(value)
        : isOfProperty(property, value)
          ? value
          : undefined;
  return accepted === undefined
    ? { problem: `“${value}” is not ${expected}` }
    : { value: accepted };
}

function isOfProperty(property: CssProperty, value: string): boolean {
  const { keywords, types } = factsOf(property);
  if (keywords.test(value)) return true;
  const quantity = quantityIn(value);
  if (quantity === undefined) return property !== "font-weight" && isMath(value, types);
  const { number, kind } = quantity;
  if (property === "font-weight" && !(number >= 1 && number <= 1000)) return false;
  if (property !== "letter-spacing" && (number < 0 || value.startsWith("-"))) return false;
  return types.includes(kind) || (number === 0 && kind === "number" && types.includes("length"));
}

function quantityIn(text: string): { number: number; kind: QuantityType } | undefined {
  const [, number, unit = ""] = NUMBER.exec(text) ?? [];
  if (number === undefined) return undefined;
  const kind = unit === "" ? "number" : unit === "%" ? "percentage" : "length";
  return kind === "length" && !UNIT.test(unit) ? undefined : { number: Number(number), kind };
}

const FUNCTIONS: Readonly<Record<string, (count: number) => boolean>> = {
  calc: (count) => count === 1,
  min: (count) => count >= 1,
  max: (count) => count >= 1,
  clamp: (count) => count === 3,
};
/** Whether a text is one math function with a result of one of some kinds. */
function isMath(text: string, kinds: readonly QuantityType[]): boolean {
  // A plus or a minus is an operator only between spaces.
  const tokens = text
    .replace(/\(/g, "( ")
    .replace(/[),*/]/g, " $& ")
    .split(" ")
    .filter(Boolean);
  if (tokens.filter((token) => token.endsWith("(")).length > MAX_PARTS) return false;
  if (tokens.filter((token) => token === ",").length >= MAX_ARGUMENTS) return false;
  if (!tokens[0]?.endsWith("(") || tokens[0] === "(") return false;
  const kind = termOf(tokens);
  return tokens.length === 0 && kind !== undefined && kinds.includes(kind);
}

/** Each takes its tokens off the list. @returns undefined where they are no calculation of one kind */
function sumOf(tokens: string[]): QuantityType | undefined {
  let kind = productOf(tokens);
  while (tokens[0] === "+" || tokens[0] === "-") {
    tokens.shift();
    kind = common(kind, productOf(tokens));
  }
  return kind;
}

function productOf(tokens: string[]): QuantityType | undefined {
  let kind = termOf(tokens);
  while (tokens[0] === "*" || tokens[0] === "/") {
    const isDivided = tokens.shift() === "/";
    const [next = ""] = tokens;
    if (isDivided && quantityIn(next)?.number === 0) return undefined;
    const other = termOf(tokens);
    if (other === "number") continue;
    if (isDivided || kind !== "number") return undefined;
    kind = other;
  }
  return kind;
}

function termOf(tokens: string[]): QuantityType | undefined {
  const token = tokens.shift() ?? "";
  if (!token.endsWith("(")) return quantityIn(token)?.kind;
  const isAllowed = token === "(" ? FUNCTIONS["calc"] : FUNCTIONS[token.slice(0, -1)];
  let count = 0;
  let kind: QuantityType | undefined;
  do {
    const argument = sumOf(tokens);
    kind = count === 0 ? argument : common(kind, argument);
    count += 1;
  } while (tokens[0] === "," && tokens.shift());
  return tokens.shift() === ")" && isAllowed?.(count) === true ? kind : undefined;
}

/** A length and a percentage add up to a length. */
function common(
  one: QuantityType | undefined,
  other: QuantityType | undefined,
): QuantityType | undefined {
  if (one === other) return one;
  if (one === undefined || other === undefined) return undefined;
  return one === "number" || other === "number" ? undefined : "length";
}

const VARIABLE = /^var\(--[a-z0-9-]+\)$/;
const QUOTED = /^(?:'[^'"]*'|"[^'"]*")$/;
const WORDS = /^[a-z_][\w-]*(?: [a-z_][\w-]*)*$/i;
/** Words that mean something else in `font-family`. */
const RESERVED = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;
/** They are families by themselves, and no words of a name. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-.*)\s/i;
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

function families(text: string): string | undefined {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length > MAX_PARTS) return undefined;
  if (parts.every(isFamily)) return text;
  const quoted = parts.map((part) =>
    isFamily(part) ? part : needsQuotes(part) ? `'${part}'` : undefined,
  );
  return quoted.includes(undefined) ? undefined : quoted.join(", ");
}

function isFamily(part: string): boolean {
  const isReserved = part.split(" ").some((word) => RESERVED.test(word));
  const isName = WORDS.test(part) && !isReserved && !GENERIC.test(part);
  const isQuoted = QUOTED.test(part) && part.slice(1, -1).trim() !== "";
  return VARIABLE.test(part) || isQuoted || isName;
}

/** A name with a word that begins with a digit, which CSS requires to be quoted: `Source Serif 4`. */
function needsQuotes(part: string): boolean {
  const words = part.split(" ");
  return words.every((word) => WORD.test(word)) && /[a-z]/i.test(part) && /(?:^| )\d/.test(part);
}
