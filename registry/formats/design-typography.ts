import { codeSpan } from "./markdown-text.ts";
import { type Rules, omitted } from "./rules.ts";
import { familyValue, weightValue, maximumOf } from "./token-values.ts";

/** A list of one family for each variable `--font-{name}`. */
export type Families = ReadonlyMap<string, readonly string[]>;

/** The typography tokens of a DESIGN.md: the rule that each states, and what it is for. */
const TOKENS = [
  { name: "h1", selector: "h1", purpose: "the title of a page" },
  { name: "h2", selector: "h2", purpose: "sections" },
  { name: "h3", selector: "h3", purpose: "parts of a section" },
  { name: "h4", selector: "h4, h5, h6", purpose: "smaller headings; h5 and h6 are the same" },
  { name: "body", selector: "body, p", purpose: "running text" },
  { name: "code", selector: "code, pre", purpose: "inline and in blocks" },
];

/** A property of any other name is none of the format's. */
const LENGTHS: ReadonlySet<string> = new Set(["font-size", "line-height", "letter-spacing"]);

/** A size that grows with the screen; its tokens state that of a wide one. */
const GROWING = /^clamp\(([^,()]+),/i;

/** The group of typography tokens in YAML; a value that the format cannot express is left out. */
export function typographyTokens(rules: Rules, families: Families): string {
  const tokens = TOKENS.flatMap(({ name, selector }) => {
    // `fontSize` for `font-size`. Any string in JSON is valid YAML.
    const lines = [...tokenOf(rules[selector], families)].map(([property, value]) => {
      const key = property.replace(/-[a-z]/, (letter) => letter.slice(1).toUpperCase());
      return `    ${key}: ${JSON.stringify(value)}\n`;
    });
    return lines.length === 0 ? [] : [`  ${name}:\n`, ...lines];
  });
  return `typography:\n${tokens.join("")}`;
}

/** The same in Markdown: what each token is for and its face, then the declarations that no token has. */
export function typographyProse(rules: Rules, families: Families): string {
  const styles = TOKENS.map(({ name, selector, purpose }) => {
    const token = tokenOf(rules[selector], families);
    const weight = token.has("font-weight") ? ` at weight ${token.get("font-weight")}` : "";
    const family = token.get("font-family");
    const face = family === undefined ? "a family below" : codeSpan(String(family));
    const [, least] = GROWING.exec(rules[selector]?.["font-size"] ?? "") ?? [];
    const phone = least === undefined ? "" : `; ${least} on a phone`;
    return `- **${name}**, ${purpose}: ${face}${weight}${phone}\n`;
  });
  const others = omitted(
    rules,
    (selector, property, css) =>
      TOKENS.some((token) => token.selector === selector) &&
      valueOf(property, css, families) !== undefined,
  );
  const css = others.map((line) => `${line}\n`).join("");
  return `${styles.join("")}\nWhat the tokens cannot state:\n\n\`\`\`css\n${css}\`\`\``;
}

/** What a rule states that the format can express, by CSS property. */
function tokenOf(rule: Rules[string] = {}, families: Families) {
  const values = Object.entries(rule).map(
    ([property, css]) => [property, valueOf(property, css, families)] as const,
  );
  return new Map(values.filter(([, value]) => value !== undefined));
}

/** Undefined for what the format cannot express; of a list of families it has the first. */
function valueOf(property: string, css: string, families: Families): string | number | undefined {
  if (property === "font-family") {
    const { value } = familyValue(css, families);
    const isReference = typeof value === "string";
    return (isReference ? families.get(value.slice("{font.".length, -1)) : value)?.[0];
  }
  if (property === "font-weight") return weightValue(css).value;
  if (property === "line-height" && /^\d+(?:\.\d+)?$/.test(css)) return Number(css);
  if (!LENGTHS.has(property)) return undefined;
  const widest = maximumOf(css);
  if (widest !== undefined) return valueOf(property, widest, families);
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem)$/.test(css) ? css : undefined;
}
