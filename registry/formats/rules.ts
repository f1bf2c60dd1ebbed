import type { Rules } from "../model/items.ts";

export type { Rules };

/** The rules at the end of a pairing's stylesheet, in their order. */
export function stylesheetRules(rules: Rules): string {
  return Object.entries(rules)
    .map(([selector, declarations]) => cssRule(selector, declarations))
    .join("\n");
}

/** The declarations that a format has no place for, as CSS; it says of each that it leaves it out. */
export function omitted(
  rules: Rules,
  isStated: (selector: string, property: string, css: string) => boolean,
): string[] {
  return Object.entries(rules).flatMap(([selector, rule]) =>
    Object.entries(rule)
      .filter(([property, css]) => !isStated(selector, property, css))
      .map(([property, css]) => declaration(selector, property, css)),
  );
}

/** A rule of one declaration on a line. */
export function declaration(selector: string, property: string, css: string): string {
  return `${selector} { ${property}: ${css}; }`;
}

/** A rule as text, with a newline at its end. */
export function cssRule(prelude: string, declarations: Rules[string]): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${prelude} {\n${lines.join("")}}\n`;
}

/** What the first lines of a stylesheet tell to write in a page. */
const LINK = /<link rel="stylesheet" href="[^"]*">/;

/**
 * A published stylesheet with other rules. Its first lines name its own address.
 *
 * @param published the rules at its end
 * @param query the overrides
 * @throws when it does not end with them
 */
export function stylesheetWithRules(
  file: string,
  published: Rules,
  changed: Rules,
  query: string,
): string {
  const end = stylesheetRules(published);
  if (!file.endsWith(end)) throw new Error("The stylesheet does not end with the pairing's rules.");
  const start = file.slice(0, file.length - end.length);
  return start.replace(LINK, (link) => withQuery(link, query)) + stylesheetRules(changed);
}

/** After the fonts of roles, if the URL names any. */
function withQuery(link: string, query: string): string {
  return link.replace(/">$/, `${link.includes("?") ? "&" : "?"}${query}">`);
}
