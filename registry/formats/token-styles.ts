import type { Rules } from "./rules.ts";
import {
  type Dimension,
  type TokenValue,
  familyValue,
  letterSpacingValue,
  lineHeightValue,
  sizeValue,
  weightValue,
} from "./token-values.ts";

/** What a rule states, as values of tokens; a property that the format cannot express is missing. */
export interface TokenStyle {
  /** In the names of its tokens. */
  name: string;
  selector: string;
  /** A reference to a token of a role, or names. */
  family: string | string[] | undefined;
  size: Dimension | undefined;
  weight: number | undefined;
  "line-height": number | undefined;
  "letter-spacing": Dimension | undefined;
  /** Properties that its rule does not state, and that it takes over from the text around it. */
  inherited: ReadonlySet<TokenProperty>;
  differences: Difference[];
}

/** The properties of a style that have tokens of their own. */
export type TokenProperty = "size" | "weight" | "line-height" | "letter-spacing";

/** A declaration that the format cannot express as it stands. */
export interface Difference {
  css: string;
  /** The token that has the nearest value, if one has. */
  token?: string;
  note: string;
}

/** The selectors of rules, and the names of their tokens: characters that references allow. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ["h1", "h1"],
  ["h2", "h2"],
  ["h3", "h3"],
  ["h4, h5, h6", "h4-h6"],
]);
const TEXT = "body, p";
const CODE = "code, pre";

/** What browsers draw running text with, where no rule states it. */
const INITIAL = { "font-size": "1rem", "font-weight": "400", "letter-spacing": "normal" };

/**
 * The styles of a pairing: headings, text, code.
 *
 * @param families names of each variable `--font-{name}`
 */
export function tokenStyles(
  rules: Rules,
  families: ReadonlyMap<string, readonly string[]>,
): TokenStyle[] {
  const text = styleOf("text", TEXT, { ...INITIAL, ...rules[TEXT] }, families);
  const headings = [...HEADINGS].map(([selector, name]) =>
    styleOf(name, selector, rules[selector] ?? {}, families, text),
  );
  return [...headings, text, styleOf("code", CODE, rules[CODE] ?? {}, families, text)];
}

/** Declarations of further rules, none of which the format can express. */
export function unexpressedRules(rules: Rules): Difference[] {
  const expressed = new Set([...HEADINGS.keys(), TEXT, CODE]);
  return Object.entries(rules)
    .filter(([selector]) => !expressed.has(selector))
    .flatMap(([selector, rule]) =>
      Object.entries(rule).map(([property, value]) => unexpressed(selector, property, value)),
    );
}

export function unexpressed(selector: string, property: string, value: string): Difference {
  return {
    css: declaration(selector, property, value),
    note: "no token: the format has no such value",
  };
}

/** @param around the style of the text in which the element is */
function styleOf(
  name: string,
  selector: string,
  rule: Rules[string],
  families: ReadonlyMap<string, readonly string[]>,
  around?: TokenStyle,
): TokenStyle {
  const differences: Difference[] = [];
  const stated = <T>(
    property: string,
    token: string | undefined,
    valueOf: (css: string) => TokenValue<T>,
  ): T | undefined => {
    const css = rule[property];
    if (css === undefined) return undefined;
    const { value, note } = valueOf(css);
    const named = value !== undefined && token !== undefined && { token: `${token}.${name}` };
    if (note !== undefined)
      differences.push({ css: declaration(selector, property, css), ...named, note });
    return value;
  };
  const outer = around && { name: "size.text", size: around.size };
  const family = stated("font-family", undefined, (css) => familyValue(css, families));
  const size = stated("font-size", "size", (css) => sizeValue(css, outer));
  const own = { name: `size.${name}`, size };
  return {
    ...{ name, selector, family, size },
    weight: stated("font-weight", "weight", weightValue),
    "line-height": stated("line-height", "line-height", (css) => lineHeightValue(css, own)),
    "letter-spacing": stated("letter-spacing", "letter-spacing", (css) =>
      letterSpacingValue(css, own),
    ),
    inherited: inheritedIn(rule),
    differences,
  };
}

const CSS_PROPERTIES: Readonly<Record<TokenProperty, string>> = {
  size: "font-size",
  weight: "font-weight",
  "line-height": "line-height",
  "letter-spacing": "letter-spacing",
};
export const TOKEN_PROPERTIES = Object.keys(CSS_PROPERTIES) as readonly TokenProperty[];

function inheritedIn(rule: Rules[string]): ReadonlySet<TokenProperty> {
  return new Set(TOKEN_PROPERTIES.filter((property) => !(CSS_PROPERTIES[property] in rule)));
}

function declaration(selector: string, property: string, value: string): string {
  return `${selector} { ${property}: ${value}; }`;
}
