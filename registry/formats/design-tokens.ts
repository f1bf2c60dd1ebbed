import { familyNames } from "../flavours/family-list.ts";
import type { PairingItem } from "../model/items.ts";
import { formatJson } from "../model/json.ts";
import { rounded } from "../pairing/derived-css.ts";
import { textSizeOf } from "../pairing/scale.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { type Rules, declaration, omitted } from "./rules.ts";
import { installedRules } from "../pairing/installed-rules.ts";
import {
  type Dimension,
  type TokenValue,
  familyValue,
  letterSpacingValue,
  lineHeightValue,
  sizeValue,
  weightValue,
} from "./token-values.ts";

/** What the tokens of a pairing state beside its rules. */
interface TokenFacts {
  title: string;
  hostedFontsUrl: string;
  opticalSizing?: "none";
  /** The size that suits long text; no rule sets it. */
  textSize: Dimension;
  /** The width of a column of it. */
  measure?: Dimension;
  /** Names of families for each variable `--font-{name}`, the generic one last. */
  families: ReadonlyMap<string, readonly string[]>;
}

const VENDOR = "typography-registry";

/** The properties of a style that have tokens of their own: in CSS, and the type of the tokens. */
const PROPERTIES = {
  size: { css: "font-size", type: "dimension" },
  weight: { css: "font-weight", type: "fontWeight" },
  "line-height": { css: "line-height", type: "number" },
  "letter-spacing": { css: "letter-spacing", type: "dimension" },
} as const;
type TokenProperty = keyof typeof PROPERTIES;
const TOKEN_PROPERTIES = Object.keys(PROPERTIES) as readonly TokenProperty[];

/** What a rule states, as values of tokens; a property that the format cannot express is missing. */
interface TokenStyle {
  /** In the names of its tokens. */
  name: string;
  selector: string;
  /** A reference to a token of a role, or names. */
  family: string | string[] | undefined;
  size: Dimension | undefined;
  weight: number | undefined;
  "line-height": number | undefined;
  "letter-spacing": Dimension | undefined;
  /** CSS properties that its rule states; it takes over the others from the text around it. */
  stated: ReadonlySet<string>;
  differences: Difference[];
}

/** A declaration that the format cannot express as it stands. */
export interface Difference {
  css: string;
  /** The token that has the nearest value, if one has. */
  token?: string;
  note: string;
}

/** The selectors of rules, and the names of their tokens: characters that references allow. */
const STYLES: ReadonlyMap<string, string> = new Map([
  ["h1", "h1"],
  ["h2", "h2"],
  ["h3", "h3"],
  ["h4, h5, h6", "h4-h6"],
  ["body, p", "text"],
  ["code, pre", "code"],
]);
const TEXT = "body, p";

/** What browsers draw running text with, where no rule states it. */
const INITIAL = { "font-size": "1rem", "font-weight": "400", "letter-spacing": "normal" };

/** A published pairing as design tokens. */
export function tokensOf(pairing: PairingItem, fonts: HostedFonts): string {
  const textRem = Number.parseFloat(textSizeOf(pairing));
  const { measure } = pairing.meta ?? {};
  return designTokens(installedRules(pairing, fonts.font), {
    title: pairing.title,
    hostedFontsUrl: fonts.url,
    ...(pairing.meta?.opticalSizing && { opticalSizing: pairing.meta.opticalSizing }),
    textSize: { value: textRem, unit: "rem" },
    ...(measure && {
      measure: { value: rounded(Number.parseFloat(measure) * textRem, 0.01), unit: "rem" },
    }),
    families: new Map(fonts.named.map(({ name, use }) => [name, familyNames(use.font)])),
  });
}

/**
 * A pairing as design tokens: families, sizes, weights, line heights, letter spacings, and typography
 * tokens, which refer to them. What the format cannot express is listed in `$extensions`; a style that
 * would need such a value has no typography token.
 *
 * @see Design Tokens Format Module 2025.10, https://www.designtokens.org/TR/2025.10/format/
 */
function designTokens(rules: Rules, facts: TokenFacts): string {
  const styles = tokenStyles(rules, facts.families);
  const { size, ...others } = Object.fromEntries(
    TOKEN_PROPERTIES.map((property) => [property, propertyGroup(property, styles)]),
  ) as Record<TokenProperty, object>;
  const ofRoot = facts.opticalSizing && { "font-optical-sizing": facts.opticalSizing };
  const differences = [
    ...styles.flatMap((style) => style.differences),
    ...omitted({ ...rules, ...(ofRoot && { ":root": ofRoot }) }, hasToken).map((css) => ({
      css,
      note: "no token: the format has no such value",
    })),
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
      ...(facts.measure && {
        measure: { $description: "The width of a column of it.", $value: facts.measure },
      }),
    },
    ...others,
    typography: typographyGroup(styles),
  });
}

/**
 * The styles of a pairing: headings, text, code.
 *
 * @param families names of each variable `--font-{name}`
 */
function tokenStyles(rules: Rules, families: ReadonlyMap<string, readonly string[]>): TokenStyle[] {
  const text = styleOf("text", TEXT, { ...INITIAL, ...rules[TEXT] }, families);
  return [...STYLES].map(([selector, name]) =>
    selector === TEXT ? text : styleOf(name, selector, rules[selector] ?? {}, families, text),
  );
}

/** Whether a declaration has a token, or a note on why not. */
function hasToken(selector: string, property: string): boolean {
  const properties = ["font-family", ...Object.values(PROPERTIES).map(({ css }) => css)];
  return STYLES.has(selector) && properties.includes(property);
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
    name,
    selector,
    family,
    size,
    weight: stated("font-weight", "weight", weightValue),
    "line-height": stated("line-height", "line-height", (css) => lineHeightValue(css, own)),
    "letter-spacing": stated("letter-spacing", "letter-spacing", (css) =>
      letterSpacingValue(css, own),
    ),
    stated: new Set(Object.keys(rule)),
    differences,
  };
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
  return { $type: PROPERTIES[property].type, ...Object.fromEntries(tokens) };
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
    const from = style.stated.has(PROPERTIES[property].css) ? style : text;
    return from?.[property] === undefined ? undefined : `{${property}.${from.name}}`;
  });
  const value = { fontFamily: style.family, fontSize, fontWeight, lineHeight, letterSpacing };
  return Object.values(value).includes(undefined) ? undefined : value;
}

/** The part of a published file that is read back. */
interface PublishedTokens {
  $description: string;
  $extensions: Record<
    typeof VENDOR,
    Pick<TokenFacts, "hostedFontsUrl" | "opticalSizing"> & { differences: readonly Difference[] }
  >;
  font: Record<string, string | { $value: string[] }>;
  size: { "long-text": { $value: Dimension }; measure?: { $value: Dimension } };
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
    ...(size.measure && { measure: size.measure.$value }),
    families: new Map(families),
  });
}

/** Of a published file, or of one with other rules. */
export function differencesIn(file: string): readonly Difference[] {
  return (JSON.parse(file) as PublishedTokens).$extensions[VENDOR].differences;
}
