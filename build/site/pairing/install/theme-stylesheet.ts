import { type Rules, cssRule, omitted } from "../../../../registry/formats/rules.ts";
import { type StylesheetParts, fontLoading } from "./stylesheet-parts.ts";
import { ELEMENTS, type TunedElement, elementOf } from "../../shared/tuning/tuning.ts";

/** What a utility of a size sets beside it. */
const WITH_SIZE: readonly (readonly [property: string, suffix: string])[] = [
  ["line-height", "--line-height"],
  ["letter-spacing", "--letter-spacing"],
  ["font-weight", "--font-weight"],
];

/** Of running text, which no rule sets. */
const TEXT_SIZE = "1rem";

/** The variables of the pairing's roles. */
const ROLE = /^var\(--font-(heading|body|mono)\)$/;

/**
 * A pairing as theme variables of Tailwind CSS 4, in a whole stylesheet: `font-heading text-h1` draws what
 * the rule of `h1` states.
 *
 * @param rules of the pairing, tuned or not
 * @see https://tailwindcss.com/docs/theme
 */
export function themeStylesheet(parts: StylesheetParts, rules: Rules): string {
  const { "font-optical-sizing": opticalSizing, ...families } = parts.root;
  const sizes = ELEMENTS.map(({ selector, key }) => elementVariables(selector, rules[key] ?? {}));
  const theme = Object.assign({}, families, ...sizes) as Record<string, string>;
  return [
    classesComment(parts.title, rules),
    fontLoading(parts, '@import "tailwindcss";\n'),
    cssRule("@theme", theme),
    ...(opticalSizing === undefined
      ? []
      : [`\n${cssRule(":root", { "font-optical-sizing": opticalSizing })}`]),
  ].join("");
}

function elementVariables(
  name: TunedElement["selector"],
  rule: Rules[string],
): Record<string, string> {
  const { "font-size": size = TEXT_SIZE, "font-family": family } = rule;
  const besides = WITH_SIZE.flatMap(([property, suffix]) => {
    const value = rule[property];
    return value === undefined ? [] : [[`--text-${name}${suffix}`, value] as const];
  });
  return {
    ...(family !== undefined && !ROLE.test(family) && { [`--font-${ownFamily(name)}`]: family }),
    [`--text-${name}`]: size,
    ...Object.fromEntries(besides),
  };
}

/** Which classes draw which element. */
function classesComment(title: string, rules: Rules): string {
  const lines = ELEMENTS.map(
    ({ selector, key }) => ` * ${key}: ${themeClasses(selector, rules)}\n`,
  );
  const stated = ["font-size", "font-family", ...WITH_SIZE.map(([property]) => property)];
  const others = omitted(
    rules,
    (selector, property) =>
      stated.includes(property) && ELEMENTS.some(({ key }) => key === selector),
  ).map((css) => ` * Not in the theme: ${css}\n`);
  return `/*\n * ${title}\n${[...lines, ...others].join("")} */\n`;
}

/** The classes that draw an element as its rule states: `font-heading text-h1`. */
export function themeClasses(selector: TunedElement["selector"], rules: Rules): string {
  const { key = "" } = elementOf(selector) ?? {};
  const family = rules[key]?.["font-family"] ?? "";
  const [, role = ownFamily(selector)] = ROLE.exec(family) ?? [];
  return `font-${role} text-${selector}`;
}

/** What the family of an element is called that is not that of a role; `body` is a role, too. */
function ownFamily(selector: TunedElement["selector"]): string {
  return selector === "body" ? "text" : selector;
}
