import { formatJson } from "../model/json.ts";
import type { Rules } from "./rules.ts";
import {
  TOKEN_PROPERTIES,
  type TokenProperty,
  type TokenStyle,
  tokenStyles,
  unexpressed,
  unexpressedRules,
} from "./token-styles.ts";
import type { Dimension } from "./token-values.ts";

/** What the tokens of a pairing state beside its rules. */
export interface TokenFacts {
  title: string;
  hostedFontsUrl: string;
  opticalSizing?: "none";
  /** The size that suits long text; no rule sets it. */
  textSize: Dimension;
  /** Names of families for each variable `--font-{name}`, the generic one last. */
  families: ReadonlyMap<string, readonly string[]>;
}

const VENDOR = "typography-registry";

const TYPES: Readonly<Record<TokenProperty, string>> = {
  size: "dimension",
  weight: "fontWeight",
  "line-height": "number",
  "letter-spacing": "dimension",
};

/**
 * A pairing as design tokens: families, sizes, weights, line heights, letter spacings, and typography
 * tokens, which refer to them. What the format cannot express is listed in `$extensions`; a style that
 * would need such a value has no typography token.
 *
 * @see Design Tokens Format Module 2025.10, https://www.designtokens.org/TR/2025.10/format/
 */
export function designTokens(rules: Rules, facts: TokenFacts): string {
  const styles = tokenStyles(rules, facts.families);
  const { size, ...others } = Object.fromEntries(
    TOKEN_PROPERTIES.map((property) => [property, propertyGroup(property, styles)]),
  ) as Record<TokenProperty, object>;
  const differences = [
    ...styles.flatMap((style) => style.differences),
    ...unexpressedRules(rules),
    ...(facts.opticalSizing
      ? [unexpressed(":root", "font-optical-sizing", facts.opticalSizing)]
      : []),
  ];
  return formatJson({
    $description: facts.title,
    $extensions: {
      [VENDOR]: {
        format: "Design Tokens Format Module 2025.10",
        hostedFontsUrl: facts.hostedFontsUrl,
        ...(facts.opticalSizing && { opticalSizing: facts.opticalSizing }),
        differences,
      },
    },
    font: fontGroup(facts),
    size: {
      ...size,
      "long-text": { $description: "Suits long text. No rule sets it.", $value: facts.textSize },
    },
    ...others,
    typography: typographyGroup(styles),
  });
}

function fontGroup({ families }: TokenFacts): object {
  return {
    $type: "fontFamily",
    $description: "As the stylesheet at hostedFontsUrl declares them, without fallback faces.",
    ...Object.fromEntries([...families].map(([name, names]) => [name, { $value: names }])),
  };
}

function propertyGroup(property: TokenProperty, styles: readonly TokenStyle[]): object {
  const tokens = styles
    .filter((style) => style[property] !== undefined)
    .map((style) => [style.name, { $value: style[property] }] as const);
  return { $type: TYPES[property], ...Object.fromEntries(tokens) };
}

function typographyGroup(styles: readonly TokenStyle[]): object {
  const text = styles.find(({ name }) => name === "text");
  const tokens = styles.flatMap((style) => {
    const $value = typographyValue(style, text);
    return $value === undefined
      ? []
      : [[style.name, { $description: `The rule of ${style.selector}.`, $value }] as const];
  });
  return { $type: "typography", ...Object.fromEntries(tokens) };
}

/** All five values are required; undefined where one is missing. */
function typographyValue(style: TokenStyle, text: TokenStyle | undefined): object | undefined {
  const [fontSize, fontWeight, lineHeight, letterSpacing] = TOKEN_PROPERTIES.map((property) => {
    const from = style.inherited.has(property) ? text : style;
    return from?.[property] === undefined ? undefined : `{${property}.${from.name}}`;
  });
  const value = { fontFamily: style.family, fontSize, fontWeight, lineHeight, letterSpacing };
  return Object.values(value).includes(undefined) ? undefined : value;
}

/** The part of a published file that is read back. */
interface PublishedTokens {
  $description: string;
  $extensions: Record<typeof VENDOR, Pick<TokenFacts, "hostedFontsUrl" | "opticalSizing">>;
  font: Record<string, string | { $value: string[] }>;
  size: { "long-text": { $value: Dimension } };
}

/** Published tokens with other rules: the file states all else that tokens are made of. */
export function tokensWithRules(file: string, _published: Rules, changed: Rules): string {
  const { $description, $extensions, font, size } = JSON.parse(file) as PublishedTokens;
  const { hostedFontsUrl, opticalSizing } = $extensions[VENDOR];
  const families = Object.entries(font).flatMap(([name, token]) =>
    typeof token === "string" ? [] : [[name, token.$value] as const],
  );
  return designTokens(changed, {
    title: $description,
    hostedFontsUrl,
    ...(opticalSizing && { opticalSizing }),
    textSize: size["long-text"].$value,
    families: new Map(families),
  });
}
