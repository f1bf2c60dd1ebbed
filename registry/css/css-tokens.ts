// The library bundled in one file loads four times as fast as its modules.
import { tokenNames, tokenize } from "css-tree/dist/csstree.esm";

/** The bounds of one value: of an override and in a registry file. A value beyond one is not parsed. */
export const VALUE_LIMITS = {
  characters: 256,
  /** Parentheses and functions in one another: some parsers take twice as long for each. */
  nesting: 8,
  /** Functions in all. */
  functions: 16,
  /** Parts separated by commas: family names, arguments. */
  parts: 20,
} as const;

/** What may be in a name without quotes: newer browsers take no other characters outside ASCII for it. */
// prettier-ignore
const OUTSIDE_STRINGS =
  /^[\u0020-\u007e\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u203f\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** The first bound that a value exceeds, as the predicate of a sentence. */
export function exceededLimit(value: string): string | undefined {
  const { characters, nesting, functions, parts } = VALUE_LIMITS;
  if (value.length > characters) return `is longer than ${characters} characters`;
  let [depth, opened, commas] = [0, 0, 0];
  for (const { type } of tokensOf(value)) {
    if (isOpening(type)) {
      depth += 1;
      opened += 1;
    } else if (type === ")-token") depth -= 1;
    else if (type === "comma-token") commas += 1;
    if (depth > nesting) return `is nested more than ${nesting} levels deep`;
  }
  if (opened > functions) return `has more than ${functions} functions and parentheses`;
  return commas >= parts ? `has more than ${parts} parts separated by commas` : undefined;
}

/** css-tree closes what is left open, as a browser does at the end of a file; in a declaration it stays open. */
export function isClosed(value: string): boolean {
  let open = 0;
  for (const { type, text } of tokensOf(value)) {
    if (isOpening(type)) open += 1;
    if (type === ")-token") open -= 1;
    if (open < 0 || type.startsWith("bad-") || !isWhole(type, text)) return false;
  }
  return open === 0;
}

/** A string has its closing quote; what is not in one has no characters that need one. */
function isWhole(type: string, text: string): boolean {
  if (type !== "string-token") return OUTSIDE_STRINGS.test(text);
  return text.length > 1 && text.endsWith(text.charAt(0));
}

function tokensOf(value: string): { type: string; text: string }[] {
  const tokens: ReturnType<typeof tokensOf> = [];
  tokenize(value, (type, start, end) => {
    tokens.push({ type: tokenNames[type] ?? "", text: value.slice(start, end) });
  });
  return tokens;
}

function isOpening(type: string): boolean {
  return type === "function-token" || type === "(-token";
}
